import { useId } from 'react'
import { href } from 'react-router'
import { type Cart, type CartLine, cartLineNotices, chargedQuantity, lineTotal } from '#commerce/cart/cart.ts'
import { maxQuantity } from '#commerce/cart/quantity.ts'
import { cartMessages } from '#messages/cart.ts'
import { formatPrice } from '#messages/format.ts'
import { sharedMessages } from '#messages/shared.ts'
import { useLayoutData } from '#storefront/layout-data/use-layout-data.ts'
import { cartNoticeText } from '../../cart-notice-text.ts'
import type { PlacedCartMessage } from '../cart-message.ts'
import { CartStatus } from '../cart-status.tsx'
import { quantityHintText } from '../quantity-hint-text.ts'
import styles from './cart-line-item.module.css'
import { LineButton } from './line-button.tsx'
import { LineHeader } from './line-header.tsx'
import { LineQuantity } from './line-quantity.tsx'

interface CartLineItemProps {
  line: CartLine
  cart: Cart
  message: PlacedCartMessage | undefined
  eager: boolean
}

/** A line that can be bought. */
export function CartLineItem({ line, cart, message, eager }: CartLineItemProps) {
  const id = useId()
  const { lowStock } = useLayoutData().settings
  const { quantity, offer } = line
  const { limit } = cart
  const hint = message?.place === 'hint' ? undefined : quantityHintText(line, cart, lowStock)
  return (
    <li data-row={line.sku} className={`${styles.line} ${styles.charged}`}>
      <LineHeader line={line} eager={eager} />
      <div className={styles.notes}>
        <LineNotices line={line} limit={limit} />
        {message && <CartStatus message={message} />}
      </div>
      <LineQuantity
        line={line}
        limit={limit}
        isAtMax={quantity >= maxQuantity({ limit, available: offer?.available ?? 0 })}
        describedBy={hint && id}
      />
      {hint && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
      <p className={styles.total}>
        <span className="visually-hidden">{cartMessages.total} </span>
        {formatPrice(lineTotal(line, limit))}
      </p>
      <div className={styles.actions}>
        <LineButton action={href('/cart/save')} line={line} label={cartMessages.saveForLater} />
        <LineButton action={href('/cart/change')} line={line} quantity={0} label={sharedMessages.remove} />
      </div>
    </li>
  )
}

/** Changes since the line was added, with a button that accepts a lower quantity. */
function LineNotices({ line, limit }: { line: CartLine; limit: number }) {
  const notices = cartLineNotices(line, limit)
  const charged = chargedQuantity(line, limit)
  if (notices.length === 0) return null
  return (
    <div className={styles.notice}>
      {notices.map(notice => (
        <p key={notice.kind}>{cartNoticeText(notice)}</p>
      ))}
      {charged < line.quantity && (
        <LineButton
          action={href('/cart/change')}
          line={line}
          quantity={charged}
          label={cartMessages.changeTo({ quantity: charged })}
        />
      )}
    </div>
  )
}
