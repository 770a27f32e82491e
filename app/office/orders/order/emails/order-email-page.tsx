import { data, href } from 'react-router'
import { readEmailText } from '#commerce/orders/page/order-email-store.server.ts'
import { orderPageMessages as texts } from '#messages/office/order-page.ts'
import { formatShopMinute } from '#messages/shop-time.server.ts'
import { Facts } from '#office/ui/block.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { readPathId } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { loadOrderPage } from '../load-order-page.server.ts'
import type { Route } from './+types/order-email-page.ts'
import styles from './order-email-page.module.css'

export const middleware = [allow('orders.read')]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const { order, emails } = await loadOrderPage(db, params.number)
  const id = readPathId(params.email)
  const email = emails.find(email => email.id === id)
  const text = email && (await readEmailText(db, email.id))
  if (!email || text === undefined) throw data(null, { status: 404 })
  const sent = email.sentAt === null ? texts.notSent : formatShopMinute(email.sentAt)
  return { number: order.number, subject: email.subject ?? '', to: email.recipient, sent, text }
}

/** An email about an order, as its recipient got it, without styles. */
export default function OrderEmailPage({ loaderData }: Route.ComponentProps) {
  const { number, subject, to, sent, text } = loaderData
  const trail = [
    { to: '/office/orders', label: texts.orders },
    { to: href('/office/orders/:number', { number }), label: number },
  ]
  return (
    <>
      <PageHead title={subject} trail={trail} />
      <div className={styles.email}>
        <Facts
          facts={[
            { label: texts.emailRecipient, value: to },
            { label: texts.emailSent, value: sent },
          ]}
        />
        <p className={styles.text}>{text}</p>
      </div>
    </>
  )
}
