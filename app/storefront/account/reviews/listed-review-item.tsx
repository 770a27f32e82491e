import { href, Link } from 'react-router'
import { accountMessages } from '#messages/account.ts'
import { accountReviewMessages as messages } from '#messages/account-reviews.ts'
import { formatDate } from '#messages/format.ts'
import { orderMessages } from '#messages/orders.ts'
import { PictureView } from '#ui/picture/picture-view.tsx'
import { Stars } from '#ui/stars/stars.tsx'
import { DeleteReviewForm } from '../../orders/review/delete-review-form.tsx'
import { reviewPath } from '../../orders/review/review-path.ts'
import styles from './account-reviews.module.css'
import type { ListedReview } from './load-account-reviews.server.ts'

/** A review by the shopper, to be edited or deleted. */
export function ListedReviewItem({ review }: { review: ListedReview }) {
  const { line, state, stars, title, body, writtenOn } = review
  const link = { token: line.token, line: line.id, isFromAccount: true }
  return (
    <li>
      <div className="picture-frame">
        {line.picture && <PictureView picture={{ ...line.picture, alt: '' }} sizes="5rem" maxWidth={160} />}
      </div>
      <div>
        <p className={styles.product}>
          <ReviewedProduct line={line} />
          {line.options !== '' && ` · ${line.options}`}
        </p>
        <p className={styles.stars}>
          <Stars stars={stars} />
        </p>
        <h3>{title}</h3>
        <p className={styles.body}>{body}</p>
        <ReviewPictures review={review} />
        <p className={styles.state}>
          {messages.writtenOn({ date: formatDate(writtenOn) })} · {messages.states[state]}
        </p>
        <div className={styles.actions}>
          <Link to={reviewPath(link)} aria-label={orderMessages.editReviewFor({ title: line.title })}>
            {accountMessages.edit}
          </Link>
          <DeleteReviewForm
            {...link}
            label={messages.delete}
            name={messages.deleteReviewOf({ title: line.title })}
          />
        </div>
      </div>
    </li>
  )
}

function ReviewedProduct({ line: { title, productSlug } }: Pick<ListedReview, 'line'>) {
  if (productSlug === null) return title
  return <Link to={`${href('/productDetails/:slug?', { slug: productSlug })}#reviews`}>{title}</Link>
}

/** Those of a hidden review aren't served. */
function ReviewPictures({ review: { pictures, state } }: { review: ListedReview }) {
  if (state === 'hidden' || pictures.length === 0) return null
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture, at) => (
        <li key={picture.hash}>
          <PictureView
            picture={{ ...picture, alt: messages.picture({ number: at + 1 }) }}
            sizes="5rem"
            maxWidth={160}
          />
        </li>
      ))}
    </ul>
  )
}
