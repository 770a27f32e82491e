import { data, href, Link } from 'react-router'
import { timeInWords } from '../../commerce/letters/paper/days-in-words.ts'
import { isChangeKey } from '../../commerce/visitors/done-change.ts'
import { findWithdrawal } from '../../commerce/withdrawals/withdrawal-store.server.ts'
import { shopContext } from '../../web/context.ts'
import { secretHeaders } from '../orders/load-order.server.ts'
import styles from '../orders/order-form.module.css'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/receipt-page.ts'
import { StatementFacts } from './statement-facts.tsx'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const found = isChangeKey(params.key) ? await findWithdrawal(db, params.key) : undefined
  if (!found) throw data(null, { status: 404 })
  const { id: _, ...withdrawal } = found
  return data(withdrawal, { headers: secretHeaders })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, loaderData && { title: `Withdrawal ${loaderData.number}` })
}

/** The receipt: what was declared, on which day and at which hour. It says the same whether there is such an order or not. */
export default function ReceiptPage({ loaderData }: Route.ComponentProps) {
  const { number, declaredAt, email } = loaderData
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>Receipt of your withdrawal</h1>
      <p role="status">
        We received your withdrawal {number} on {timeInWords(declaredAt)}. We email a receipt to {email}.
      </p>
      <StatementFacts statement={loaderData} />
      <p>
        Print this page or save it to keep your statement. We’ll write to you about sending the goods back and
        your refund.
      </p>
      <p className={styles.ways}>
        <Link className="button quiet" to={href('/')}>
          Go to the home page
        </Link>
      </p>
    </div>
  )
}
