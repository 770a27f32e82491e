import { useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import { reviewFormMessages as messages } from '#messages/review-form.ts'
import { FieldErrors, FormError, listFieldErrors } from '#ui/notice/form-errors.tsx'
import { PictureView } from '#ui/picture/picture-view.tsx'
import formStyles from '../order-form.module.css'
import { BackFromReview } from './back-from-review.tsx'
import { DeleteReviewForm } from './delete-review-form.tsx'
import { ReviewForm } from './review-form.tsx'
import styles from './review-screen.module.css'
import { type RefusedReview, type ReviewPageView, reviewFormFields } from './review-view.ts'
import { type ReviewCheck, useReviewCheck } from './use-review-check.ts'

interface ReviewScreenProps {
  view: ReviewPageView
  refused: RefusedReview | undefined
}

export function ReviewScreen({ view, refused }: ReviewScreenProps) {
  const { line, own, closed, token, number, isFromAccount } = view
  const check = useReviewCheck(refused?.errors)
  const product = href('/productDetails/:slug?', { slug: line.slug })
  return (
    <div className={`wrap ${formStyles.page}`}>
      <h1 tabIndex={-1}>{own ? messages.edit : messages.write}</h1>
      <div className={styles.product}>
        <div className="picture-frame">
          {line.picture && (
            <PictureView picture={{ ...line.picture, alt: '' }} sizes="5rem" maxWidth={160} eager />
          )}
        </div>
        <div>
          <h2>{closed === 'product-removed' ? line.title : <Link to={product}>{line.title}</Link>}</h2>
          {line.options !== '' && <p>{line.options}</p>}
          <p>{messages.fromOrder({ number })}</p>
        </div>
      </div>
      <div className={styles.errors}>
        <ReviewErrors message={refused?.message} check={check} />
      </div>
      {closed ? (
        !refused?.message && <p>{messages.refusals[closed]}</p>
      ) : (
        <ReviewForm key={own ? 'edit' : 'new'} view={view} refused={refused} check={check} />
      )}
      {closed && (
        <p className={formStyles.buttons}>
          <BackFromReview view={view} />
        </p>
      )}
      {own && (
        <div className={styles.delete}>
          <DeleteReviewForm token={token} line={line.id} isFromAccount={isFromAccount} />
        </div>
      )}
    </div>
  )
}

function ReviewErrors({ message, check }: { message: string | undefined; check: ReviewCheck }) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    if (check.stops > 0) list.current?.focus()
  }, [check.stops])
  return message && check.stops === 0 ? (
    <FormError title={message} />
  ) : (
    <FieldErrors ref={list} errors={listFieldErrors(reviewFormFields, check.listed)} />
  )
}
