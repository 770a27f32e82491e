import { Form, Link } from 'react-router'
import { pickingMessages } from '#messages/office/picking.ts'
import { todayMessages as messages } from '#messages/office/today.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { StatusDial } from '../ui/status-dial.tsx'
import styles from './today.module.css'
import { WorkHead } from './work-list.tsx'

interface ToPackProps {
  orders: readonly {
    id: number
    number: string
    due: string
    isLate: boolean
    customer: string
    items: string
  }[]
  count: string | undefined
  lateCount: string | undefined
}

const formId = 'pack'

/** The orders to pack, the longest paid first. */
export function ToPack({ orders, count, lateCount }: ToPackProps) {
  return (
    <section className={styles.job}>
      <WorkHead title={messages.toPack} count={count} seeAll="/office/orders?state=paid&sort=placed">
        {orders.length > 0 && (
          <Link className="link" to="/office/pick">
            {pickingMessages.pickThese}
          </Link>
        )}
        {lateCount && (
          <Link className="bad" to="/office/orders?state=late&sort=placed">
            {messages.late(lateCount)}
          </Link>
        )}
      </WorkHead>
      <Form method="post" action="/office/orders/pack" id={formId} preventScrollReset>
        <input type="hidden" name="returnTo" value="/office" />
      </Form>
      {orders.length === 0 && (
        <EmptyState
          text={messages.nothingToPack}
          action={{ to: '/office/orders?state=shipped', label: messages.seeShipped }}
        />
      )}
      <ul>
        {orders.map(({ id, number, due, isLate, customer, items }) => (
          <li key={id} data-row>
            <StatusDial state="ring" />
            <Link to={`/office/orders/${number}`} className={styles.number} data-row-link>
              {number}
            </Link>
            <span className={isLate ? `${styles.due} bad` : `${styles.due} soft`}>{due}</span>
            <span className={styles.grow}>
              {customer} <span className="muted">{items}</span>
            </span>
            <button
              type="submit"
              form={formId}
              name="pick"
              value={id}
              className="button outlined"
              aria-label={messages.packNumber(number)}
              data-row-key="p"
            >
              {messages.pack}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
