import type { Quote } from '#commerce/selling/pricing/quote.ts'
import { type Amount, toAmount } from '#commerce/values/money.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { formatPercent, formatPrice } from '#messages/format.ts'
import { orderSummaryMessages } from '#messages/order-summary.ts'
import { sharedMessages } from '#messages/shared.ts'
import styles from './checkout-totals.module.css'

/** Each row adds to or subtracts from the ones above, down to the balance due. */
export function CheckoutTotals({ quote, lines }: { quote: Quote; lines: readonly { quantity: number }[] }) {
  const { subtotal, discounts, delivery, taxes, taxIncluded, total, giftCard, due } = quote
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      <dl className={styles.totals}>
        <Row
          name={checkoutMessages.subtotal({ items: sharedMessages.itemCount({ count: units }) })}
          amount={subtotal}
        />
        {discounts.map(({ promotionId, title, code, goods, delivery }) => (
          <Row
            key={promotionId}
            name={code ? `${title} · ${code}` : title}
            amount={toAmount(-(goods + delivery))}
            discount
          />
        ))}
        {delivery && <Row name={checkoutMessages.deliveryLine(delivery)} amount={delivery.price} free />}
        {!taxIncluded &&
          taxes.map(({ name, rate, amount }) => (
            <Row key={`${name} ${rate}`} name={`${name} ${formatPercent(rate)}`} amount={amount} />
          ))}
        <Row name={orderSummaryMessages.total} amount={total} strong={!giftCard} />
        {giftCard && (
          <>
            <Row
              name={checkoutMessages.giftCardLine(giftCard)}
              amount={toAmount(-giftCard.amount)}
              discount
            />
            <Row name={checkoutMessages.balanceDue} amount={due} strong />
          </>
        )}
      </dl>
      {taxIncluded &&
        taxes.map(({ name, rate, amount }) => (
          <p key={`${name} ${rate}`} className={styles.included}>
            {checkoutMessages.includedTax({ amount: formatPrice(amount), name, rate: formatPercent(rate) })}
          </p>
        ))}
    </>
  )
}

interface RowProps {
  name: string
  amount: Amount
  /** The amount is negative. */
  discount?: boolean
  /** Shows 0 as free. */
  free?: boolean
  strong?: boolean
}

function Row({ name, amount, discount = false, free = false, strong = false }: RowProps) {
  const style = strong ? styles.strong : discount ? styles.discount : undefined
  return (
    <div className={style}>
      <dt>{name}</dt>
      <dd>{free && amount === 0 ? checkoutMessages.free : formatPrice(amount)}</dd>
    </div>
  )
}
