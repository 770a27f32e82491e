import { officeOrderListMessages as list } from '#messages/office/order-list.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import type { Route } from './+types/labels-page.ts'
import { loadPrintedOrders } from './load-printed-orders.server.ts'
import { PrintBar } from './print-bar.tsx'
import styles from './print-page.module.css'

export const middleware = [allow('orders.read')]

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadPrintedOrders(context.get(shopContext), url)
}

/** A label of 4 by 6 inches per page. */
export default function LabelsPage({ loaderData: { orders, shopName, fonts } }: Route.ComponentProps) {
  return (
    <main className={styles.page}>
      <PrintBar title={list.labels} count={orders.length} fonts={fonts} />
      {orders.map(({ number, address, language, delivery }) => (
        <section key={number} className={styles.label}>
          <p dir="auto">{shopName}</p>
          <address lang={language}>{address}</address>
          <h2>{number}</h2>
          <p dir="auto">{delivery}</p>
        </section>
      ))}
    </main>
  )
}
