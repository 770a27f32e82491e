import { href, Link } from 'react-router'
import { accountMessages } from '#messages/account.ts'
import { formatDate, formatMoney, formatNumber } from '#messages/format.ts'
import { orderMessages } from '#messages/orders.ts'
import { returnMessages } from '#messages/returns.ts'
import { PictureView } from '#ui/picture/picture-view.tsx'
import { reviewPath } from '../../orders/review/review-path.ts'
import styles from './account-orders.module.css'
import type { ListedOrder } from './load-account-orders.server.ts'

/** The most pictures in a row. */
const maxPictures = 4

/** An order with its pictures, and what can be done with it. */
export function ListedOrderItem({ order }: { order: ListedOrder }) {
  const { number, token, state, placedOn, total, currency, lines } = order
  const shown = lines.slice(0, maxPictures)
  const rest = lines.length - shown.length
  return (
    <li>
      <div className={styles.head}>
        <div>
          <h3>
            <Link to={href('/orders/:token', { token })}>{orderMessages.title({ number })}</Link>
          </h3>
          <p>
            {accountMessages.orderOf({ date: formatDate(placedOn) })} · {formatMoney(total, currency)}
          </p>
        </div>
        <p className={styles.state}>{orderMessages.states[state]}</p>
      </div>
      <ul className={styles.lines}>
        {shown.map(({ id, title, options, quantity, picture }) => (
          <li key={id}>
            <div className="picture-frame">
              {picture && <PictureView picture={{ ...picture, alt: '' }} sizes="5rem" maxWidth={160} />}
            </div>
            <p>
              {quantity > 1 && `${formatNumber(quantity)} × `}
              {[title, options].filter(Boolean).join(', ')}
            </p>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={styles.rest}>{accountMessages.moreItems({ count: rest })}</p>}
      <OrderLinks order={order} />
    </li>
  )
}

function OrderLinks({ order }: { order: ListedOrder }) {
  const { number, token, returns, canReturn, canClaim, hasInvoice, unreviewed, key } = order
  const named = (action: string) => accountMessages.ofOrder({ action, number })
  return (
    <div className={styles.actions}>
      <form method="post" action={href('/orders/:token/reorder', { token })}>
        <input type="hidden" name="key" value={key} />
        <button type="submit" className="button quiet" aria-label={named(orderMessages.orderAgain)}>
          {orderMessages.orderAgain}
        </button>
      </form>
      <Link to={href('/orders/:token', { token })} aria-label={named(accountMessages.viewOrder)}>
        {accountMessages.viewOrder}
      </Link>
      {canReturn && (
        <Link to={href('/orders/:token/return', { token })} aria-label={named(orderMessages.startReturn)}>
          {orderMessages.startReturn}
        </Link>
      )}
      {returns.map(({ number: returnNumber, state }) => (
        <Link key={returnNumber} to={href('/orders/:token/returns/:number', { token, number: returnNumber })}>
          {accountMessages.returnIs({ number: returnNumber, state: returnMessages.states[state] })}
        </Link>
      ))}
      {canClaim && (
        <Link to={`${href('/orders/:token', { token })}#lines`} aria-label={named(orderMessages.makeClaim)}>
          {orderMessages.makeClaim}
        </Link>
      )}
      {unreviewed.length > 0 && (
        <Link to={reviewLink(order)} aria-label={named(orderMessages.writeReview)}>
          {orderMessages.writeReview}
        </Link>
      )}
      {hasInvoice && (
        <a href={href('/orders/:token/invoice', { token })} aria-label={named(orderMessages.invoicePdf)}>
          {orderMessages.invoicePdf}
        </a>
      )}
    </div>
  )
}

/** The form of a single item, or the items of the order, each with a link. */
function reviewLink({ token, unreviewed: [line, ...others] }: ListedOrder): string {
  return line !== undefined && others.length === 0
    ? reviewPath({ token, line, isFromAccount: true })
    : `${href('/orders/:token', { token })}#lines`
}
