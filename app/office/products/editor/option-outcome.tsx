import { type RefObject, useEffect, useState } from 'react'
import type { ShopOption } from '#commerce/editing/products/options/option-value-store.server.ts'
import {
  type NamedVariant,
  namedOptions,
  planOptionChange,
  type TypedOptions,
} from '#commerce/editing/products/options/plan-option-change.ts'
import { readWholeNumber } from '#commerce/values/whole-number.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import styles from './editor.module.css'

const messages = productEditorMessages.options

/** More are counted. */
const maxNamed = 8

interface OptionOutcomeProps {
  variants: readonly NamedVariant[]
  options: readonly ShopOption[]
  chosen: TypedOptions
  /** The element around the fields. */
  fields: RefObject<HTMLElement | null>
}

/** Says what saving does to the variants and their stock, as the choice stands. Without JavaScript, a button asks for it. */
export function OptionOutcome({ variants, options, chosen, fields }: OptionOutcomeProps) {
  const [typed, setTyped] = useState(chosen)
  useEffect(() => {
    const form = fields.current!.closest('form')!
    const read = () => setTyped(readOptions(new FormData(form)))
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [fields])
  const change = planOptionChange(variants, namedOptions(options, typed))
  const stock = change.removed.reduce((sum, { available }) => sum + available, 0)
  const names = change.removed.map(variant => Object.values(variant.names).join(', '))
  return (
    <div className={styles.outcome} aria-live="polite">
      <p>
        <strong>{messages.outcome(variants.length, change)}</strong>
      </p>
      {names.length > 0 && (
        <p>
          <span className="bad">{messages.removes(names.slice(0, maxNamed), names.length - maxNamed)}</span>{' '}
          {messages.stockGoes(stock)}
        </p>
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
  }
}
