import { useId } from 'react'
import type { ProductCard } from '../../commerce/catalog/product.ts'
import { ProductCardItem } from '../../ui/card/product-card-item.tsx'
import styles from './product-row.module.css'

/** Up to four other products under a name of their own. */
export function ProductRow({ title, cards }: { title: string; cards: readonly ProductCard[] }) {
  const id = useId()
  if (cards.length === 0) return null
  return (
    <section className={styles.row} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.cards}>
        {cards.map(card => (
          <ProductCardItem key={card.slug} card={card} heading="h3" widest={320} />
        ))}
      </ul>
    </section>
  )
}
