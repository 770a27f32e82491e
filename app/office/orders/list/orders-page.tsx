import { Form, Link } from 'react-router'
import { orderListSearch } from '#commerce/orders/order-list/order-list-params.ts'
import { listMessages } from '#messages/office/lists.ts'
import { officeOrderListMessages as messages } from '#messages/office/order-list.ts'
import { pickingMessages } from '#messages/office/picking.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListPager } from '../../ui/list/list-pager.tsx'
import { RecordTools } from '../../ui/list/record-tools.tsx'
import { ViewTabs } from '../../ui/list/view-tabs.tsx'
import { OfficeIcon } from '../../ui/office-icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { RecordTable } from '../../ui/table/record-table.tsx'
import type { Route } from './+types/orders-page.ts'
import { BulkBar, bulkForm } from './bulk-bar.tsx'
import { ColumnsMenu } from './columns-menu.tsx'
import { loadOrderList } from './load-order-list.server.ts'
import { orderColumns } from './order-columns.tsx'
import { OrderFilters } from './order-filters.tsx'
import styles from './orders-page.module.css'
import { SavedView } from './saved-view.tsx'

export const middleware = [allow('orders.read')]

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadOrderList(context.get(shopContext), url, new Date())
}

/** The list of orders: views, search, filters, and what can be done with several at once. */
export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { params, search, unread, chips, rows, count, tabs, previous, next, payments } = loaderData
  const here = `/office/orders${search}`
  const isWork = params.state === 'paid' || params.state === 'late'
  const plain = orderListSearch({ ...params, columns: '' })
  const current = tabs.some(tab => tab.search === search) ? search : plain
  const toPack = rows.filter(({ canPack }) => canPack).map(({ id }) => id)
  return (
    <>
      <PageHead
        title={messages.title}
        note={count}
        actions={
          <>
            <Link to="/office/orders/ship" className={isWork ? 'button bare wide-only' : 'button outlined'}>
              <OfficeIcon name="truck" />
              {messages.shipByPasting}
            </Link>
            {isWork && toPack.length > 0 && (
              <WorkOnPage orderIds={toPack} hasMore={next !== undefined} returnTo={here} />
            )}
          </>
        }
      />
      <ViewTabs
        label={messages.views}
        tabs={tabs.map(({ label, search: to, count }) => ({
          ...{ to: `/office/orders${withColumns(to, params.columns)}`, label, count },
          isCurrent: to === current,
        }))}
      >
        <SavedView search={search} views={tabs} />
      </ViewTabs>
      <RecordTools
        label={messages.search}
        placeholder={messages.placeholder}
        query={params.search}
        keep={[...new URLSearchParams(search)].filter(([name]) => name !== 'q')}
        chips={chips}
        filters={<OrderFilters params={params} unread={unread} payments={payments} />}
      >
        <ColumnsMenu search={search} columns={params.columns} />
      </RecordTools>
      {Object.entries(unread).map(([name, typed]) => (
        <p key={name} role="alert" className="bad">
          {messages.leftOutFilter(
            messages.fields[name as keyof typeof messages.unread],
            messages.unread[name as keyof typeof messages.unread](typed),
          )}
        </p>
      ))}
      {rows.length === 0 ? (
        <NoOrders search={params.search} isFiltered={search !== ''} />
      ) : (
        <>
          <BulkBar returnTo={here} />
          <RecordTable
            caption={messages.caption(messages.sorts[params.sort])}
            columns={orderColumns(params)}
            rows={rows}
            rowKey={({ id }) => id}
            rowTo={({ number }) => `/office/orders/${number}${search}`}
            pick={{ form: bulkForm, label: ({ number }) => number }}
            isQuiet={({ isOver }) => isOver}
          />
          <ListPager
            note={count && messages.shown(rows.length, count)}
            previousTo={previous}
            nextTo={next}
            labels={pagerLabels[params.sort]}
          />
        </>
      )}
    </>
  )
}

/** Views show the columns that were chosen last, unless they have their own. */
function withColumns(search: string, columns: string): string {
  if (columns === '' || search.includes('columns=')) return search
  return `${search}${search === '' ? '?' : '&'}columns=${columns}`
}

const byPlace = { previous: listMessages.previous, next: listMessages.next }
const pagerLabels = {
  '-placed': { previous: listMessages.newer, next: listMessages.older },
  placed: { previous: listMessages.older, next: listMessages.newer },
  total: byPlace,
  '-total': byPlace,
}

function NoOrders({ search, isFiltered }: { search: string; isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState text={messages.noOrders} />
  const text = search === '' ? messages.noneLeft : messages.noMatch(search)
  return <EmptyState text={text} action={{ to: '/office/orders', label: messages.showAll }} />
}

interface WorkOnPageProps {
  /** The orders of the page that are to pack. */
  orderIds: readonly number[]
  hasMore: boolean
  returnTo: string
}

/** Picks and packs all orders of a view of work, unless some are selected. */
function WorkOnPage({ orderIds, hasMore, returnTo }: WorkOnPageProps) {
  const chosen = new URLSearchParams(orderIds.map(id => ['pick', String(id)]))
  return (
    <>
      <Link to={`/office/pick?${chosen}`} className={`button outlined ${styles.work}`}>
        <OfficeIcon name="scan" />
        {pickingMessages.pickThese}
      </Link>
      <Form method="post" action="/office/orders/pack" className={styles.work} preventScrollReset>
        <input type="hidden" name="returnTo" value={returnTo} />
        {orderIds.map(id => (
          <input key={id} type="hidden" name="pick" value={id} />
        ))}
        <button type="submit" className="button main">
          <OfficeIcon name="package" />
          {messages.packAll(orderIds.length, hasMore)}
        </button>
      </Form>
    </>
  )
}
