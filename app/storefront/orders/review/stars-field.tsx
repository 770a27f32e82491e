import { reviewFormMessages as messages } from '#messages/review-form.ts'
import styles from './stars-field.module.css'

// Product pages have one with halves. Sharing it would cost them another file.
const star = 'm12 2.5 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z'

/** Five radio buttons that look like stars. The first has the field's name as its id, to which a list of errors links. */
export function StarsField({ selected, error }: { selected: number; error: string | undefined }) {
  return (
    <fieldset className={styles.field} aria-describedby={error && 'stars-note'}>
      <legend>{messages.stars}</legend>
      <div className={styles.stars} data-invalid={error !== undefined || undefined}>
        {messages.ratings.map((word, at) => (
          <label key={word}>
            <input
              type="radio"
              id={at === 0 ? 'stars' : undefined}
              name="stars"
              value={at + 1}
              defaultChecked={selected === at + 1}
              required
            />
            <svg aria-hidden viewBox="0 0 24 24">
              <path d={star} />
            </svg>
            <span className="visually-hidden">{messages.rating({ stars: at + 1, word })}</span>
            <span className={styles.word} aria-hidden>
              {word}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id="stars-note" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
