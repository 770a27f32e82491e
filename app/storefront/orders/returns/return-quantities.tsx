import type { Picture } from '../../../commerce/pictures/picture.ts'
import { returnMessages } from '../../../messages/returns.ts'
import { fieldErrorId } from '../../../ui/notice/form-errors.tsx'
import { PictureView } from '../../../ui/picture/picture-view.tsx'
import styles from '../order-form.module.css'

export interface ReturnQuantityLine {
  id: number
  title: string
  options: string
  picture: Picture | null
  max: number
  /** The name of the form field. */
  field: string
}

interface ReturnQuantitiesProps {
  lines: readonly ReturnQuantityLine[]
  typed: Partial<Record<string, string>> | undefined
  isWrong: boolean
}

/** The quantity of each item to return. Its error is only in the form's summary. */
export function ReturnQuantities({ lines, typed, isWrong }: ReturnQuantitiesProps) {
  // A single item needs no choice.
  const preselected = lines.length === 1 ? '1' : '0'
  return (
    <fieldset className={styles.lines}>
      <legend>{returnMessages.whichItems}</legend>
      <ul>
        {lines.map(({ id, title, options, picture, max, field }) => (
          <li key={id}>
            <div className="picture-frame">
              {picture && <PictureView picture={{ ...picture, alt: '' }} sizes="4.5rem" maxWidth={160} />}
            </div>
            <div>
              <label className={styles.title} htmlFor={field}>
                {title}
                <span className="visually-hidden">{returnMessages.quantityOf({ options })}</span>
              </label>
              {options !== '' && <p>{options}</p>}
              {max > 1 && <p>{returnMessages.upTo({ max })}</p>}
            </div>
            <select
              id={field}
              name={field}
              defaultValue={typed?.[field] ?? preselected}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? fieldErrorId(lines[0]!.field) : undefined}
            >
              {Array.from({ length: max + 1 }, (_, quantity) => (
                <option key={quantity} value={quantity}>
                  {quantity}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
