import type { PriceNotes } from '#commerce/catalog/products/prices/price-notes.ts'
import { formatPrice } from '#messages/format.ts'
import { productControlsMessages } from '#messages/product-controls.ts'
import styles from './price.module.css'

/** The lowest price before a reduction, and the price per unit; nothing without one. */
export function PriceNote({ notes: { unitPrice, lowestPrice } }: { notes: PriceNotes }) {
  const { lowestBefore } = productControlsMessages
  return (
    <>
      {lowestPrice !== undefined && (
        <small className={styles.note}>{lowestBefore({ price: formatPrice(lowestPrice) })}</small>
      )}
      <UnitPriceNote unitPrice={unitPrice} />
    </>
  )
}

export function UnitPriceNote({ unitPrice }: Pick<PriceNotes, 'unitPrice'>) {
  if (!unitPrice) return null
  const { perUnit } = productControlsMessages
  return (
    <small className={styles.note}>
      {perUnit({ price: formatPrice(unitPrice.price), ...unitPrice.base })}
    </small>
  )
}
