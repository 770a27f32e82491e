import type { PriceNotes } from '#commerce/catalog/products/prices/price-notes.ts'
import { formatPrice } from '#messages/format.ts'
import { productControlsMessages } from '#messages/product-controls.ts'
import styles from './price.module.css'

/** The price per unit; nothing without one. */
export function PriceNote({ notes: { unitPrice } }: { notes: PriceNotes }) {
  if (!unitPrice) return null
  const { price, base } = unitPrice
  const text = productControlsMessages.perUnit({ price: formatPrice(price), ...base })
  return <small className={styles.note}>{text}</small>
}
