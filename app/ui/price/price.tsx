import { type Cents, formatMoney } from '../../commerce/money.ts'
import styles from './price.module.css'

interface PriceNowProps {
  price: Cents
  /** What it cost before: beside that it is named, and red. */
  before: Cents | null
}

/** What it costs. */
export function PriceNow({ price, before }: PriceNowProps) {
  return (
    <span className={before === null ? undefined : styles.reduced}>
      {before !== null && <span className="visually-hidden">Now: </span>}
      {formatMoney(price)}
    </span>
  )
}

/** What it cost before; nothing where it is not reduced. */
export function PriceBefore({ price }: { price: Cents | null }) {
  if (price === null) return null
  return (
    <s>
      <span className="visually-hidden">Before: </span>
      {formatMoney(price)}
    </s>
  )
}
