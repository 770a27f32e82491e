import { href, Link } from 'react-router'
import { cartLineNotices } from '#commerce/cart/cart.ts'
import type { OrderableLine } from '#commerce/cart/checkout/order-change.ts'
import { toAmount } from '#commerce/values/money.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { formatNumber, formatPrice } from '#messages/format.ts'
import { PictureView } from '#ui/picture/picture-view.tsx'
import { cartNoticeText } from '../../cart/cart-notice-text.ts'
import type { CodeMessage } from '../notices/code-message.ts'
import { type CheckoutView, checkoutLines } from '../view/checkout-view.ts'
import styles from './checkout-summary.module.css'
import { CheckoutTotals } from './checkout-totals.tsx'
import { CodeBox } from './code-box.tsx'

interface CheckoutSummaryProps {
  view: CheckoutView
  code: CodeMessage | undefined
  /** On phones. It starts closed unless there's a message about a code. */
  isOpen: boolean
}

export function CheckoutSummary({ view, code, isOpen }: CheckoutSummaryProps) {
  const { cartLines, limit, quote } = view
  const lines = checkoutLines(view)
  const unavailable = cartLines.flatMap(line =>
    cartLineNotices(line, limit)
      .filter(({ kind }) => kind !== 'price-changed')
      .map(notice => ({ sku: line.sku, title: line.title, text: cartNoticeText(notice) })),
  )
  return (
    <section id="order" className={styles.order} aria-labelledby="order-title">
      <div className={styles.head}>
        <h2 id="order-title">{checkoutMessages.yourOrder}</h2>
        <Link to={href('/cart')}>{checkoutMessages.editCart}</Link>
      </div>
      <details open={isOpen} className={styles.details}>
        <summary>
          <span>{checkoutMessages.yourOrder}</span>
          {quote && <b>{formatPrice(quote.due)}</b>}
        </summary>
        <ul className={styles.lines}>
          {lines.map(line => (
            <OrderLine key={line.sku} line={line} />
          ))}
        </ul>
        {unavailable.length > 0 && (
          <ul className={styles.unavailable} aria-label={checkoutMessages.notInOrder}>
            {unavailable.map(({ sku, title, text }) => (
              <li key={sku}>
                <b>{title}</b>: {text}
              </li>
            ))}
          </ul>
        )}
        <CodeBox view={view} message={code} />
        {quote && <CheckoutTotals quote={quote} lines={lines} />}
      </details>
    </section>
  )
}

function OrderLine({ line: { title, options, picture, quantity, offer } }: { line: OrderableLine }) {
  return (
    <li>
      <div className={`picture-frame ${styles.picture}`}>
        {picture && <PictureView picture={{ ...picture, alt: '' }} sizes="4rem" maxWidth={128} />}
      </div>
      <div>
        <p className={styles.title}>{title}</p>
        {options !== '' && <p>{options}</p>}
        <p>
          {formatNumber(quantity)} × {formatPrice(offer.price)}
        </p>
      </div>
      <p className={styles.amount}>{formatPrice(toAmount(quantity * offer.price))}</p>
    </li>
  )
}
