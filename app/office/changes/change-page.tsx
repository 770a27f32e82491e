import {
  findChangeEntry,
  stepsPerPage,
} from '#commerce/editing/changes/history/read-change-history.server.ts'
import { findUndoConflicts } from '#commerce/editing/compensations/undo.server.ts'
import { staffActor } from '#commerce/values/actor.ts'
import { readWholeNumber } from '#commerce/values/whole-number.ts'
import { changeMessages } from '#messages/office/changes.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { formatShopMinute } from '#messages/shop-time.server.ts'
import { readPathId } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { ListPager } from '../ui/list/list-pager.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/change-page.ts'
import { ChangeLines, UndoButton } from './change-item.tsx'
import { describeConflicts } from './conflict-choices.server.ts'
import { ConflictChoices } from './conflict-choices.tsx'
import { describeChange } from './describe-change.server.ts'

export const middleware = [allow('changes.read')]

/** With `undo` in the URL, also the rows in conflict of undoing it. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const reader = context.get(staffContext)
  const id = readPathId(params.change)
  const first = readWholeNumber(url.searchParams.get('row')) ?? 0
  const found = await findChangeEntry(db, id, first)
  if (!found) throw new Response(null, { status: 404 })
  const { entry, names } = found
  const change = describeChange(entry, names, reader, { allLines: true })
  const isUndoing = url.searchParams.has('undo') && change.undo?.changeSet === id
  const actor = staffActor(reader)
  const preview = isUndoing ? await findUndoConflicts(db, id, { actor, now: new Date() }) : undefined
  const conflicts = preview?.reason === 'conflict' ? preview.conflicts : []
  const refusal = preview && preview.reason !== 'conflict' ? frameMessages.notUndone[preview.reason] : null
  return {
    refusal,
    change,
    first,
    perPage: stepsPerPage,
    when: formatShopMinute(change.at),
    conflicts: await describeConflicts(db, conflicts),
  }
}

/** One change with all its rows, and the decisions that undoing it needs. */
export default function ChangePage({
  loaderData: { refusal, change, first, perPage, when, conflicts },
}: Route.ComponentProps) {
  const { id, title, by, lines, rows, notes } = change
  const pageTo = (row: number) => `/office/changes/${id}?row=${row}`
  const last = Math.min(first + perPage, rows)
  return (
    <>
      <PageHead
        title={title}
        trail={[{ to: '/office/changes', label: changeMessages.title }]}
        actions={conflicts.length === 0 && <UndoButton change={change} />}
      />
      <p className="muted small">
        {by}, {when}
      </p>
      {refusal && <p className="bad">{refusal}</p>}
      {notes.length > 0 && <p className="muted small">{notes.join(' ')}</p>}
      {conflicts.length > 0 && <ConflictChoices change={change} conflicts={conflicts} />}
      <ChangeLines lines={lines} />
      {rows > perPage && (
        <ListPager
          note={changeMessages.rows(first + 1, last, rows)}
          previousTo={first > 0 ? pageTo(Math.max(0, first - perPage)) : undefined}
          nextTo={last < rows ? pageTo(last) : undefined}
        />
      )}
    </>
  )
}
