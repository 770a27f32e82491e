import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { ProductCard } from '#commerce/catalog/products/product.ts'
import styles from './card-row.module.css'
import { ProductCardItem } from './product-card-item.tsx'

interface CardRowProps {
  title: string
  /** The URL of the full list. */
  to?: string
  cards: readonly ProductCard[]
  /** The buttons of each card. */
  actions: (card: ProductCard) => ReactNode
  /** For a row that is a main part of its page. */
  large?: boolean
}

/** Up to four products under a heading; nothing without products. */
export function CardRow({ title, to, cards, actions, large = false }: CardRowProps) {
  const id = useId()
  if (cards.length === 0) return null
  return (
    <section className={large ? `${styles.row} ${styles.large}` : styles.row} aria-labelledby={id}>
      <h2 id={id}>{to ? <Link to={to}>{title}</Link> : title}</h2>
      <ul className={styles.cards}>
        {cards.map(card => (
          <ProductCardItem key={card.slug} card={card} actions={actions(card)} heading="h3" />
        ))}
      </ul>
    </section>
  )
}
