import { reviewFormMessages as messages } from '#messages/review-form.ts'
import styles from './review-form.module.css'
import { deleteReviewPath } from './review-path.ts'

interface DeleteReviewFormProps {
  token: string
  line: number
  isFromAccount: boolean
  /** The label of a short link; by default that of a page with one review. */
  label?: string
  /** The label for screen readers. */
  name?: string
}

/** Asks before it deletes. */
export function DeleteReviewForm({ label = messages.deleteReview, name, ...review }: DeleteReviewFormProps) {
  return (
    <details className={styles.delete}>
      <summary aria-label={name}>{label}</summary>
      <p>{messages.deleteEffects}</p>
      <form method="post" action={deleteReviewPath(review)}>
        <button type="submit" className="button quiet">
          {messages.confirmDelete}
        </button>
      </form>
    </details>
  )
}
