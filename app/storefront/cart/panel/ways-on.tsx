import { href, Link } from 'react-router'
import { chosenAddress } from '../../chosen-address.ts'
import { closeAdding, type Item } from '../adding.ts'
import styles from './ways-on.module.css'

interface WaysOnProps {
  /** What could not be added, because nobody can have it now. */
  soldOut: Item | undefined
  /** Without the shop there is no way to the cart. */
  reachable: boolean
}

/** Where a shopper goes from what they added. */
export function WaysOn({ soldOut, reachable }: WaysOnProps) {
  const loud = soldOut ? 'back' : reachable ? 'cart' : 'on'
  const look = (way: string) => (way === loud ? 'button' : 'button quiet')
  return (
    <div className={styles.ways}>
      {soldOut && (
        // The page may be older than the news that it is sold out.
        <Link to={chosenAddress(soldOut, 'out-of-stock')} reloadDocument className={look('back')}>
          Tell me when it is back
        </Link>
      )}
      {reachable && (
        <Link to={href('/cart')} className={look('cart')} onClick={closeAdding}>
          View cart
        </Link>
      )}
      {reachable && !soldOut && (
        <Link to={href('/checkout')} className="button quiet" onClick={closeAdding}>
          Checkout
        </Link>
      )}
      <form method="dialog">
        <button type="submit" className={look('on')}>
          Continue shopping
        </button>
      </form>
    </div>
  )
}
