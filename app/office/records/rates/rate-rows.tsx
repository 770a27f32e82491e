import { officeRecordMessages as texts } from '#messages/office/records.ts'
import { readRateLines } from '../record-texts.ts'
import styles from './rate-rows.module.css'

interface RateRowsProps {
  id: string
  label: string
  hint: string
  error: string | undefined
  value: string
}

/** Rows to fill beyond those in use. More come after saving. */
const emptyRows = 2

/** Prices from a value or weight on, a row each. An emptied row is removed. */
export function RateRows({ id, label, hint, error, value }: RateRowsProps) {
  const used = readRateLines(value)
  const rows = [...used, ...Array.from({ length: emptyRows }, () => ({ from: '', price: '' }))]
  const note = `${id}-note`
  // The error is about rows in use, or about the missing first one.
  const marked = (index: number) =>
    error && index < Math.max(used.length, 1)
      ? ({ 'aria-invalid': true, 'aria-describedby': note } as const)
      : undefined
  return (
    <fieldset className={styles.rates} aria-describedby={note}>
      <legend>{label}</legend>
      {rows.map(({ from, price }, index) => (
        <div key={index}>
          <label>
            <span>{texts.rateFrom}</span>
            <input
              className="box number"
              name={`rate.from-${index + 1}`}
              inputMode="decimal"
              defaultValue={from}
              maxLength={20}
              {...marked(index)}
            />
          </label>
          <label>
            <span>{texts.ratePrice}</span>
            <input
              className="box number"
              name={`rate.price-${index + 1}`}
              inputMode="decimal"
              defaultValue={price}
              maxLength={20}
              {...marked(index)}
            />
          </label>
        </div>
      ))}
      <p id={note} className={error ? 'bad small' : 'muted small'}>
        {error ?? hint}
      </p>
    </fieldset>
  )
}
