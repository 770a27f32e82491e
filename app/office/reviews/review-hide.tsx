import { hideReasons, moderationLimits } from '#commerce/people/reviews/review.ts'
import { officeReviewMessages } from '#messages/office/reviews.ts'
import { Block } from '../ui/block.tsx'
import { KeptForm } from '../ui/form/kept-form.tsx'
import { SelectBox, TextArea } from '../ui/form/office-field.tsx'
import type { OfficeReviewView } from './load-review.server.ts'
import styles from './review-page.module.css'

const texts = officeReviewMessages.hide

/** Hides the review for a reason that its author is told. */
export function ReviewHide({ view: { id, emails } }: { view: OfficeReviewView }) {
  return (
    <Block title={texts.title}>
      <KeptForm name={`review-hide-${id}`} action={`/office/reviews/${id}/hide`} className={styles.form}>
        <p className="soft">{texts.fair}</p>
        <SelectBox
          id="reason"
          name="hideReason"
          label={texts.reason}
          required
          options={[
            { value: '', label: texts.choose },
            ...hideReasons.map(reason => ({ value: reason, label: texts.reasons[reason] })),
          ]}
        />
        {emails !== null && (
          <TextArea
            name="note"
            label={texts.note}
            hint={texts.noteHint}
            rows={3}
            maxLength={moderationLimits.note}
          />
        )}
        <div className="actions">
          <button className="button outlined" type="submit">
            {emails === null ? texts.submitSilently : texts.submit(emails)}
          </button>
          {emails === null && <span className="muted">{texts.silently}</span>}
        </div>
      </KeptForm>
    </Block>
  )
}
