import { useId } from 'react'
import { href } from 'react-router'
import type { Cart, CartLine } from '#commerce/cart/cart.ts'
import { sharedMessages } from '#messages/shared.ts'
import { cartResultText } from '../../cart-result-text.ts'
import type { RecentMove } from '../cart-rows.ts'
import { LineButton } from './line-button.tsx'
import styles from './line-placeholder.module.css'

interface LinePlaceholderProps {
  line: CartLine
  move: RecentMove
  cart: Cart
  /** The page was loaded right after this move, without JavaScript. */
  hasFocus: boolean
}

/** Stands where a line used to be, with an undo button. */
export function LinePlaceholder({ line, move, cart, hasFocus }: LinePlaceholderProps) {
  const id = useId()
  const undo = { removed: href('/cart/restore'), saved: href('/cart/unsave'), unsaved: href('/cart/save') }
  return (
    <li data-row={line.sku} data-placeholder="" className={styles.placeholder}>
      <p id={id} role={hasFocus ? 'status' : undefined}>
        {cartResultText(move, line, cart)}
      </p>
      <LineButton
        action={undo[move]}
        line={line}
        hasFocus={hasFocus}
        describedBy={id}
        label={sharedMessages.undo}
      />
    </li>
  )
}
