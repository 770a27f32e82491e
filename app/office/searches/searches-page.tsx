import { Form } from 'react-router'
import { readSearchMisses, type SearchMiss } from '#commerce/catalog/search/search-miss-store.server.ts'
import { formatNumber } from '#messages/format.ts'
import { searchesMessages as texts } from '#messages/office/searches.ts'
import { formatShopDate } from '#messages/shop-time.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { listPath, pageOf } from '../ui/list/list-address.ts'
import { ListPager } from '../ui/list/list-pager.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { type RecordColumn, RecordTable } from '../ui/table/record-table.tsx'
import type { Route } from './+types/searches-page.ts'
import { SearchTabs } from './search-tabs.tsx'
import { answerPath, readMissKey, searchesPath, writeMissKey } from './searches-address.ts'

export const middleware = [allow('products.edit')]

const pageSize = 50

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const after = readMissKey(url.searchParams.get('after'))
  const rows = await readSearchMisses(db, { after, limit: pageSize + 1 })
  const { shown, last } = pageOf(rows, pageSize)
  const misses = shown.map(miss => ({ ...miss, last: formatShopDate(miss.lastAt) }))
  return { misses, next: last ? writeMissKey(last) : null, isFirst: after === null }
}

/** Searches without results, the most frequent first. */
export default function SearchesPage({ loaderData }: Route.ComponentProps) {
  const { misses, next, isFirst } = loaderData
  return (
    <>
      <PageHead title={texts.title} />
      <SearchTabs current="misses" />
      <Form method="post" action={`${searchesPath}/dismiss`} id={dismissForm} preventScrollReset />
      {misses.length === 0 ? (
        <EmptyState text={texts.empty} />
      ) : (
        <RecordTable
          caption={texts.caption}
          columns={columns}
          rows={misses}
          rowKey={({ query }) => query}
          rowTo={({ query }) => answerPath(query)}
        />
      )}
      <ListPager
        previousTo={isFirst ? undefined : searchesPath}
        nextTo={next ? listPath(searchesPath, { after: next }) : undefined}
        labels={{ previous: texts.previous, next: texts.next }}
      />
    </>
  )
}

const dismissForm = 'dismiss'

const columns: RecordColumn<SearchMiss & { last: string }>[] = [
  { id: 'query', head: texts.columns.query, card: 'name', cell: ({ query }) => query },
  {
    ...{ id: 'count', head: texts.columns.count, width: 7, isNumber: true, card: 'fact' },
    cell: ({ count }) => (
      <>
        {formatNumber(count)} <span className="phone-only">{texts.onCard(count)}</span>
      </>
    ),
  },
  { id: 'last', head: texts.columns.last, width: 10, card: 'fact', cell: ({ last }) => last },
  {
    ...{ id: 'dismiss', head: texts.columns.dismiss, width: 8 },
    cell: ({ query }) => (
      <button
        type="submit"
        form={dismissForm}
        name="query"
        value={query}
        className="button outlined"
        aria-label={texts.dismissQuery(query)}
      >
        {texts.dismiss}
      </button>
    ),
  },
]
