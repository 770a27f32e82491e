import { href, Link } from 'react-router'
import { cartPanelMessages } from '#messages/cart-panel.ts'
import { sharedMessages } from '#messages/shared.ts'
import { variantUrl } from '../../variant-url.ts'
import { type CartItem, closeAddToCartDialog } from '../add-to-cart-state.ts'
import styles from './cart-panel.module.css'

interface NextStepsProps {
  /** The item that couldn't be added because it's sold out. */
  soldOut: CartItem | undefined
  isReachable: boolean
}

export function NextSteps({ soldOut, isReachable }: NextStepsProps) {
  const primary = soldOut ? 'notify' : isReachable ? 'checkout' : 'continue'
  const buttonClass = (step: string) => (step === primary ? 'button' : 'button quiet')
  return (
    <div className={styles.steps}>
      {soldOut && (
        // The product's page may still show it as in stock, so it's loaded again.
        <Link to={variantUrl(soldOut, 'out-of-stock')} reloadDocument className={buttonClass('notify')}>
          {sharedMessages.notifyMe}
        </Link>
      )}
      {isReachable && !soldOut && (
        <Link to={href('/checkout')} className={buttonClass('checkout')} onClick={closeAddToCartDialog}>
          {sharedMessages.checkOut}
        </Link>
      )}
      {isReachable && (
        <Link to={href('/cart')} className={buttonClass('cart')} onClick={closeAddToCartDialog}>
          {cartPanelMessages.viewCart}
        </Link>
      )}
      <form method="dialog">
        <button type="submit" className={buttonClass('continue')}>
          {cartPanelMessages.keepShopping}
        </button>
      </form>
    </div>
  )
}
