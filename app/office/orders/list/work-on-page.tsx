import { Form, Link } from 'react-router'
import { officeOrderListMessages as messages } from '#messages/office/order-list.ts'
import { pickingMessages } from '#messages/office/picking.ts'
import { OfficeIcon } from '../../ui/office-icon.tsx'
import styles from './work-on-page.module.css'

interface WorkOnPageProps {
  /** The orders of the page that are to pack. */
  orderIds: readonly number[]
  hasMore: boolean
  returnTo: string
}

/** Picks and packs all orders of a view of work, unless some are selected. */
export function WorkOnPage({ orderIds, hasMore, returnTo }: WorkOnPageProps) {
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
