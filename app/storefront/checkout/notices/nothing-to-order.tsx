import { href, Link } from 'react-router'
import type { OrderChange } from '#commerce/cart/checkout/order-change.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { sharedMessages } from '#messages/shared.ts'
import { OrderChangesNotice } from './order-changes-notice.tsx'

interface NothingToOrderProps {
  /** A recent order: a shopper who returns here is probably looking for it. */
  recentOrder?: { number: string; token: string } | undefined
  /** The cart has items, but none is available. */
  isSoldOut?: boolean
  changes?: readonly OrderChange[]
}

export function NothingToOrder({ recentOrder, isSoldOut = false, changes = [] }: NothingToOrderProps) {
  return (
    <div className="wrap message">
      <h1 tabIndex={-1}>{checkoutMessages.title}</h1>
      {changes.length > 0 && <OrderChangesNotice changes={changes} canOrder={false} />}
      <p>
        {isSoldOut
          ? checkoutMessages.nothingAvailable
          : recentOrder
            ? checkoutMessages.alreadyOrdered(recentOrder)
            : checkoutMessages.emptyCart}
      </p>
      <p className="message-ways">
        {recentOrder && (
          <Link className="button" to={href('/orders/:token', { token: recentOrder.token })}>
            {checkoutMessages.viewOrder}
          </Link>
        )}
        {isSoldOut && (
          <Link className="button" to={href('/cart')}>
            {checkoutMessages.goToCart}
          </Link>
        )}
        <Link className={isSoldOut || recentOrder ? 'button quiet' : 'button'} to={href('/Shop/:category?')}>
          {sharedMessages.continueShopping}
        </Link>
      </p>
    </div>
  )
}
