import { href } from 'react-router'
import { type Cart, type CartLine, canBeBought, cartLineNotices } from '#commerce/cart/cart.ts'
import { cartMessages } from '#messages/cart.ts'
import { sharedMessages } from '#messages/shared.ts'
import { cartNoticeText } from '../../cart-notice-text.ts'
import type { CartMessage } from '../cart-message.ts'
import { CartStatus } from '../cart-status.tsx'
import { BackInStockLink } from './back-in-stock-link.tsx'
import styles from './cart-line-item.module.css'
import { LineButton } from './line-button.tsx'
import { LineHeader } from './line-header.tsx'

interface SavedLineItemProps {
  line: CartLine
  cart: Cart
  message: CartMessage | undefined
}

/** A line saved for later, at the current price. */
export function SavedLineItem({ line, cart, message }: SavedLineItemProps) {
  const { offer } = line
  const priceNotice = cartLineNotices(line, cart.limit).find(notice => notice.kind === 'price-changed')
  const look = canBeBought(line) ? styles.line : `${styles.line} ${styles.unavailable}`
  return (
    <li data-row={line.sku} className={look}>
      <LineHeader line={line} />
      <div className={styles.notes}>
        {!offer && <p className={styles.notice}>{cartMessages.noLongerAvailable}</p>}
        {offer?.available === 0 && <p className={styles.notice}>{cartMessages.soldOut}</p>}
        {priceNotice && <p className={styles.notice}>{cartNoticeText(priceNotice)}</p>}
        {message && <CartStatus message={message} />}
      </div>
      <div className={styles.actions}>
        {canBeBought(line) && (
          <LineButton action={href('/cart/unsave')} line={line} prominent label={cartMessages.moveToCart} />
        )}
        <BackInStockLink line={line} />
        <LineButton action={href('/cart/change')} line={line} quantity={0} label={sharedMessages.remove} />
      </div>
    </li>
  )
}
