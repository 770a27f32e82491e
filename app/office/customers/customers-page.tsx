import { customerMessages as texts } from '#messages/office/customers.ts'
import { listMessages } from '#messages/office/lists.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterLinks } from '../ui/list/filter-links.tsx'
import { ListPager } from '../ui/list/list-pager.tsx'
import { RecordTools } from '../ui/list/record-tools.tsx'
import { ViewTabs } from '../ui/list/view-tabs.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { type RecordColumn, RecordTable } from '../ui/table/record-table.tsx'
import type { Route } from './+types/customers-page.ts'
import { type CustomerRowView, loadCustomerList } from './load-customer-list.server.ts'

export const middleware = [allow('customers.read')]

export function loader({ context, url }: Route.LoaderArgs) {
  return loadCustomerList(context.get(shopContext), url, new Date())
}

/** Everybody with an order or an account. */
export default function CustomersPage({ loaderData }: Route.ComponentProps) {
  const { params, hasAccounts, rows, isCut, tabs, periods, previous, next } = loaderData
  const { search, view, since } = params
  return (
    <>
      <PageHead title={texts.title} />
      <ViewTabs label={texts.views} tabs={tabs} />
      <RecordTools label={texts.search} placeholder={texts.placeholder} query={search}>
        {!hasAccounts && <FilterLinks label={texts.since} links={periods} />}
      </RecordTools>
      {rows.length === 0 ? (
        <EmptyState
          text={search === '' ? (since === '' ? texts.none[view] : texts.noneLately) : texts.noMatch(search)}
          {...((search !== '' || view !== 'all' || since !== '') && {
            action: { to: '/office/customers', label: texts.seeAll },
          })}
        />
      ) : (
        <>
          <RecordTable
            caption={hasAccounts ? texts.caption.accounts : texts.caption.buyers}
            columns={columnsOf(hasAccounts)}
            rows={rows}
            rowKey={({ to }) => to}
            rowTo={({ to }) => to}
          />
          <p className="muted">{texts.spentNote}</p>
          <ListPager
            note={isCut ? texts.firstOnly(rows.length) : undefined}
            previousTo={previous}
            nextTo={next}
            labels={{ previous: listMessages.newer, next: listMessages.older }}
          />
        </>
      )}
    </>
  )
}

const { columns } = texts

function columnsOf(hasAccounts: boolean): RecordColumn<CustomerRowView>[] {
  return [
    { id: 'name', head: columns.name, card: 'name', cell: ({ name }) => name },
    {
      ...{ id: 'email', head: columns.email, card: 'fact' },
      cell: ({ email }) => <span className="soft">{email}</span>,
    },
    {
      ...{ id: 'account', head: columns.account, width: 7, priority: 3 },
      cell: ({ account }) => <span className="muted">{account}</span>,
    },
    {
      ...{ id: 'last', head: hasAccounts ? columns.created : columns.last, width: 12, priority: 2 },
      cell: ({ at }) => <span className="muted">{at}</span>,
    },
    {
      id: 'orders',
      head: columns.orders,
      width: 6,
      isNumber: true,
      priority: 2,
      cell: ({ orders }) => orders,
    },
    { id: 'spent', head: columns.spent, width: 8, isNumber: true, card: 'fact', cell: ({ spent }) => spent },
  ]
}
