import { data, href, Link } from 'react-router'
import { findWithdrawal } from '#commerce/after-sale/withdrawals/withdrawal-store.server.ts'
import { isChangeKey } from '#commerce/cart/visitors/change-key.ts'
import { sharedMessages } from '#messages/shared.ts'
import { formatShopMinute } from '#messages/shop-time.server.ts'
import { withdrawalMessages } from '#messages/withdrawal.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import { privatePageHeaders } from '../orders/load-order.server.ts'
import styles from '../orders/order-form.module.css'
import type { Route } from './+types/withdrawal-receipt-page.ts'
import { StatementDetails } from './statement-details.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const found = isChangeKey(params.key) ? await findWithdrawal(db, params.key) : undefined
  if (!found) throw data(null, { status: 404 })
  const { id: _, declaredAt, ...withdrawal } = found
  return data({ ...withdrawal, declared: formatShopMinute(declaredAt) }, { headers: privatePageHeaders })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, loaderData && { title: withdrawalMessages.receiptTitle(loaderData) })
}

/** States what was declared and when. Identical whether or not the order exists, so that it reveals no orders. */
export default function WithdrawalReceiptPage({ loaderData }: Route.ComponentProps) {
  const { number, declared, email } = loaderData
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>{withdrawalMessages.receiptHeading}</h1>
      <p role="status">{withdrawalMessages.received({ number, time: declared, email })}</p>
      <StatementDetails statement={loaderData} />
      <p>{withdrawalMessages.keepReceipt}</p>
      <p className={styles.buttons}>
        <Link className="button quiet" to={href('/')}>
          {sharedMessages.goHome}
        </Link>
      </p>
    </div>
  )
}
