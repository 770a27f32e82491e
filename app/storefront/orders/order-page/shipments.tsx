import { packageScope } from '#commerce/orders/fulfillment/part-shipment.ts'
import type { OrderShipment } from '#commerce/orders/order.ts'
import { formatDate } from '#messages/format.ts'
import { orderMessages } from '#messages/orders.ts'
import styles from './order-screen.module.css'
import type { OrderView } from './order-view.server.ts'

export function Shipments({ order }: { order: OrderView['order'] }) {
  const { shipments } = order
  return (
    <section className={styles.shipments} aria-labelledby="shipments">
      <h2 id="shipments">{orderMessages.packages({ count: shipments.length })}</h2>
      <ul>
        {shipments.map(shipment => {
          const { id, carrier, trackingNumber, trackingUrl, deliveredAt } = shipment
          return (
            <li key={id}>
              <span>{shipmentText(`${carrier} ${trackingNumber}`, deliveredAt)}</span>
              {trackingUrl !== null && (
                <a href={trackingUrl} rel="noopener noreferrer">
                  {orderMessages.trackPackage}
                </a>
              )}
              {packageScope(order, shipment) !== 'whole' && (
                <PackageItems order={order} shipment={shipment} />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The contents of one of several packages. */
function PackageItems({ order, shipment }: { order: OrderView['order']; shipment: OrderShipment }) {
  return (
    <ul className={styles.packageItems}>
      {shipment.lines.map(({ orderLineId, quantity }) => {
        const { title, options } = order.lines.find(({ id }) => id === orderLineId)!
        const name = options === '' ? title : `${title}, ${options}`
        return <li key={orderLineId}>{orderMessages.packageItem({ quantity, name })}</li>
      })}
    </ul>
  )
}

function shipmentText(shipment: string, deliveredAt: string | null): string {
  return deliveredAt === null
    ? shipment
    : orderMessages.packageDelivered({ shipment, date: formatDate(deliveredAt) })
}
