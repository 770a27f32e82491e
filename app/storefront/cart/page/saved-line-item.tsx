import { href } from 'react-router'
import { type Cart, type CartLine, canBeBought, noticesOf } from '../../../commerce/cart/cart.ts'
import { noticeInWords } from '../../../commerce/cart/cart-words.ts'
import styles from './cart-line-item.module.css'
import type { CartMessage } from './cart-message.ts'
import { LineButton } from './line-button.tsx'
import { LineHead } from './line-head.tsx'
import { Spoken } from './spoken.tsx'
import { TellMeLink } from './tell-me-link.tsx'

interface SavedLineItemProps {
  line: CartLine
  cart: Cart
  message: CartMessage | undefined
}

/** A line that waits: at the price of now, and charged only when it is in the cart again. */
export function SavedLineItem({ line, cart, message }: SavedLineItemProps) {
  const { offer } = line
  const price = noticesOf(line, cart.limit).find(notice => notice.about === 'price-changed')
  return (
    <li data-row={line.sku} className={canBeBought(line) ? styles.line : `${styles.line} ${styles.gone}`}>
      <LineHead line={line} />
      <div className={styles.notes}>
        {!offer && <p className={styles.notice}>No longer sold.</p>}
        {offer?.available === 0 && <p className={styles.notice}>Sold out.</p>}
        {price && <p className={styles.notice}>{noticeInWords(price)}</p>}
        {message && <Spoken message={message} />}
      </div>
      <div className={styles.actions}>
        {canBeBought(line) && (
          <LineButton action={href('/cart/unsave')} line={line} strong words="Move to cart" />
        )}
        <TellMeLink line={line} />
        <LineButton action={href('/cart/change')} line={line} quantity={0} words="Remove" />
      </div>
    </li>
  )
}
