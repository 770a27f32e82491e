import { useSyncExternalStore } from 'react'
import { Form, href, useSearchParams } from 'react-router'
import { listingParamNames, maxSearchLength } from '../../commerce/catalog-index/listing-param-names.ts'
import { searchMessages } from '../../messages/search.ts'
import { SearchIcon } from '../../ui/icons/icons.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import styles from './search-box.module.css'
import { useCombobox } from './use-combobox.ts'

/** Loads when the shopper starts typing. */
const SuggestionList = lazyComponent(() =>
  import('./suggestion-list.tsx').then(({ SuggestionList }) => SuggestionList),
)

const subscribeToNothing = () => () => {}

interface SearchBoxProps {
  /** Unique on the page. */
  id: string
  placeholder: string
}

/** A plain GET form; with JavaScript a combobox that suggests products, categories and brands. */
export function SearchBox({ id, placeholder }: SearchBoxProps) {
  const [params] = useSearchParams()
  const searched = params.get(listingParamNames.search) ?? ''
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const { typed, activeIndex, isOpen, setSuggestions, close, onInput, onInputKeyDown } = useCombobox()

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
          key={searched}
          id={id}
          type="search"
          name={listingParamNames.search}
          defaultValue={searched}
          placeholder={placeholder}
          maxLength={maxSearchLength}
          autoComplete="off"
          {...(isHydrated && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            'aria-controls': `${id}-suggestions`,
            'aria-activedescendant': activeIndex >= 0 ? `${id}-suggestion-${activeIndex}` : undefined,
          })}
          onInput={onInput}
          onKeyDown={onInputKeyDown}
        />
        <button type="submit" className="icon-button" aria-label={searchMessages.search}>
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
