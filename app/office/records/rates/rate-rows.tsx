import { officeRecordMessages as texts } from '#messages/office/records.ts'
import { ControlError } from '../../ui/form/office-field.tsx'
import { type RateText, readRateLines } from '../record-texts.ts'
import styles from './rate-rows.module.css'

interface RateRowsProps {
  id: string
  label: string
  hint: string
  /** Of all rows. */
  error: string | undefined
  /** Of a row, by the name of its input. */
  errors: Readonly<Record<string, string | undefined>>
  value: string
}

/** Rows to fill beyond those in use. More come after saving. */
const emptyRows = 2

/** Prices from a value or weight on, a row each, with its error below it. An emptied row is removed. */
export function RateRows({ id, label, hint, error, errors, value }: RateRowsProps) {
  const rows = [
    ...readRateLines(value),
    ...Array.from({ length: emptyRows }, () => ({ from: '', price: '' })),
  ]
  const note = `${id}-note`
  return (
    <fieldset className={styles.rates} aria-describedby={note}>
      <legend>{label}</legend>
      {rows.map((row, index) => (
        // The error of all is about the first row, which is missing.
        <RateRow
          key={index}
          {...{ id, row, errors, number: index + 1 }}
          missing={index === 0 && error && note}
        />
      ))}
      <p id={note} className={error ? 'bad small' : 'muted small'}>
        {error ?? hint}
      </p>
    </fieldset>
  )
}

interface RateRowProps extends Pick<RateRowsProps, 'id' | 'errors'> {
  row: RateText
  number: number
  /** The id of the note that says so. */
  missing: string | false | undefined
}

function RateRow({ id, row, errors, number, missing }: RateRowProps) {
  const input = (part: 'from' | 'price', label: string) => {
    const name = `${id}.${part}-${number}`
    const note = errors[name] ? `${name}-note` : missing
    return (
      <label>
        <span>{label}</span>
        <input
          className="box number"
          name={name}
          inputMode="decimal"
          defaultValue={row[part]}
          maxLength={20}
          {...(note && { 'aria-invalid': true, 'aria-describedby': note })}
        />
      </label>
    )
  }
  return (
    <div>
      {input('from', texts.rateFrom)}
      {input('price', texts.ratePrice)}
      {(['from', 'price'] as const).map(part => {
        const name = `${id}.${part}-${number}`
        return <ControlError key={part} id={name} error={errors[name]} />
      })}
    </div>
  )
}
