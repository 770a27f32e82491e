import type { OrderableLine } from '#commerce/cart/checkout/order-change.ts'
import type { Quote } from '#commerce/selling/pricing/quote.ts'
import { toAmount } from '#commerce/values/money.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { formatNumber, formatPrice } from '#messages/format.ts'
import { CheckoutTotals } from './checkout-totals.tsx'
import styles from './order-recap.module.css'

/** Items and totals right before the button (Directive 2011/83/EU, article 8(2)), on phones, where the summary is far above. */
export function OrderRecap({ quote, lines }: { quote: Quote; lines: readonly OrderableLine[] }) {
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
