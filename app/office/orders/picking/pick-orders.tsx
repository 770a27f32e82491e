import { Form, Link } from 'react-router'
import type { OrderProgress } from '#commerce/orders/picking/picking.ts'
import { officeOrderListMessages } from '#messages/office/order-list.ts'
import { pickingMessages as texts } from '#messages/office/picking.ts'
import { StatusDial } from '../../ui/status-dial.tsx'
import styles from './pick-orders.module.css'

interface PickOrdersProps {
  progress: readonly OrderProgress[]
  returnTo: string
}

/** The progress of each order. Without a script, each is packed here. */
export function PickOrders({ progress, returnTo }: PickOrdersProps) {
  return (
    <section className={styles.orders}>
      <h2>{texts.orders}</h2>
      <ul>
        {progress.map(({ id, number, picked, needed }) => (
          <li key={id}>
            <StatusDial state={picked >= needed ? 'done' : picked > 0 ? 'half' : 'ring'} />
            <Link to={`/office/orders/${number}`}>{number}</Link>
            <span className={`muted ${styles.progress}`}>{texts.pickedOf(picked, needed)}</span>
            <Form method="post" action="/office/orders/pack" className={styles.plain}>
              <input type="hidden" name="pick" value={id} />
              <input type="hidden" name="returnTo" value={returnTo} />
              <button type="submit" className="button outlined">
                {officeOrderListMessages.pack}
                <span className="visually-hidden"> {number}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
