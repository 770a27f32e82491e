import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { ProductCard } from '../../commerce/catalog/product.ts'
import styles from './card-row.module.css'
import { ProductCardItem } from './product-card-item.tsx'

interface CardRowProps {
  title: string
  /** Where there are more of them. */
  to?: string
  cards: readonly ProductCard[]
  /** What can be done with each. */
  actions: (card: ProductCard) => ReactNode
  /** A row that is a part of its page and not a remark beside it. */
  large?: boolean
}

/** Up to four products in a row under a name of their own; nothing without any. */
export function CardRow({ title, to, cards, actions, large = false }: CardRowProps) {
  const id = useId()
  if (cards.length === 0) return null
  return (
    <section className={large ? `${styles.row} ${styles.large}` : styles.row} aria-labelledby={id}>
      <h2 id={id}>{to ? <Link to={to}>{title}</Link> : title}</h2>
      <ul className={styles.cards}>
        {cards.map(card => (
          <ProductCardItem key={card.slug} card={card} actions={actions(card)} heading="h3" widest={360} />
        ))}
      </ul>
    </section>
  )
}
