import type { ComponentProps } from 'react'
import { variantSearchMessages as texts } from '#messages/office/variant-search.ts'
import { TextBox } from '../ui/form/office-field.tsx'
import styles from './variant-search.module.css'

interface VariantSearchProps {
  name: string
  label: string
  /** The search that was sent; empty for none. */
  find: string
  isNotFound: boolean
  button: Omit<ComponentProps<'button'>, 'className' | 'children'>
}

/** Searches the variants of a form by name or SKU, and says so if there are none. */
export function VariantSearch({ name, label, find, isNotFound, button }: VariantSearchProps) {
  return (
    <>
      <div className={styles.search}>
        <TextBox
          id="find"
          name={name}
          type="search"
          label={label}
          hint={texts.hint}
          defaultValue={find}
          maxLength={100}
          autoComplete="off"
        />
        <button {...button} className="button outlined">
          {texts.button}
        </button>
      </div>
      {find !== '' && isNotFound && <p role="status">{texts.notFound(find)}</p>}
    </>
  )
}
