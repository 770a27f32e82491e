import { Form } from 'react-router'
import { moderationLimits } from '#commerce/people/reviews/review.ts'
import { officeReviewMessages } from '#messages/office/reviews.ts'
import { Block } from '../ui/block.tsx'
import { KeptForm } from '../ui/form/kept-form.tsx'
import { TextArea } from '../ui/form/office-field.tsx'
import type { OfficeReviewView } from './load-review.server.ts'
import styles from './review-page.module.css'

const texts = officeReviewMessages.answer

/** The shop's public answer, to write, change or remove. */
export function ReviewAnswer({ view: { id, answer, shopName } }: { view: OfficeReviewView }) {
  return (
    <Block title={texts.from(shopName)} note={answer && texts.since(answer.at)}>
      <KeptForm
        key={answer?.text}
        name={`review-answer-${id}`}
        action={`/office/reviews/${id}/answer`}
        className={styles.form}
      >
        <TextArea
          name="reply"
          label={texts.label}
          hint={texts.hint}
          rows={4}
          defaultValue={answer?.text}
          maxLength={moderationLimits.reply}
          required
        />
        <div className="actions">
          <button className="button outlined" type="submit">
            {answer ? texts.change : texts.publish}
          </button>
        </div>
      </KeptForm>
      {answer && (
        <Form method="post" action={`/office/reviews/${id}/answer/remove`} className={styles.remove}>
          <button className="button bare" type="submit">
            {texts.remove}
          </button>
        </Form>
      )}
    </Block>
  )
}
