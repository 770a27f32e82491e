import type { ChangeEventHandler } from 'react'
import { sentPictureTypes } from '#commerce/catalog/pictures/picture-signature.ts'
import { reviewLimits } from '#commerce/people/reviews/review.ts'
import { reviewFormMessages as messages } from '#messages/review-form.ts'
import { ariaFieldProps, FieldFrame, TextField } from '#ui/field/field.tsx'
import { TextAreaField } from '#ui/field/text-area-field.tsx'
import formStyles from '../order-form.module.css'
import { BackFromReview } from './back-from-review.tsx'
import { OwnPictures } from './own-pictures.tsx'
import styles from './review-form.module.css'
import { maxPictureMegabytes, type RefusedReview, type ReviewPageView } from './review-view.ts'
import { StarsField } from './stars-field.tsx'
import type { ReviewCheck } from './use-review-check.ts'

interface ReviewFormProps {
  view: ReviewPageView
  refused: RefusedReview | undefined
  check: ReviewCheck
}

/** Sent as a whole document, so that it works the same with and without JavaScript. */
export function ReviewForm({ view, refused, check }: ReviewFormProps) {
  const { own, suggestedAuthor, needsApproval } = view
  const { typed = {}, removed = [] } = refused ?? {}
  const { errors, onSubmit, onPictures } = check
  const textProps = (name: 'title' | 'body' | 'author', fallback = '') => ({
    id: name,
    name,
    maxLength: reviewLimits[name],
    defaultValue: typed[name] ?? own?.[name] ?? fallback,
    error: errors[name],
  })
  const isChecked = needsApproval || (own !== undefined && own.state !== 'published')
  return (
    <form
      method="post"
      encType="multipart/form-data"
      className={formStyles.form}
      onSubmit={onSubmit}
      noValidate
    >
      {own && <input type="hidden" name="edit" value="yes" />}
      {own?.state === 'hidden' && <p className={styles.hidden}>{messages.hidden}</p>}
      <StarsField selected={Number(typed.stars ?? own?.stars ?? 0)} error={errors.stars} />
      <TextField {...textProps('title')} label={messages.title} autoComplete="off" />
      <TextAreaField {...textProps('body')} label={messages.body} note={messages.bodyNote} rows={7} />
      {own && own.pictures.length > 0 && <OwnPictures review={own} removed={removed} />}
      <PicturesField error={errors.pictures} onChange={onPictures} />
      <TextField
        {...textProps('author', suggestedAuthor)}
        label={messages.author}
        note={messages.authorNote}
        autoComplete="given-name"
      />
      <div>
        {isChecked && <p className={styles.approval}>{messages.approval}</p>}
        <div className={formStyles.buttons}>
          <button type="submit" className="button">
            {own ? messages.save : isChecked ? messages.submit : messages.publish}
          </button>
          <BackFromReview view={view} />
        </div>
      </div>
    </form>
  )
}

interface PicturesFieldProps {
  error: string | undefined
  onChange: ChangeEventHandler<HTMLInputElement>
}

function PicturesField({ error, onChange }: PicturesFieldProps) {
  const frame = {
    id: 'pictures',
    note: messages.picturesNote({ max: reviewLimits.pictures, megabytes: maxPictureMegabytes }),
    error,
  }
  return (
    <FieldFrame {...frame} label={messages.pictures} optional className={styles.pictures}>
      <input
        id={frame.id}
        name="pictures"
        type="file"
        accept={sentPictureTypes.join()}
        multiple
        onChange={onChange}
        {...ariaFieldProps(frame)}
      />
    </FieldFrame>
  )
}
