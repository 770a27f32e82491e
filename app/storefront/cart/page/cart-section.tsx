import { type ReactNode, useId } from 'react'
import type { Cart, CartLine } from '#commerce/cart/cart.ts'
import type { PlacedCartMessage } from './cart-message.ts'
import type { CartRow } from './cart-rows.ts'
import styles from './cart-section.module.css'
import { LinePlaceholder } from './line/line-placeholder.tsx'

interface CartSectionProps {
  title: string
  titleHidden?: boolean
  note?: string
  rows: readonly CartRow[]
  cart: Cart
  message: PlacedCartMessage | undefined
  children: (line: CartLine, message: PlacedCartMessage | undefined, index: number) => ReactNode
}

/** Titled lines of the cart; renders nothing without rows. */
export function CartSection({ title, titleHidden, note, rows, cart, message, children }: CartSectionProps) {
  const id = useId()
  if (rows.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={titleHidden ? 'visually-hidden' : undefined}>
        {title}
      </h2>
      {note && <p className={styles.note}>{note}</p>}
      <ul>
        {rows.map(({ line, placeholder }, index) => {
          const ownMessage = message?.sku === line.sku ? message : undefined
          const isAtPlaceholder = ownMessage?.place === 'placeholder'
          return placeholder ? (
            <LinePlaceholder
              key={line.sku}
              line={line}
              move={placeholder}
              cart={cart}
              hasFocus={isAtPlaceholder}
            />
          ) : (
            children(line, isAtPlaceholder ? undefined : ownMessage, index)
          )
        })}
      </ul>
    </section>
  )
}
