import { type RefObject, useEffect, useState } from 'react'
import {
  type NamedVariant,
  namedValues,
  planOptionChange,
} from '#commerce/editing/products/options/plan-option-change.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import styles from './editor.module.css'
import type { TypedOptions } from './option-choice.tsx'

const messages = productEditorMessages.options

/** More are counted. */
const maxNamed = 8

interface OptionOutcomeProps {
  variants: readonly NamedVariant[]
  colors: readonly { slug: string; name: string }[]
  sizes: readonly { slug: string; name: string }[]
  chosen: TypedOptions
  /** The element around the fields. */
  fields: RefObject<HTMLElement | null>
}

/** Says what saving does to the variants and their stock, as the choice stands. Without JavaScript, a button asks for it. */
export function OptionOutcome({ variants, colors, sizes, chosen, fields }: OptionOutcomeProps) {
  const [typed, setTyped] = useState(chosen)
  useEffect(() => {
    const form = fields.current!.closest('form')!
    const read = () => setTyped(readOptions(new FormData(form)))
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [fields])
  const { newColor = '', newSizes = '' } = typed
  const change = planOptionChange(variants, namedValues({ colors, sizes }, { ...typed, newColor, newSizes }))
  const stock = change.removed.reduce((sum, { available }) => sum + available, 0)
  const names = change.removed.map(({ color, size }) => [color, size].filter(Boolean).join(', '))
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
  const all = (name: string) => form.getAll(name).map(String)
  const [newColor = ''] = all('newColor')
  const [newSizes = ''] = all('newSizes')
  return { colors: all('colors'), sizes: all('sizes'), newColor, newSizes }
}
