import { href } from 'react-router'
import { deadlineInWords } from '../../commerce/letters/paper/days-in-words.ts'
import { formatMoney } from '../../commerce/money.ts'
import type { OrderView, ToPay } from './order-view.server.ts'
import styles from './pay-box.module.css'

/** How an order that waits for its money is paid. */
export function PayBox({ toPay, order }: { toPay: ToPay; order: OrderView['order'] }) {
  if (toPay.how === 'confirming') return null
  if (toPay.how === 'online')
    return (
      <section className={styles.box} aria-labelledby="pay">
        <h2 id="pay">{formatMoney(toPay.amount)} to pay</h2>
        {toPay.until !== null && <p>We keep your order until {deadlineInWords(toPay.until)}.</p>}
        <form method="post" action={href('/orders/:token/pay', { token: order.token })}>
          <button type="submit" className="button">
            Pay now
          </button>
        </form>
      </section>
    )
  return (
    <section className={styles.box} aria-labelledby="pay">
      <h2 id="pay">How to pay</h2>
      <dl>
        <div>
          <dt>Amount</dt>
          <dd>{formatMoney(toPay.amount)}</dd>
        </div>
        <div>
          <dt>Reference</dt>
          <dd>{order.number}</dd>
        </div>
        {toPay.until !== null && (
          <div>
            <dt>Pay by</dt>
            <dd>{deadlineInWords(toPay.until)}</dd>
          </div>
        )}
        {toPay.account.length > 0 && (
          <div>
            <dt>Account</dt>
            <dd>
              {toPay.account.map(line => (
                <span key={line}>{line}</span>
              ))}
            </dd>
          </div>
        )}
      </dl>
      {toPay.account.length === 0 && <p>We send you our account by e-mail.</p>}
    </section>
  )
}
