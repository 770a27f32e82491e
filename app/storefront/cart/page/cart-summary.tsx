import { href, Link } from 'react-router'
import { type Cart, cartTotals } from '../../../commerce/cart/cart.ts'
import { formatMoney } from '../../../commerce/money.ts'
import styles from './cart-summary.module.css'

interface CartSummaryProps {
  cart: Cart
  /** What the shop promises to every buyer, in the merchant's words. */
  promises: readonly string[]
  shipping: string
  /** Why what was changed last is not at the shop yet. */
  stuck: string | undefined
}

/** What the cart comes to. */
export function CartSummary({ cart, promises, shipping, stuck }: CartSummaryProps) {
  const { units, charged, subtotal, saving } = cartTotals(cart)
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 id="summary">Summary</h2>
      <dl>
        <div>
          <dt>Items</dt>
          <dd>{charged === units ? units : `${charged} of ${units}`}</dd>
        </div>
        {saving > 0 && (
          <div className={styles.saving}>
            <dt>You save</dt>
            <dd>{formatMoney(saving)}</dd>
          </div>
        )}
        <div className={styles.subtotal}>
          <dt>Subtotal</dt>
          <dd>{formatMoney(subtotal)}</dd>
        </div>
      </dl>
      {shipping !== '' && <p>{shipping}</p>}
      {charged > 0 && (
        <Link className={`button ${styles.checkout}`} to={href('/checkout')}>
          Checkout
        </Link>
      )}
      {promises.length > 0 && <p className={styles.promises}>{promises.join(' · ')}</p>}
      <p aria-live="polite">{stuck ?? 'Prices and stock are read anew each time you open your cart.'}</p>
    </section>
  )
}
