import { href, Link } from 'react-router'
import { changeInWords } from '../../commerce/checkout/change-words.ts'
import type { OrderChange } from '../../commerce/checkout/order-change.ts'
import type { Cents } from '../../commerce/money.ts'
import { buttonInWords } from './button-words.ts'
import styles from './place-part.module.css'

interface PlacePartProps {
  due: Cents
  /** What the shop promises to every buyer, in the merchant's words. */
  promises: readonly string[]
  /** What changed while the page was open, and is in the sum already. */
  changed: readonly OrderChange[]
  placing: boolean
  /** What was filled in last is not at the shop yet. */
  stuck: boolean
}

/** The last step: what the shopper agrees to, and the button that says so. */
export function PlacePart({ due, promises, changed, placing, stuck }: PlacePartProps) {
  return (
    <div className={styles.place}>
      {changed.length > 0 && (
        <section className={styles.changed} aria-labelledby="changed-now">
          <h2 id="changed-now">Changed while you were here</h2>
          <ul>
            {changed.map(change => (
              <li key={JSON.stringify(change)}>{changeInWords(change)}</li>
            ))}
          </ul>
        </section>
      )}
      <button
        type="submit"
        form="checkout"
        formAction={href('/checkout/place')}
        className="button"
        aria-disabled={placing || undefined}
      >
        {placing ? 'Placing your order…' : buttonInWords(due)}
      </button>
      <p role="status">
        {stuck
          ? 'The shop cannot be reached just now. What you typed stays here, and is sent again with the next change.'
          : ''}
      </p>
      <p>
        You may withdraw from the purchase within 14 days of delivery.{' '}
        <Link to="/withdrawal">How to withdraw</Link>
      </p>
      {promises.length > 0 && <p className={styles.promises}>{promises.join(' · ')}</p>}
    </div>
  )
}
