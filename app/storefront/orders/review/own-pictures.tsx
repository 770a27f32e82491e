import type { OwnReview } from '#commerce/people/reviews/review.ts'
import { reviewFormMessages as messages } from '#messages/review-form.ts'
import { PictureView } from '#ui/picture/picture-view.tsx'
import styles from './own-pictures.module.css'

/** The pictures of a review, each of which can be removed. Those of a hidden review aren't served. */
export function OwnPictures({
  review: { pictures, state },
  removed,
}: {
  review: OwnReview
  removed: readonly string[]
}) {
  return (
    <fieldset>
      <legend className={styles.legend}>{messages.ownPictures}</legend>
      <ul className={styles.pictures}>
        {pictures.map((picture, at) => {
          const alt = messages.ownPicture({ number: at + 1 })
          return (
            <li key={picture.hash}>
              {state === 'hidden' ? (
                <p>{alt}</p>
              ) : (
                <PictureView picture={{ ...picture, alt }} sizes="7rem" maxWidth={224} />
              )}
              <label>
                <input
                  type="checkbox"
                  name="remove"
                  value={picture.hash}
                  defaultChecked={removed.includes(picture.hash)}
                />
                {messages.remove}
                <span className="visually-hidden"> {alt}</span>
              </label>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
