import { Form, href, useSearchParams } from 'react-router'
import { listingParamNames, maxSearchLength } from '../../commerce/catalog-index/listing-param-names.ts'
import { sharedMessages } from '../../messages/shared.ts'
import { SearchIcon } from '../../ui/icons/icons.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import styles from './search-box.module.css'
import { useCombobox } from './use-combobox.ts'

/** Loads when the shopper starts typing. */
const SuggestionList = lazyComponent(() =>
  import('./suggestion-list.tsx').then(({ SuggestionList }) => SuggestionList),
)

interface SearchBoxProps {
  /** Unique on the page. */
  id: string
  placeholder: string
}

/** A plain GET form; with JavaScript a combobox that suggests products, categories and brands. */
export function SearchBox({ id, placeholder }: SearchBoxProps) {
  const [params] = useSearchParams()
  const searched = params.get(listingParamNames.search) ?? ''
  const { field, typed, activeIndex, isOpen, setSuggestions, close } = useCombobox(id)

  return (
    <search
      className={styles.box}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
      onKeyDown={event => {
        if (!isOpen || event.key !== 'Escape') return
        event.preventDefault()
        document.getElementById(id)?.focus()
        close()
      }}
    >
      <Form action={href('/Shop/:category?')} onSubmit={close}>
        <label className="visually-hidden" htmlFor={id}>
          {placeholder}
        </label>
        {/* The key resets the field to the URL's search after navigation. */}
        <input
          {...field}
          key={searched}
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
      {typed !== '' && (
        <SuggestionList
          id={id}
          query={typed}
          activeIndex={activeIndex}
          onResults={setSuggestions}
          onSelect={close}
        />
      )}
    </search>
  )
}
