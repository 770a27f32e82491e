import { data } from 'react-router'
import { choiceField } from '#commerce/editing/input/text-fields.server.ts'
import { moveRecord } from '#commerce/editing/moving/move-record.server.ts'
import { findRecordRow } from '#commerce/editing/read-records.server.ts'
import { moveMessages as texts } from '#messages/office/moves.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { formOrigin } from '#web/staff/form-origin.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/move-record.ts'
import { allowRecords } from './allow-records.server.ts'
import { kindOfPath } from './office-record-kinds.server.ts'
import { definitionOf } from './record-fields.server.ts'
import { readRecordParam, recordListPath } from './record-paths.ts'
import { nameOfTexts } from './record-texts.ts'

const fields = { direction: choiceField(['up', 'down']) }

export const middleware = [allowRecords(), acceptForm(fields)]

/** Moves a record one step in the list of its kind. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { request, context, url, params } = args
  const kind = kindOfPath(url.pathname)
  const definition = definitionOf(kind)
  const { db } = context.get(shopContext)
  const key = readRecordParam(params.record, definition.key.length)
  const row = key && (await findRecordRow(db, definition, key))
  if (!key || !row) throw data(null, { status: 404 })
  const { direction } = input.values
  const columns = Object.entries(row).map(([column, value]) => [column, String(value ?? '')])
  const name = nameOfTexts(kind, Object.fromEntries(columns))
  const origin = formOrigin({ context }, texts.reason(name, direction))
  const moved = await moveRecord(db, origin, definition, key, direction === 'up' ? -1 : 1)
  return redirectWithNotice(
    request,
    recordListPath(kind),
    moved.ok
      ? { text: texts.moved(name, direction), changeSet: moved.changeSet }
      : { text: texts.cannot(name) },
  )
}
