import { officeOrderListMessages as list } from '#messages/office/order-list.ts'
import { orderPrintMessages as messages } from '#messages/office/order-prints.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import type { Route } from './+types/slips-page.ts'
import { loadPrintedOrders, type PrintedOrder } from './load-printed-orders.server.ts'
import { PrintBar } from './print-bar.tsx'
import styles from './print-page.module.css'

export const middleware = [allow('orders.read')]

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadPrintedOrders(context.get(shopContext), url)
}

/** A packing slip per page: address, and the items to pack. */
export default function SlipsPage({ loaderData: { orders, shopName, fonts } }: Route.ComponentProps) {
  return (
    <main className={styles.page}>
      <PrintBar title={list.slips} count={orders.length} fonts={fonts} />
      {orders.map(order => (
        <Slip key={order.number} order={order} shopName={shopName} />
      ))}
    </main>
  )
}

function Slip({ order, shopName }: { order: PrintedOrder; shopName: string }) {
  const { number, placed, delivery, address, language, lines } = order
  return (
    <section className={styles.sheet}>
      <p dir="auto">{shopName}</p>
      <h2>{number}</h2>
      <p>
        {messages.placedOn(placed)} <bdi>{delivery}</bdi>
      </p>
      <address lang={language}>{address}</address>
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.sku}</th>
            <th scope="col">{messages.item}</th>
            <th scope="col">{messages.quantity}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ sku, title, options, quantity, customs }) => (
            <tr key={sku}>
              <td>{sku}</td>
              <td>
                <bdi>{title}</bdi>
                {options !== '' && (
                  <>
                    , <bdi>{options}</bdi>
                  </>
                )}
                {customs && <div>{customs}</div>}
              </td>
              <td>{quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
