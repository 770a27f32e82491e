import { href } from 'react-router'
import { type Cart, type CartLine, noticesOf } from '../../../commerce/cart/cart.ts'
import { noticeInWords } from '../../../commerce/cart/cart-words.ts'
import styles from './cart-line-item.module.css'
import type { CartMessage } from './cart-message.ts'
import { LineButton } from './line-button.tsx'
import { LineHead } from './line-head.tsx'
import { Spoken } from './spoken.tsx'
import { TellMeLink } from './tell-me-link.tsx'

interface GoneLineItemProps {
  line: CartLine
  cart: Cart
  message: CartMessage | undefined
}

/** A line of which none can be bought now. It is kept until the shopper decides. */
export function GoneLineItem({ line, cart, message }: GoneLineItemProps) {
  return (
    <li data-row={line.sku} className={`${styles.line} ${styles.gone}`}>
      <LineHead line={line} />
      <div className={styles.notes}>
        {noticesOf(line, cart.limit).map(notice => (
          <p key={notice.about} className={styles.notice}>
            {noticeInWords(notice)}
          </p>
        ))}
        {message && <Spoken message={message} />}
      </div>
      <div className={styles.actions}>
        <TellMeLink line={line} />
        <LineButton action={href('/cart/save')} line={line} words="Save for later" />
        <LineButton action={href('/cart/change')} line={line} quantity={0} words="Remove" />
      </div>
    </li>
  )
}
