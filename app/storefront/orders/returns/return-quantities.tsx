import { useState } from 'react'
import {
  isRefundCut,
  previewedRefund,
  type ReturnPreview,
} from '#commerce/after-sale/returns/return-preview.ts'
import type { Picture } from '#commerce/catalog/pictures/picture.ts'
import { formatMoney } from '#messages/format.ts'
import { returnMessages } from '#messages/returns.ts'
import { fieldErrorId } from '#ui/notice/form-errors.tsx'
import { PictureView } from '#ui/picture/picture-view.tsx'
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
  preview: ReturnPreview
  currency: string
  typed: Partial<Record<string, string>> | undefined
  isWrong: boolean
}

/**
 * The quantity of each item to return, and what that refunds. Its error is only in the form's summary. Without a script, each quantity
 * names its own refund.
 */
export function ReturnQuantities({ lines, preview, currency, typed, isWrong }: ReturnQuantitiesProps) {
  // A single item needs no choice.
  const preselected = lines.length === 1 ? '1' : '0'
  const [chosen, setChosen] = useState(
    () => new Map(lines.map(({ id, field }) => [id, Number(typed?.[field] ?? preselected)])),
  )
  const chosenOf = (lineId: number) => chosen.get(lineId) ?? 0
  const money = (quantityOf: (lineId: number) => number) =>
    formatMoney(previewedRefund(preview, quantityOf), currency)
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
              onChange={({ currentTarget: { value } }) => setChosen(new Map(chosen).set(id, Number(value)))}
            >
              {Array.from({ length: max + 1 }, (_, quantity) => (
                <option key={quantity} value={quantity}>
                  {quantity === 0
                    ? quantity
                    : returnMessages.quantityFor({
                        quantity,
                        amount: money(other => (other === id ? quantity : 0)),
                      })}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <p className={styles.refund} role="status">
        {returnMessages.youGet} <strong>{money(chosenOf)}</strong>
        {isRefundCut(preview, chosenOf) && ` ${returnMessages.lessEarlierRefunds}`}
      </p>
    </fieldset>
  )
}
