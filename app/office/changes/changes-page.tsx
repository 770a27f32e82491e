import { Form } from 'react-router'
import { readChangeActors } from '#commerce/editing/changes/history/change-entries-store.server.ts'
import { readChangeHistory } from '#commerce/editing/changes/history/read-change-history.server.ts'
import { type Actor, actorKey } from '#commerce/values/actor.ts'
import { addDays, shopDate, startOfDay } from '#commerce/values/zoned-time.ts'
import { currentTimeZone } from '#messages/current-time-zone.server.ts'
import { formatDate } from '#messages/format.ts'
import { changeMessages } from '#messages/office/changes.ts'
import { listMessages } from '#messages/office/lists.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { SelectBox, TextBox } from '../ui/form/office-field.tsx'
import { ListPager } from '../ui/list/list-pager.tsx'
import { RecordTools } from '../ui/list/record-tools.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/changes-page.ts'
import { ChangeItem } from './change-item.tsx'
import { type ChangeListUrl, changeKindNames, changeListPath, readChangeListUrl } from './change-list-url.ts'
import styles from './changes-page.module.css'
import { describeChange } from './describe-change.server.ts'

export const middleware = [allow('changes.read')]

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const reader = context.get(staffContext)
  const list = readChangeListUrl(url.searchParams)
  const timeZone = currentTimeZone()
  const filter = {
    search: list.q,
    kind: list.about === '' ? null : list.about,
    actor: list.by === '' ? null : list.by,
    from: startOfDay(list.from, timeZone)?.toISOString() ?? null,
    until: (list.until !== '' && startOfDay(addDays(list.until, 1), timeZone)?.toISOString()) || null,
  }
  const { entries, names, newer, older } = await readChangeHistory(db, filter, list)
  const today = shopDate(new Date(), timeZone)
  return {
    list,
    newer,
    older,
    changes: entries.map(entry => describeChange(entry, names, reader)),
    actors: (await readChangeActors(db)).map(actor => ({ value: actorKey(actor), label: actorName(actor) })),
    today,
    yesterday: addDays(today, -1),
  }
}

function actorName({ kind, name }: Actor): string {
  return changeMessages.actors[kind](name)
}

/** Everything that anyone changed, the newest first, with Undo. */
export default function ChangesPage({ loaderData }: Route.ComponentProps) {
  const { list, changes, newer, older, today, yesterday } = loaderData
  const { title, search, placeholder, none, noneFound } = changeMessages
  const { q, ...filters } = list
  const isFiltered = changeListPath({ ...list, before: undefined, after: undefined }) !== changeListPath({})
  const dayName = (day: string) =>
    day === today
      ? changeMessages.today
      : day === yesterday
        ? changeMessages.yesterday(formatDate(day))
        : formatDate(day)
  const page = { ...list, before: undefined, after: undefined }
  return (
    <>
      <PageHead title={title} />
      <RecordTools
        label={search}
        placeholder={placeholder}
        query={q}
        keep={keptFilters(filters)}
        chips={chipsOf(loaderData)}
        filters={<ChangeFilters {...loaderData} />}
      />
      {changes.length === 0 && (
        <EmptyState
          text={isFiltered ? noneFound : none}
          {...(isFiltered && { action: { to: changeListPath({}), label: changeMessages.showAllChanges } })}
        />
      )}
      {[...Map.groupBy(changes, ({ day }) => day)].map(([day, ofDay]) => (
        <section key={day}>
          <h2 className={styles.day}>{dayName(day)}</h2>
          {ofDay.map(change => (
            <ChangeItem key={change.id} change={change} />
          ))}
        </section>
      ))}
      {(newer !== null || older !== null) && (
        <ListPager
          previousTo={newer === null ? undefined : changeListPath({ ...page, after: newer })}
          nextTo={older === null ? undefined : changeListPath({ ...page, before: older })}
          labels={{ previous: listMessages.newer, next: listMessages.older }}
        />
      )}
    </>
  )
}

function keptFilters({ about, by, from, until }: Omit<ChangeListUrl, 'q'>): (readonly [string, string])[] {
  return Object.entries({ about, by, from, until }).filter(([, value]) => value !== '')
}

function chipsOf({
  list,
  actors,
}: {
  list: ChangeListUrl
  actors: readonly { value: string; label: string }[]
}) {
  const { about, by, from, until } = list
  const fields = [
    { name: 'about', field: changeMessages.about, value: about && changeMessages.kinds[about] },
    { name: 'by', field: changeMessages.by, value: actors.find(({ value }) => value === by)?.label ?? by },
    { name: 'from', field: changeMessages.from, value: from },
    { name: 'until', field: changeMessages.until, value: until },
  ]
  return fields
    .filter(({ value }) => value !== '')
    .map(({ name, field, value }) => ({
      ...{ field, value },
      removeTo: changeListPath({ ...list, before: undefined, after: undefined, [name]: '' }),
    }))
}

function ChangeFilters({
  list,
  actors,
}: {
  list: ChangeListUrl
  actors: readonly { value: string; label: string }[]
}) {
  const { about, by, from, until, anything, anybody, kinds } = changeMessages
  return (
    <Form className={styles.filters}>
      {list.q !== '' && <input type="hidden" name="q" value={list.q} />}
      <SelectBox
        id="filter-about"
        name="about"
        label={about}
        defaultValue={list.about}
        options={[
          { value: '', label: anything },
          ...changeKindNames.map(kind => ({ value: kind, label: kinds[kind] })),
        ]}
      />
      <SelectBox
        id="filter-by"
        name="by"
        label={by}
        defaultValue={list.by}
        options={[{ value: '', label: anybody }, ...actors]}
      />
      <TextBox id="filter-from" name="from" type="date" label={from} defaultValue={list.from} />
      <TextBox id="filter-until" name="until" type="date" label={until} defaultValue={list.until} />
      <button type="submit" className="button outlined">
        {listMessages.applyFilters}
      </button>
    </Form>
  )
}
