import type { OrderShipment } from '../../../commerce/orders/order.ts'
import { formatDate } from '../../../messages/format.ts'
import { orderMessages } from '../../../messages/orders.ts'
import styles from './order-screen.module.css'

export function Shipments({ shipments }: { shipments: readonly OrderShipment[] }) {
  return (
    <section className={styles.shipments} aria-labelledby="shipments">
      <h2 id="shipments">{orderMessages.packages({ count: shipments.length })}</h2>
      <ul>
        {shipments.map(({ id, carrier, trackingNumber, trackingUrl, deliveredAt }) => (
          <li key={id}>
            <span>{shipmentText(`${carrier} ${trackingNumber}`, deliveredAt)}</span>
            {trackingUrl !== null && (
              <a href={trackingUrl} rel="noopener noreferrer">
                {orderMessages.trackPackage}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function shipmentText(shipment: string, deliveredAt: string | null): string {
  return deliveredAt === null
    ? shipment
    : orderMessages.packageDelivered({ shipment, date: formatDate(deliveredAt) })
}
