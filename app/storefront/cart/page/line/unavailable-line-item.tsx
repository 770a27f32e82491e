import { href } from 'react-router'
import { type Cart, type CartLine, cartLineNotices } from '#commerce/cart/cart.ts'
import { cartMessages } from '#messages/cart.ts'
import { sharedMessages } from '#messages/shared.ts'
import { cartNoticeText } from '../../cart-notice-text.ts'
import type { CartMessage } from '../cart-message.ts'
import { CartStatus } from '../cart-status.tsx'
import { BackInStockLink } from './back-in-stock-link.tsx'
import styles from './cart-line-item.module.css'
import { LineButton } from './line-button.tsx'
import { LineHeader } from './line-header.tsx'

interface UnavailableLineItemProps {
  line: CartLine
  cart: Cart
  message: CartMessage | undefined
}

/** A line that is sold out or no longer sold. It stays until the shopper removes it. */
export function UnavailableLineItem({ line, cart, message }: UnavailableLineItemProps) {
  return (
    <li data-row={line.sku} className={`${styles.line} ${styles.unavailable}`}>
      <LineHeader line={line} />
      <div className={styles.notes}>
        {cartLineNotices(line, cart.limit).map(notice => (
          <p key={notice.kind} className={styles.notice}>
            {cartNoticeText(notice)}
          </p>
        ))}
        {message && <CartStatus message={message} />}
      </div>
      <div className={styles.actions}>
        <BackInStockLink line={line} />
        <LineButton action={href('/cart/save')} line={line} label={cartMessages.saveForLater} />
        <LineButton action={href('/cart/change')} line={line} quantity={0} label={sharedMessages.remove} />
      </div>
    </li>
  )
}
