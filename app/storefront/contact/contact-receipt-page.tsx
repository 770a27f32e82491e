import { data } from 'react-router'
import { findContactMessage } from '#commerce/content/contact/contact-message-store.server.ts'
import { isRandomToken } from '#commerce/values/random-token.server.ts'
import { contactMessages } from '#messages/contact.ts'
import { sharedMessages } from '#messages/shared.ts'
import { formatShopMinute } from '#messages/shop-time.server.ts'
import { GoToShop } from '#ui/message/go-to-shop.tsx'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import { privatePageHeaders } from '../orders/load-order.server.ts'
import styles from '../orders/order-form.module.css'
import type { Route } from './+types/contact-receipt-page.ts'

export async function loader({ context, params: { key } }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const found = isRandomToken(key) ? await findContactMessage(db, key) : undefined
  if (!found) throw data(null, { status: 404 })
  const { id: _, receivedAt, ...message } = found
  return data({ ...message, received: formatShopMinute(receivedAt) }, { headers: privatePageHeaders })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, loaderData && { title: contactMessages.receiptTitle(loaderData) })
}

export default function ContactReceiptPage({ loaderData }: Route.ComponentProps) {
  const { number, name, email, orderNumber, message, received } = loaderData
  const facts = [
    [contactMessages.facts.name, name],
    [sharedMessages.email, email],
    ...(orderNumber === '' ? [] : [[contactMessages.facts.order, orderNumber] as const]),
    [contactMessages.facts.message, message],
  ] as const
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>{contactMessages.receiptHeading}</h1>
      <p role="status">{contactMessages.received({ number, time: received, email })}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value], at) => (
          <div key={at}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.form}>
        <div className={styles.buttons}>
          <GoToShop />
        </div>
      </div>
    </div>
  )
}
