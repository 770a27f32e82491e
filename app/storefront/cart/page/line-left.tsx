import { useId } from 'react'
import { href } from 'react-router'
import type { Cart, CartLine } from '../../../commerce/cart/cart.ts'
import { saidInWords } from '../../../commerce/cart/cart-words.ts'
import type { Left } from './cart-rows.ts'
import { LineButton } from './line-button.tsx'
import styles from './line-left.module.css'

interface LineLeftProps {
  line: CartLine
  left: Left
  cart: Cart
  /** It was the last that the shopper did without a script. */
  here: boolean
}

/** The place that a line left, and the way back into it. */
export function LineLeft({ line, left, cart, here }: LineLeftProps) {
  const id = useId()
  const back = { removed: href('/cart/restore'), saved: href('/cart/unsave'), unsaved: href('/cart/save') }
  return (
    <li data-row={line.sku} data-left="" className={styles.left}>
      <p id={id} role={here ? 'status' : undefined}>
        {saidInWords(left, line, cart)}
      </p>
      <LineButton action={back[left]} line={line} here={here} describedBy={id} words="Undo" />
    </li>
  )
}
