import { href, Link } from 'react-router'
import type { OrderChange } from '../../commerce/checkout/order-change.ts'
import { ToldChanges } from './told-changes.tsx'

interface NothingToOrderProps {
  /** What this shopper ordered a short while ago: who comes back here looks for it. */
  ordered?: { number: string; token: string } | undefined
  /** There is something in the cart, but none of it can be had now. */
  soldOut?: boolean
  /** What the shopper had seen, and is not so any more. */
  told?: readonly OrderChange[]
}

/** No dead end. */
export function NothingToOrder({ ordered, soldOut = false, told = [] }: NothingToOrderProps) {
  return (
    <div className="wrap message">
      <h1 tabIndex={-1}>Checkout</h1>
      {told.length > 0 && <ToldChanges changes={told} isLeft={false} />}
      <p>
        {soldOut
          ? 'Nothing that is in your cart can be bought just now. It is all kept there.'
          : ordered
            ? `You have ordered: this is order ${ordered.number}. Your cart is empty.`
            : 'There is nothing in your cart to order.'}
      </p>
      <p className="message-ways">
        {ordered && (
          <Link className="button" to={`/orders/${ordered.token}`}>
            Go to your order
          </Link>
        )}
        {soldOut && (
          <Link className="button" to={href('/cart')}>
            Go to your cart
          </Link>
        )}
        <Link className={soldOut || ordered ? 'button quiet' : 'button'} to={href('/Shop/:category?')}>
          Go to the shop
        </Link>
      </p>
    </div>
  )
}
