import { href, Link } from 'react-router'
import type { OrderLine } from '#commerce/orders/order.ts'
import { toAmount } from '#commerce/values/money.ts'
import { formatDate, formatMoney, formatNumber } from '#messages/format.ts'
import { orderMessages } from '#messages/orders.ts'
import { sharedMessages } from '#messages/shared.ts'
import { PictureView } from '#ui/picture/picture-view.tsx'
import { reviewPath } from '../review/review-path.ts'
import styles from './order-lines.module.css'
import type { OrderView } from './order-view.server.ts'

/** The items as they were bought, with their warranty. */
export function OrderLines({ view }: { view: OrderView }) {
  const { order, warranty } = view
  const count = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section aria-labelledby="lines">
      <h2 id="lines">{sharedMessages.itemCount({ count })}</h2>
      <ul className={styles.lines}>
        {order.lines.map((line, index) => (
          <li key={line.id}>
            <div className={`picture-frame ${styles.shot}`}>
              {line.picture && (
                <PictureView
                  picture={{ ...line.picture, alt: '' }}
                  sizes="6rem"
                  maxWidth={192}
                  eager={index === 0}
                />
              )}
            </div>
            <div className={styles.about}>
              <h3>
                <Link to={href('/productDetails/:slug?', { slug: line.slug })}>{line.title}</Link>
              </h3>
              {line.options !== '' && <p>{line.options}</p>}
              <p>
                {formatNumber(line.quantity)} × {formatMoney(line.unitPrice, order.currency)}
              </p>
              {line.returned > 0 && <p>{orderMessages.returnedCount({ count: line.returned })}</p>}
              {warranty && line.returned < line.quantity && (
                <LineWarranty token={order.token} line={line} warranty={warranty} />
              )}
              <LineReview view={view} line={line} />
            </div>
            <p className={styles.amount}>
              {formatMoney(toAmount(line.unitPrice * line.quantity), order.currency)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The way to write a review, or to change it. */
function LineReview({
  view,
  line: { id, title },
}: {
  view: OrderView
  line: Pick<OrderLine, 'id' | 'title'>
}) {
  const review = view.reviews.find(({ orderLineId }) => orderLineId === id)
  if (!review && !view.reviewable.includes(id)) return null
  const to = reviewPath({ token: view.order.token, line: id })
  if (!review)
    return (
      <p>
        <Link className="link" aria-label={orderMessages.writeReviewFor({ title })} to={to}>
          {orderMessages.writeReview}
        </Link>
      </p>
    )
  return (
    <p>
      {orderMessages.reviewStates[review.state]}{' '}
      <Link className="link" aria-label={orderMessages.editReviewFor({ title })} to={to}>
        {orderMessages.editReview}
      </Link>
    </p>
  )
}

interface LineWarrantyProps {
  token: string
  line: Pick<OrderLine, 'id' | 'title'>
  warranty: NonNullable<OrderView['warranty']>
}

function LineWarranty({ token, line: { id, title }, warranty: { until, isOver } }: LineWarrantyProps) {
  const date = formatDate(until)
  if (isOver) return <p>{orderMessages.warrantyEnded({ date })}</p>
  return (
    <p>
      {orderMessages.warrantyUntil({ date })}
      {' · '}
      <Link
        className="link"
        aria-label={orderMessages.makeClaimFor({ title })}
        to={href('/orders/:token/claim/:line', { token, line: String(id) })}
      >
        {orderMessages.makeClaim}
      </Link>
    </p>
  )
}
