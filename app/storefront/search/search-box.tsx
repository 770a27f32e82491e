import { useRef, useState } from 'react'
import { Form, href, useSearchParams } from 'react-router'
import { listingParamNames, maxSearchLength } from '#commerce/catalog/index/listing-param-names.ts'
import { sharedMessages } from '#messages/shared.ts'
import { SearchIcon } from '#ui/icons/icons.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import styles from './search-box.module.css'

/** Loads when the field gets the focus. */
const Combobox = lazyComponent(() => import('./combobox.tsx').then(({ Combobox }) => Combobox))

interface SearchBoxProps {
  /** Unique on the page. */
  id: string
  placeholder: string
}

/** A plain GET form; with JavaScript a combobox that suggests products, categories and brands. */
export function SearchBox({ id, placeholder }: SearchBoxProps) {
  const [params] = useSearchParams()
  const searched = params.get(listingParamNames.search) ?? ''
  const field = useRef<HTMLInputElement>(null)
  const [isUsed, setUsed] = useState(false)
  const use = () => setUsed(true)

  return (
    <search className={styles.box} onFocus={use} onInput={use}>
      <Form action={href('/Shop/:category?')}>
        <label className="visually-hidden" htmlFor={id}>
          {placeholder}
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          name={listingParamNames.search}
          defaultValue={searched}
          placeholder={placeholder}
          maxLength={maxSearchLength}
          autoComplete="off"
        />
        <button type="submit" className="icon-button" aria-label={sharedMessages.search}>
          <SearchIcon size={20} />
        </button>
      </Form>
      {isUsed && <Combobox field={field} />}
    </search>
  )
}
