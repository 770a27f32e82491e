import { href, Link } from 'react-router'
import { dayInWords } from '../../commerce/letters/paper/days-in-words.ts'
import type { Picture } from '../../commerce/pictures/picture.ts'
import type { AskedReturn } from '../../commerce/returns/ask-return.server.ts'
import { longestWords, maxOpenReturns, returnReasons } from '../../commerce/returns/return.ts'
import { SelectField } from '../../ui/field/field.tsx'
import { PictureView } from '../../ui/picture/picture-view.tsx'
import { tooManyAttempts } from '../../web/retry-words.ts'
import styles from './order-form.module.css'
import { sendAgain } from './order-words.ts'
import { WordsField } from './words-field.tsx'

type Refusal = Extract<AskedReturn, { ok: false }>['because'] | 'no-key'

interface ReturnScreenProps {
  token: string
  number: string
  /** The last day on which a return may be asked for. */
  until: string | undefined
  lines: readonly {
    id: number
    title: string
    options: string
    picture: Picture | null
    most: number
    field: string
  }[]
  isOpen: boolean
  /** Makes the form, sent twice, one return. */
  formKey: string
  answer:
    | {
        because: Refusal | 'too-many'
        /** The seconds after which it may be sent again. */
        wait: number
        typed: { reason: string; words: string; key: string; quantities: Partial<Record<string, string>> }
      }
    | undefined
}

const inWords: Record<Refusal, string> = {
  'no-key': sendAgain,
  'too-many-open': `You have ${maxOpenReturns} open returns for this order. We’ll answer those first.`,
  'nothing-chosen': 'Choose how many pieces you send back.',
  'more-than-bought': 'This is more than can still be sent back. Choose again.',
  'no-reason': 'Choose a reason.',
  'too-many-words': `This is too long. Say it in ${longestWords} characters.`,
  'not-delivered': 'This order has not arrived yet.',
  'too-late': 'The time for returns is over.',
}

/** Chooses what goes back, and why. */
export function ReturnScreen({ token, number, until, lines, isOpen, answer, formKey }: ReturnScreenProps) {
  const { because, typed } = answer ?? {}
  const words =
    answer && (answer.because === 'too-many' ? tooManyAttempts(answer.wait) : inWords[answer.because])
  const about = (...these: Refusal[]) => (these.some(one => one === because) ? words : undefined)
  const ofLines = about('nothing-chosen', 'more-than-bought')
  const back = (
    <Link className="button quiet" to={href('/orders/:token', { token })}>
      Back to the order
    </Link>
  )
  if (!isOpen)
    return (
      <div className={`wrap ${styles.page}`}>
        <h1 tabIndex={-1}>Nothing to return</h1>
        <p>
          {until === undefined
            ? 'You may send goods back when they have arrived.'
            : `Goods of order ${number} could be sent back until ${dayInWords(until)}, as far as they are not on their way already.`}
        </p>
        <p className={styles.ways}>{back}</p>
      </div>
    )
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>
        Return from order <span className={styles.number}>{number}</span>
      </h1>
      {until !== undefined && <p>You may ask for it until {dayInWords(until)}.</p>}
      {because && (
        <p className={styles.mistakes} role="alert">
          {words}
        </p>
      )}
      <form method="post" className={styles.form} noValidate>
        <input type="hidden" name="key" value={typed?.key || formKey} />
        <fieldset className={styles.lines} aria-describedby={ofLines ? 'lines-note' : undefined}>
          <legend>What do you send back?</legend>
          <ul>
            {lines.map(({ id, title, options, picture, most, field }) => (
              <li key={id}>
                <div className="picture-frame">
                  {picture && <PictureView picture={{ ...picture, alt: '' }} sizes="4.5rem" widest={160} />}
                </div>
                <div>
                  <label className={styles.title} htmlFor={field}>
                    {title}
                    <span className="visually-hidden">{options && `, ${options}`}: how many</span>
                  </label>
                  {options !== '' && <p>{options}</p>}
                  {most > 1 && <p>Up to {most}</p>}
                </div>
                <select
                  id={field}
                  name={field}
                  defaultValue={typed?.quantities[field] ?? '0'}
                  aria-invalid={ofLines ? true : undefined}
                >
                  {upTo(most).map(pieces => (
                    <option key={pieces} value={pieces}>
                      {pieces}
                    </option>
                  ))}
                </select>
              </li>
            ))}
          </ul>
          {ofLines && <p id="lines-note">{ofLines}</p>}
        </fieldset>
        <SelectField
          id="reason"
          name="reason"
          label="Why?"
          choices={Object.entries(returnReasons).map(([code, name]) => ({ code, name }))}
          unchosen="Choose a reason"
          defaultValue={typed?.reason ?? ''}
          mistake={about('no-reason')}
        />
        <WordsField
          id="words"
          name="words"
          label="Anything else?"
          optional
          maxLength={longestWords}
          defaultValue={typed?.words}
          mistake={about('too-many-words')}
        />
        <div className={styles.ways}>
          <button type="submit" className="button">
            Ask for the return
          </button>
          {back}
        </div>
      </form>
    </div>
  )
}

function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, pieces) => pieces)
}
