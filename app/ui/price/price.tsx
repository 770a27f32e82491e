import type { Amount } from '#commerce/values/money.ts'
import { formatPrice } from '#messages/format.ts'
import { productControlsMessages } from '#messages/product-controls.ts'
import styles from './price.module.css'

interface CurrentPriceProps {
  price: Amount
  /** Set for a reduced price, which is red and labeled for screen readers. */
  previousPrice: Amount | null
  /** Others of the product cost more. */
  isStartingPrice?: boolean | undefined
}

export function CurrentPrice({ price, previousPrice, isStartingPrice = false }: CurrentPriceProps) {
  const amount = formatPrice(price)
  return (
    <span className={previousPrice === null ? undefined : styles.reduced}>
      {previousPrice !== null && (
        <span className="visually-hidden">{productControlsMessages.currentPrice}</span>
      )}
      {isStartingPrice ? productControlsMessages.fromPrice({ price: amount }) : amount}
    </span>
  )
}

/** The struck-through price of a reduced product; nothing for any other. */
export function PreviousPrice({ price }: { price: Amount | null }) {
  if (price === null) return null
  return (
    <s>
      <span className="visually-hidden">{productControlsMessages.previousPrice}</span>
      {formatPrice(price)}
    </s>
  )
}
