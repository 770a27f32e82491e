import { type RefObject, useEffect, useState } from 'react'
import type { ShopOption } from '#commerce/editing/products/options/option-value-store.server.ts'
import {
  type NamedVariant,
  namedOptions,
  type OptionChange,
  planOptionChange,
  type TypedOptions,
} from '#commerce/editing/products/options/plan-option-change.ts'
import { readWholeNumber } from '#commerce/values/whole-number.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { Check } from '../../ui/form/office-field.tsx'
import styles from './editor.module.css'

const messages = productEditorMessages.options

/** More are counted. */
const maxNamed = 8

/** More would be a page of their own. */
const maxLeftOut = 300

function combinationName({ names }: NamedVariant): string {
  return Object.values(names).join(', ')
}

interface LeftOutProps {
  variants: readonly NamedVariant[]
  typed: TypedOptions
}

/** The combinations that the product has, of which some can be left out. */
export function LeftOut({ variants, typed }: LeftOutProps) {
  if (variants.length < 2 || variants.length > maxLeftOut) return null
  return (
    <details open={typed.leftOut.length > 0 || undefined}>
      <summary className={styles.option}>{messages.leaveOut}</summary>
      <div className={styles.stack}>
        <p className="muted">{messages.leaveOutHint}</p>
        <fieldset className={styles.values}>
          <legend className="visually-hidden">{messages.leaveOut}</legend>
          {variants.map(variant => (
            <Check
              key={variant.id}
              name="leaveOut"
              value={String(variant.id)}
              label={combinationName(variant)}
              defaultChecked={typed.leftOut.includes(variant.id)}
            />
          ))}
        </fieldset>
      </div>
    </details>
  )
}

interface EditedOptions {
  variants: readonly NamedVariant[]
  options: readonly ShopOption[]
  chosen: TypedOptions
}

/** What saving does to the variants, as the fields in this element stand. */
export function useOptionChange(
  fields: RefObject<HTMLElement | null>,
  { variants, options, chosen }: EditedOptions,
): OptionChange {
  const [typed, setTyped] = useState(chosen)
  useEffect(() => {
    const form = fields.current!.closest('form')!
    const read = () => setTyped(readOptions(new FormData(form)))
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [fields])
  return planOptionChange(variants, namedOptions(options, typed), typed)
}

interface OptionOutcomeProps {
  change: OptionChange
  makesMissing: boolean
}

/** The variants that saving removes with their stock, and those that it doesn't make. Without JavaScript, a button asks for it. */
export function OptionOutcome({ change, makesMissing }: OptionOutcomeProps) {
  const stock = change.removed.reduce((sum, { available }) => sum + available, 0)
  const names = change.removed.map(combinationName)
  const missing = change.missing.map(values => values.join(', '))
  return (
    <div
      className={styles.outcome}
      aria-live="polite"
      data-empty={names.length + missing.length === 0 || undefined}
    >
      {names.length > 0 && (
        <p>
          <span className="bad">
            {messages.removes(names.slice(0, maxNamed), Math.max(0, names.length - maxNamed))}
          </span>{' '}
          {messages.stockGoes(stock)}
        </p>
      )}
      {missing.length > 0 && (
        <>
          <p>{messages.missing(missing.slice(0, maxNamed), Math.max(0, missing.length - maxNamed))}</p>
          <Check name="makeMissing" value="yes" label={messages.makeMissing} defaultChecked={makesMissing} />
        </>
      )}
      <noscript>
        <button type="submit" name="preview" value="yes" className="button outlined">
          {messages.showOutcome}
        </button>
      </noscript>
    </div>
  )
}

function readOptions(form: FormData): TypedOptions {
  const numbered = (stem: string) =>
    [...form].flatMap(([name, value]): [number, string][] => {
      const id = name.startsWith(`${stem}-`) ? readWholeNumber(name.slice(stem.length + 1)) : undefined
      return id === undefined || value === '' ? [] : [[id, String(value)]]
    })
  return {
    values: form.getAll('values').map(String),
    newValues: Object.fromEntries(numbered('new')),
    places: Object.fromEntries(numbered('place').map(([id, place]) => [id, Number(place)])),
    newOptionValues: String(form.get('newOptionValues') ?? ''),
    leftOut: form.getAll('leaveOut').map(Number),
    makesMissing: form.has('makeMissing'),
  }
}
