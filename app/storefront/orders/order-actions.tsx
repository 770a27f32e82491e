import { href, Link } from 'react-router'
import { dayInWords } from '../../commerce/letters/paper/days-in-words.ts'
import styles from './order-actions.module.css'
import type { OrderView } from './order-view.server.ts'

/** What can be done with an order today. Each is a form or a link, and works without a script. */
export function OrderActions({ view }: { view: OrderView }) {
  const { order, mayCancel, mayReturn, returnUntil, email, key } = view
  const { token, number } = order
  return (
    <div className={styles.actions}>
      {mayReturn && returnUntil !== undefined && (
        <div>
          <Link className="button" to={href('/orders/:token/return', { token })}>
            Return something
          </Link>
          <p>Until {dayInWords(returnUntil)}.</p>
        </div>
      )}
      <form method="post" action={href('/orders/:token/reorder', { token })}>
        <input type="hidden" name="key" value={key} />
        <button type="submit" className="button quiet">
          Order again
        </button>
      </form>
      {mayCancel && (
        <details className={styles.cancel}>
          <summary>Cancel this order</summary>
          <p>Nothing is sent then, and what was paid is paid back the way it came.</p>
          <form method="post" action={href('/orders/:token/cancel', { token })}>
            <button type="submit" className="button quiet">
              Yes, cancel order {number}
            </button>
          </form>
        </details>
      )}
      {email !== '' && (
        <p>
          Questions?{' '}
          <a
            className={styles.link}
            href={`mailto:${email}?subject=${encodeURIComponent(`Order ${number}`)}`}
          >
            {email}
          </a>
        </p>
      )}
      <p>
        <Link className={styles.link} to={`${href('/withdrawal')}?order=${number}`}>
          Withdraw from contract here
        </Link>
      </p>
    </div>
  )
}
