import { href, Link } from 'react-router'
import { formatDate } from '#messages/format.ts'
import { orderMessages } from '#messages/orders.ts'
import styles from './order-actions.module.css'
import type { OrderView } from './order-view.server.ts'

/** The actions open to the shopper today. */
export function OrderActions({ view }: { view: OrderView }) {
  const { order, canCancel, refundTarget, canReturn, returnUntil, email, withdraw, key } = view
  const { token, number } = order
  return (
    <div className={styles.actions}>
      {canReturn && returnUntil !== undefined && (
        <div>
          <Link className="button" to={href('/orders/:token/return', { token })}>
            {orderMessages.startReturn}
          </Link>
          <p>{orderMessages.returnUntil({ date: formatDate(returnUntil) })}</p>
        </div>
      )}
      <form method="post" action={href('/orders/:token/reorder', { token })}>
        <input type="hidden" name="key" value={key} />
        <button type="submit" className="button quiet">
          {orderMessages.orderAgain}
        </button>
      </form>
      {canCancel && (
        <details className={styles.cancel}>
          <summary>{orderMessages.cancel}</summary>
          <p>{orderMessages.cancelEffects[refundTarget ?? 'unpaid']}</p>
          <form method="post" action={href('/orders/:token/cancel', { token })}>
            <button type="submit" className="button quiet">
              {orderMessages.confirmCancel({ number })}
            </button>
          </form>
        </details>
      )}
      {email !== '' && (
        <p>
          {orderMessages.questions}{' '}
          <a
            className="link"
            href={`mailto:${email}?subject=${encodeURIComponent(orderMessages.title({ number }))}`}
          >
            {email}
          </a>
        </p>
      )}
      {withdraw !== '' && (
        <p>
          <Link className="link" to={`${href('/withdrawal')}?order=${number}`}>
            {withdraw}
          </Link>
        </p>
      )}
    </div>
  )
}
