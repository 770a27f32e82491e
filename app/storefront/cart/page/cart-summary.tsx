import { href, Link } from 'react-router'
import { type Cart, cartTotals } from '#commerce/cart/cart.ts'
import { cartMessages } from '#messages/cart.ts'
import { formatNumber, formatPrice } from '#messages/format.ts'
import { sharedMessages } from '#messages/shared.ts'
import { ExpressButton } from '#ui/express/express-button.tsx'
import styles from './cart-summary.module.css'

interface CartSummaryProps {
  cart: Cart
  /** The shop's benefits. */
  promises: readonly string[]
  shipping: string
  express: boolean
  /** Why the last changes haven't reached the shop yet. */
  pendingNote: string | undefined
}

export function CartSummary({ cart, promises, shipping, express, pendingNote }: CartSummaryProps) {
  const { units, charged, subtotal, savings } = cartTotals(cart)
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 id="summary">{cartMessages.summary}</h2>
      <dl>
        <div>
          <dt>{cartMessages.items}</dt>
          <dd>{charged === units ? formatNumber(units) : cartMessages.charged({ charged, units })}</dd>
        </div>
        {savings > 0 && (
          <div className={styles.savings}>
            <dt>{cartMessages.youSave}</dt>
            <dd>{formatPrice(savings)}</dd>
          </div>
        )}
        <div className={styles.subtotal}>
          <dt>{cartMessages.subtotal}</dt>
          <dd>{formatPrice(subtotal)}</dd>
        </div>
      </dl>
      {shipping !== '' && <p>{shipping}</p>}
      {charged > 0 && (
        <Link className={`button ${styles.checkout}`} to={href('/checkout')}>
          {sharedMessages.checkOut}
        </Link>
      )}
      {express && charged > 0 && pendingNote === undefined && <ExpressButton />}
      {promises.length > 0 && <p className={styles.promises}>{promises.join(' · ')}</p>}
      <p aria-live="polite">{pendingNote}</p>
    </section>
  )
}
