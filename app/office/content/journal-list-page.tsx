import { Link } from 'react-router'
import { type ListedEntry, readEntryPage } from '#commerce/content/journal-list-store.server.ts'
import { journalViews } from '#commerce/content/journal-view.ts'
import { readWholeNumber } from '#commerce/values/whole-number.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { officeJournalMessages as texts } from '#messages/office/journal.ts'
import { formatShortShopMinute } from '#messages/shop-time.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { listPath, readChoice } from '../ui/list/list-address.ts'
import { ListPager } from '../ui/list/list-pager.tsx'
import { ViewTabs } from '../ui/list/view-tabs.tsx'
import { OfficeIcon } from '../ui/office-icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Status } from '../ui/status-dial.tsx'
import { type RecordColumn, RecordTable } from '../ui/table/record-table.tsx'
import type { Route } from './+types/journal-list-page.ts'

export const middleware = [allow('content.edit')]

const path = '/office/content/journal'

const stateDials = { draft: 'dashed', scheduled: 'half', published: 'done' } as const

interface EntryRow extends Pick<ListedEntry, 'slug' | 'title'> {
  state: keyof typeof stateDials
  time: string
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = new Date()
  const view = readChoice(url.searchParams, 'view', journalViews) ?? 'all'
  const page = Math.max(1, readWholeNumber(url.searchParams.get('page')) ?? 1)
  const { entries, hasMore } = await readEntryPage(context.get(shopContext).db, { view, page }, now)
  const rows = entries.map(({ slug, title, publishedAt }): EntryRow => {
    if (publishedAt === null) return { slug, title, state: 'draft', time: '' }
    const state = Date.parse(publishedAt) > now.getTime() ? 'scheduled' : 'published'
    return { slug, title, state, time: formatShortShopMinute(publishedAt) }
  })
  return { view, page, rows, hasMore }
}

const columns: RecordColumn<EntryRow>[] = [
  { id: 'title', head: texts.columns.title, cell: ({ title }) => title, card: 'name' },
  {
    ...{ id: 'state', head: texts.columns.state, width: 9, card: 'fact' },
    cell: ({ state }) => <Status dial={stateDials[state]}>{texts.states[state]}</Status>,
  },
  { id: 'time', head: texts.columns.time, card: 'fact', cell: ({ time }) => time },
]

/** All journal entries: drafts, scheduled and published ones. */
export default function JournalListPage({ loaderData: { view, page, rows, hasMore } }: Route.ComponentProps) {
  const at = (number: number) => listPath(path, { view, page: number })
  return (
    <>
      <PageHead
        title={texts.title}
        trail={[{ to: '/office/content', label: frameMessages.pages.content }]}
        actions={
          <Link className="button main" to={`${path}/new`}>
            <OfficeIcon name="plus" />
            {texts.write}
          </Link>
        }
      />
      <ViewTabs
        label={texts.views}
        tabs={journalViews.map(one => ({
          to: listPath(path, { view: one === 'all' ? '' : one }),
          label: texts.tabs[one],
          isCurrent: one === view,
        }))}
      />
      {rows.length === 0 ? (
        <EmptyState
          text={view === 'all' ? texts.none : texts.noneHere}
          action={
            view === 'all' ? { to: `${path}/new`, label: texts.write } : { to: path, label: texts.showAll }
          }
        />
      ) : (
        <RecordTable
          caption={texts.caption}
          columns={columns}
          rows={rows}
          rowKey={({ slug }) => slug}
          rowTo={({ slug }) => `${path}/${encodeURIComponent(slug)}`}
        />
      )}
      {(page > 1 || hasMore) && (
        <ListPager
          previousTo={page > 1 ? at(page - 1) : undefined}
          nextTo={hasMore ? at(page + 1) : undefined}
        />
      )}
    </>
  )
}
