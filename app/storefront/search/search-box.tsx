import { Search } from 'lucide-react'
import { type KeyboardEvent, useState, useSyncExternalStore } from 'react'
import { Form, href, useNavigate, useSearchParams } from 'react-router'
import { comesLater } from '../../ui/comes-later.tsx'
import styles from './search-box.module.css'

/** Comes when somebody begins to type. */
const SuggestionList = comesLater(() =>
  import('./suggestion-list.tsx').then(({ SuggestionList }) => SuggestionList),
)

const never = () => () => {}

interface SearchBoxProps {
  /** Tells two boxes on one page apart. */
  id: string
  placeholder: string
}

/**
 * A plain GET form that finds without a script; with one it offers products, categories and brands while a shopper types.
 * Source: the combobox with list autocomplete of the ARIA Authoring Practices Guide, W3C.
 */
export function SearchBox({ id, placeholder }: SearchBoxProps) {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const asked = parameters.get('q') ?? ''
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [typed, setTyped] = useState('')
  /** Where the offered entries lead, in order. */
  const [offered, setOffered] = useState<readonly string[]>([])
  const [active, setActive] = useState(-1)
  const open = typed !== '' && offered.length > 0

  function close(): void {
    setTyped('')
    setOffered([])
    setActive(-1)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (!open) return
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      // Between the last entry and the first the words themselves are chosen.
      const places = offered.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      close()
      navigate(offered[active]!)
    }
  }

  return (
    <search
      className={styles.box}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
      onKeyDown={event => {
        if (!open || event.key !== 'Escape') return
        event.preventDefault()
        document.getElementById(id)?.focus()
        close()
      }}
    >
      <Form action={href('/Shop/:category?')} onSubmit={close}>
        <label className="visually-hidden" htmlFor={id}>
          {placeholder}
        </label>
        {/* A new search starts with the words of its address. */}
        <input
          key={asked}
          id={id}
          type="search"
          name="q"
          defaultValue={asked}
          placeholder={placeholder}
          maxLength={100}
          autoComplete="off"
          {...(alive && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': open,
            'aria-controls': `${id}-offers`,
            'aria-activedescendant': active >= 0 ? `${id}-offer-${active}` : undefined,
          })}
          onInput={event => {
            setTyped(event.currentTarget.value.trim())
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="icon-button" aria-label="Search">
          <Search aria-hidden size={20} strokeWidth={1.5} />
        </button>
      </Form>
      {typed !== '' && (
        <SuggestionList id={id} words={typed} active={active} onOffer={setOffered} onChoose={close} />
      )}
    </search>
  )
}
