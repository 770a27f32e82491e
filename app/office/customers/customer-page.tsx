import { Link } from 'react-router'
import { can } from '#commerce/people/staff/role.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import { customerMessages } from '#messages/office/customers.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { Block, SplitPage } from '../ui/block.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Status } from '../ui/status-dial.tsx'
import { type RecordColumn, RecordTable } from '../ui/table/record-table.tsx'
import type { Route } from './+types/customer-page.ts'
import { CustomerAside } from './customer-aside.tsx'
import { CustomerNotes } from './customer-notes.tsx'
import styles from './customer-page.module.css'
import { DeletionNotice } from './deletion-notice.tsx'
import { type CustomerPageView, loadCustomerPage } from './load-customer.server.ts'

export const middleware = [allow('customers.read')]

export async function loader({ context, params }: Route.LoaderArgs) {
  const view = await loadCustomerPage(context.get(shopContext), params.customer)
  const mayEdit = can(context.get(staffContext).role, 'customers.edit')
  return { ...view, mayEdit, noteKey: newToken() }
}

const texts = customerMessages.page

/** Everything about one customer. */
export default function CustomerPage({ loaderData: view }: Route.ComponentProps) {
  const { email, name, orders, hasMore, cases, reviews, accountSince, deletedOn } = view
  return (
    <>
      <PageHead
        title={name || email}
        note={accountSince === null ? customerMessages.guest : customerMessages.account}
        trail={[{ to: '/office/customers', label: customerMessages.title }]}
      />
      {deletedOn && (
        <DeletionNotice
          customer={view.key}
          isGuest={accountSince === null}
          date={deletedOn}
          mayEdit={view.mayEdit}
        />
      )}
      <SplitPage aside={<CustomerAside view={view} />}>
        <Block
          title={texts.orders}
          actions={
            hasMore && (
              <Link className="link" to={`/office/orders?q=${encodeURIComponent(email)}`}>
                {texts.allOrders}
              </Link>
            )
          }
        >
          {orders.length === 0 ? (
            <p className="muted">{texts.noOrders}</p>
          ) : (
            <RecordTable
              caption={texts.orders}
              columns={orderColumns}
              rows={orders}
              rowKey={({ number }) => number}
              rowTo={({ number }) => `/office/orders/${number}`}
            />
          )}
        </Block>
        {cases.length > 0 && (
          <Block title={texts.cases}>
            <ul className={`${styles.list} tall-links`}>
              {cases.map(({ number, order, name, date, state }) => (
                <li key={number}>
                  <Link className="link" to={`/office/orders/${order}#${number}`}>
                    {name}
                  </Link>{' '}
                  <span className="muted">
                    {date}, {state}
                  </span>
                </li>
              ))}
            </ul>
          </Block>
        )}
        {reviews.length > 0 && (
          <Block title={texts.reviews}>
            <ul className={`${styles.list} tall-links`}>
              {reviews.map(({ id, title, stars, product }) => (
                <li key={id}>
                  <Link className="link" to={`/office/reviews/${id}`}>
                    {title}
                  </Link>{' '}
                  <span className="muted">
                    {texts.stars(stars)}, {product}
                  </span>
                </li>
              ))}
            </ul>
          </Block>
        )}
        <CustomerNotes view={view} />
      </SplitPage>
    </>
  )
}

const { columns } = customerMessages

const orderColumns: RecordColumn<CustomerPageView['orders'][number]>[] = [
  { id: 'order', head: columns.order, width: 9, card: 'name', cell: ({ number }) => number },
  {
    ...{ id: 'status', head: columns.status, card: 'fact' },
    cell: ({ dial, state }) => <Status dial={dial}>{state}</Status>,
  },
  {
    ...{ id: 'placed', head: columns.placed, width: 12, priority: 2 },
    cell: ({ placed }) => <span className="muted">{placed}</span>,
  },
  { id: 'total', head: columns.total, width: 7, isNumber: true, card: 'fact', cell: ({ total }) => total },
]
