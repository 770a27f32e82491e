import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { OrderableLine, OrderChange } from '#commerce/cart/checkout/order-change.ts'
import type { Quote } from '#commerce/selling/pricing/quote.ts'
import { type Amount, toAmount } from '#commerce/values/money.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { formatNumber, formatPrice } from '#messages/format.ts'
import { orderChangeText } from '../notices/order-change-text.ts'
import { CheckoutTotals } from '../summary/checkout-totals.tsx'
import styles from './place-order-section.module.css'

interface PlaceOrderSectionProps {
  quote: Quote
  lines: readonly OrderableLine[]
  promises: readonly string[]
  /** Empty if there is no right to withdraw. */
  withdrawal: string
  /** Changes since the page was loaded; the totals include them. */
  changes: readonly OrderChange[]
  isPlacing: boolean
  saveFailed: boolean
  /** The errors. They come last, so that they don't move the rest. */
  children: ReactNode
}

export function PlaceOrderSection(props: PlaceOrderSectionProps) {
  const { quote, lines, promises, withdrawal, changes, isPlacing, saveFailed, children } = props
  return (
    <div className={styles.place}>
      {changes.length > 0 && (
        <section className={styles.changes} aria-labelledby="changed-now">
          <h2 id="changed-now">{checkoutMessages.changedMeanwhile}</h2>
          <ul>
            {changes.map(change => (
              <li key={JSON.stringify(change)}>{orderChangeText(change)}</li>
            ))}
          </ul>
        </section>
      )}
      <OrderRecap quote={quote} lines={lines} />
      <button
        type="submit"
        form="checkout"
        formAction={href('/checkout/place')}
        className="button"
        aria-disabled={isPlacing || undefined}
      >
        {isPlacing ? checkoutMessages.placingOrder : <ButtonText due={quote.due} />}
      </button>
      {withdrawal !== '' && (
        <p>
          {withdrawal} <Link to="/withdrawal">{checkoutMessages.withdrawalLink}</Link>
        </p>
      )}
      {promises.length > 0 && <p className={styles.promises}>{promises.join(' · ')}</p>}
      <p role="status">{saveFailed ? checkoutMessages.saveFailed : ''}</p>
      {children}
    </div>
  )
}

/** Both ways to pay: CSS shows the text of the selected one, so that it also changes without JavaScript. */
function ButtonText({ due }: { due: Amount }) {
  if (due === 0) return checkoutMessages.nothingDue
  const amount = formatPrice(due)
  return (
    <>
      <span className={styles.online}>{checkoutMessages.pay({ amount })}</span>
      <span className={styles.later}>{checkoutMessages.placeOrder({ amount })}</span>
    </>
  )
}

/** Items and totals right before the button (Directive 2011/83/EU, article 8(2)), on phones, where the summary is far above. */
function OrderRecap({ quote, lines }: { quote: Quote; lines: readonly OrderableLine[] }) {
  return (
    <section className={styles.recap} aria-labelledby="recap">
      <h2 id="recap">{checkoutMessages.review}</h2>
      <ul>
        {lines.map(({ sku, title, options, quantity, offer }) => (
          <li key={sku}>
            <span>
              {formatNumber(quantity)} × {title}
              {options !== '' && <small>{options}</small>}
            </span>
            <span>{formatPrice(toAmount(quantity * offer.price))}</span>
          </li>
        ))}
      </ul>
      <CheckoutTotals quote={quote} lines={lines} />
    </section>
  )
}
