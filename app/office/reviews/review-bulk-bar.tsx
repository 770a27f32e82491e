import { Form } from 'react-router'
import { officeReviewMessages as texts } from '#messages/office/reviews.ts'
import styles from '../ui/list/bulk-bar.module.css'

/** The form that the checkboxes of the rows belong to. */
export const reviewForm = 'reviews'

/** The form of the button on a row. */
export const approveOneForm = 'approve-one'

/** Appears with the first selected row. */
export function ReviewBulkBar({ returnTo }: { returnTo: string }) {
  const form = { method: 'post', action: '/office/reviews/approve', preventScrollReset: true } as const
  return (
    <>
      <Form {...form} id={reviewForm} className={styles.bar}>
        <input type="hidden" name="returnTo" value={returnTo} />
        <button type="submit" className="button main">
          {texts.approve}
        </button>
      </Form>
      <Form {...form} id={approveOneForm}>
        <input type="hidden" name="returnTo" value={returnTo} />
      </Form>
    </>
  )
}
