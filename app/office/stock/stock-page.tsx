import { Link } from 'react-router'
import { daysLeft } from '#commerce/catalog/stock/days-left.ts'
import {
  readStockItems,
  type StockFilter,
  type StockItem,
  type StockPageKey,
  stockPageKey,
} from '#commerce/catalog/stock/low-stock-store.server.ts'
import { can } from '#commerce/people/staff/role.ts'
import { readSearch } from '#commerce/values/typed/typed-text.ts'
import { readWholeNumber } from '#commerce/values/whole-number.ts'
import { formatNumber, formatPrice } from '#messages/format.ts'
import { officeStockMessages as texts } from '#messages/office/stock.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { listPath, pageOf, readChoice } from '../ui/list/list-address.ts'
import { ListPager } from '../ui/list/list-pager.tsx'
import { RecordTools } from '../ui/list/record-tools.tsx'
import { ViewTabs } from '../ui/list/view-tabs.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { type RecordColumn, RecordTable } from '../ui/table/record-table.tsx'
import type { Route } from './+types/stock-page.ts'

const stockViews: readonly StockFilter[] = ['low', 'sold-out', 'all']

/** The stock list with these parameters. */
function stockPath(parameters: { view: StockFilter; q: string; after?: string }): string {
  return listPath('/office/stock', parameters)
}

/** The place in the list that an address names, such as "12:TEE-BLK"; null for the start. */
function readStockKey(text: string | null): StockPageKey | null {
  const [, typed, sku] = /^(-1|\d+):(.{1,64})$/.exec(text ?? '') ?? []
  const days = typed === '-1' ? -1 : readWholeNumber(typed)
  return days === undefined || sku === undefined ? null : { days, sku }
}

export const middleware = [allow('stock.read')]

const pageSize = 50

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, settings } = context.get(shopContext)
  const { lowStock: units, lowStockDays: days } = await settings()
  const query = readSearch(url.searchParams)
  const filter = readChoice(url.searchParams, 'view', stockViews) ?? (query === '' ? 'low' : 'all')
  const after = readStockKey(url.searchParams.get('after'))
  const warning = { units, days }
  const rows = await readStockItems(db, {
    ...{ filter, search: query, warning, now: new Date(), after },
    limit: pageSize + 1,
  })
  const { shown: items, last } = pageOf(rows, pageSize)
  const next = last ? stockPageKey(last) : null
  const { role } = context.get(staffContext)
  return { filter, query, items, next, isFirst: after === null, warning, mayEdit: can(role, 'settings.edit') }
}

/** Everything in stock, or what needs attention: sold out first, then by days left. */
export default function StockPage({ loaderData }: Route.ComponentProps) {
  const { filter, query, items, next, isFirst, warning, mayEdit } = loaderData
  const toView = (view: StockFilter) => stockPath({ view, q: query })
  return (
    <>
      <PageHead
        title={texts.title}
        actions={
          <Link className="button outlined" to="/office/stock/counts">
            {texts.counts}
          </Link>
        }
      />
      <ViewTabs
        label={texts.viewsLabel}
        tabs={stockViews.map(view => ({
          to: toView(view),
          label: texts.views[view],
          isCurrent: view === filter,
        }))}
      />
      <RecordTools
        label={texts.search}
        placeholder={texts.searchHint}
        query={query}
        keep={[['view', filter]]}
      />
      {items.length === 0 ? (
        <EmptyState
          text={query === '' ? texts.empty[filter] : texts.noMatch(query)}
          {...(filter !== 'all' && { action: { to: toView('all'), label: texts.seeAll } })}
        />
      ) : (
        <RecordTable
          caption={texts.caption[filter]}
          columns={columns}
          rows={items}
          rowKey={({ sku }) => sku}
          rowTo={({ sku }) => `/office/stock/${encodeURIComponent(sku)}`}
          isQuiet={({ isPublished }) => !isPublished}
        />
      )}
      <ListPager
        note={
          filter === 'low' && (
            <>
              {texts.lowMeans(warning)}{' '}
              {mayEdit && (
                <Link className="link" to="/office/settings/stock">
                  {texts.changeLow}
                </Link>
              )}
            </>
          )
        }
        previousTo={isFirst ? undefined : toView(filter)}
        nextTo={next ? stockPath({ view: filter, q: query, after: `${next.days}:${next.sku}` }) : undefined}
        labels={{ previous: texts.firstPage, next: texts.next }}
      />
    </>
  )
}

const columns: RecordColumn<StockItem>[] = [
  {
    id: 'product',
    head: texts.columns.product,
    card: 'name',
    cell: ({ title, options }) => [title, options].filter(Boolean).join(', '),
  },
  { id: 'sku', head: texts.columns.sku, width: 12, priority: 2, cell: ({ sku }) => sku },
  {
    ...{ id: 'price', head: texts.columns.price, width: 7, isNumber: true, priority: 3 },
    cell: ({ price }) => formatPrice(price),
  },
  {
    ...{ id: 'sold', head: texts.columns.sold, width: 9, isNumber: true, priority: 2 },
    cell: ({ unitsSold }) => formatNumber(Math.max(0, unitsSold)),
  },
  {
    ...{ id: 'available', head: texts.columns.available, width: 9, isNumber: true, card: 'fact' },
    cell: ({ available }) =>
      available === 0 ? (
        <span className="bad">{texts.soldOut}</span>
      ) : (
        <>
          {formatNumber(available)}
          <span className="phone-only"> {texts.inStockShort}</span>
        </>
      ),
  },
  {
    ...{ id: 'days', head: texts.columns.daysLeft, width: 9, isNumber: true, card: 'fact' },
    cell: item => <DaysLeft item={item} />,
  },
]

function DaysLeft({ item }: { item: StockItem }) {
  const left = daysLeft(item)
  if (!item.isPublished) return <span className="muted">{texts.draft}</span>
  if (item.available === 0) return <span className="muted wide-only">–</span>
  if (left === null) return <span className="muted">{texts.noSales}</span>
  return <span className={left <= 7 ? 'bad' : undefined}>{texts.days(left)}</span>
}
