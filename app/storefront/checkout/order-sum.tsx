import { type Cents, cents, formatMoney } from '../../commerce/money.ts'
import type { Quote } from '../../commerce/pricing/quote.ts'
import { itemsInWords } from '../items-in-words.ts'
import styles from './order-sum.module.css'

/** The sum, part by part: every line is added to or taken from the one above, until what is left to pay. */
export function OrderSum({ quote, lines }: { quote: Quote; lines: readonly { quantity: number }[] }) {
  const { subtotal, discounts, delivery, taxes, taxIncluded, total, giftCard, due } = quote
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      <dl className={styles.sum}>
        <Row name={`Subtotal · ${itemsInWords(units)}`} amount={subtotal} />
        {discounts.map(({ promotionId, title, code, goods, delivery }) => (
          <Row
            key={promotionId}
            name={code ? `${title} · ${code}` : title}
            amount={cents(-(goods + delivery))}
            less
          />
        ))}
        {delivery && <Row name={`Delivery · ${delivery.name}`} amount={delivery.price} free />}
        {!taxIncluded &&
          taxes.map(({ name, rate, amount }) => (
            <Row key={`${name} ${rate}`} name={`${name} ${rateInWords(rate)}`} amount={amount} />
          ))}
        <Row name="Total" amount={total} strong={!giftCard} />
        {giftCard && (
          <>
            <Row name={`Gift card ending in ${giftCard.ending}`} amount={cents(-giftCard.amount)} less />
            <Row name="To pay" amount={due} strong />
          </>
        )}
      </dl>
      {taxIncluded &&
        taxes.map(({ name, rate, amount }) => (
          <p key={`${name} ${rate}`} className={styles.included}>
            Includes {formatMoney(amount)} {name} ({rateInWords(rate)}).
          </p>
        ))}
    </>
  )
}

interface RowProps {
  name: string
  amount: Cents
  /** Is taken off. */
  less?: boolean
  /** Nothing is called free. */
  free?: boolean
  strong?: boolean
}

function Row({ name, amount, less = false, free = false, strong = false }: RowProps) {
  const style = strong ? styles.strong : less ? styles.less : undefined
  return (
    <div className={style}>
      <dt>{name}</dt>
      <dd>
        {free && amount === 0 ? 'Free' : less ? `−${formatMoney(cents(-amount))}` : formatMoney(amount)}
      </dd>
    </div>
  )
}

/** 725 is "7.25 %". */
function rateInWords(rate: number): string {
  return `${rate / 100} %`
}
