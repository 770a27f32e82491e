import { type ReactNode, useId } from 'react'
import type { Cart, CartLine } from '../../../commerce/cart/cart.ts'
import type { PlacedMessage } from './cart-message.ts'
import styles from './cart-part.module.css'
import type { CartRow } from './cart-rows.ts'
import { LineLeft } from './line-left.tsx'

interface CartPartProps {
  title: string
  /** The lines that stand right under the page's own title need no second one. */
  titleHidden?: boolean
  /** What is to be known of all lines of this part. */
  note?: string
  rows: readonly CartRow[]
  cart: Cart
  message: PlacedMessage | undefined
  children: (line: CartLine, message: PlacedMessage | undefined, place: number) => ReactNode
}

/** Some lines of the cart under a name; nothing without any. */
export function CartPart({ title, titleHidden, note, rows, cart, message, children }: CartPartProps) {
  const id = useId()
  if (rows.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={titleHidden ? 'visually-hidden' : undefined}>
        {title}
      </h2>
      {note && <p className={styles.note}>{note}</p>}
      <ul>
        {rows.map((row, place) => {
          const said = message?.sku === row.line.sku ? message : undefined
          return row.left ? (
            <LineLeft
              key={row.line.sku}
              line={row.line}
              left={row.left}
              cart={cart}
              here={said?.at === 'left'}
            />
          ) : (
            children(row.line, said?.at === 'left' ? undefined : said, place)
          )
        })}
      </ul>
    </section>
  )
}
