import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { listMessages } from '#messages/office/lists.ts'
import { OfficeIcon } from '../office-icon.tsx'
import styles from './record-tools.module.css'

/** A filter in use. */
interface FilterChip {
  /** Such as "Placed". */
  field: string
  value: string
  /** The list without this filter. */
  removeTo: string
}

interface RecordToolsProps {
  /** The label of the search field. */
  label: string
  placeholder: string
  /** The name of the search parameter, and its value. */
  name?: string
  query: string
  /** Parameters that a new search keeps. */
  keep?: readonly (readonly [name: string, value: string])[]
  chips?: readonly FilterChip[]
  /** The form that adds a filter, in a popover. */
  filters?: ReactNode
  children?: ReactNode
}

const filtersId = 'filters'

/** Search first, then the filters in use, then "Filter". Everything is in the URL. */
export function RecordTools({
  label,
  placeholder,
  name = 'q',
  query,
  keep = [],
  chips = [],
  filters,
  children,
}: RecordToolsProps) {
  const search = useSearchField(query)
  return (
    <div className={styles.tools}>
      <Form role="search" className={styles.find}>
        <OfficeIcon name="search" />
        <input
          ref={search}
          type="search"
          name={name}
          aria-label={label}
          placeholder={placeholder}
          defaultValue={query}
          maxLength={200}
          data-key="search"
        />
        <kbd>/</kbd>
        {keep.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
      </Form>
      {chips.map(({ field, value, removeTo }) => (
        <span key={field + value} className={styles.chip}>
          <button type="button" popoverTarget={filtersId}>
            {field} <b>{value}</b>
          </button>
          <Link to={removeTo} aria-label={listMessages.removeFilter(field)} preventScrollReset>
            <OfficeIcon name="x" size={12} />
          </Link>
        </span>
      ))}
      {filters && (
        <>
          <button type="button" className="button bare" popoverTarget={filtersId}>
            <OfficeIcon name="plus" />
            {listMessages.filter}
          </button>
          <div id={filtersId} popover="auto" className={`popover ${styles.filters}`}>
            {filters}
          </div>
        </>
      )}
      {children && <div className={styles.end}>{children}</div>}
    </div>
  )
}

/**
 * Shows the query of the list, unless somebody is typing another one. The cross that some browsers draw empties the field
 * without sending it: then the list is whole again.
 */
function useSearchField(query: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const submit = useSubmit()
  useEffect(() => {
    const input = field.current!
    if (document.activeElement !== input) input.value = query
    const onSearch = () => {
      if (input.value === '' && query !== '') submit(input.form)
    }
    // Browsers would empty the field: instead it's left, so that letters are keys of the list again.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      input.value = query
      input.blur()
    }
    input.addEventListener('search', onSearch)
    input.addEventListener('keydown', onKeyDown)
    return () => {
      input.removeEventListener('search', onSearch)
      input.removeEventListener('keydown', onKeyDown)
    }
  }, [query, submit])
  return field
}
