import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { SuggestionList } from './suggestion-list.tsx'

/**
 * Makes a search field a combobox: it suggests what fits what is typed, and the arrow keys reach each suggestion (-1 is the typed
 * text itself). Follows the combobox with list autocomplete in the ARIA Authoring Practices Guide.
 */
export function Combobox({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const id = field.current!.id
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  /** The URLs of the suggestions, in order. */
  const [suggestions, setSuggestions] = useState<readonly string[]>([])
  const [activeIndex, setActiveIndex] = useState(-1)
  const isOpen = typed !== '' && suggestions.length > 0

  function close(): void {
    setTyped('')
    setSuggestions([])
    setActiveIndex(-1)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!isOpen) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const isInField = event.target === field.current
    if (event.key === 'Escape') field.current!.focus()
    else if (!isInField || (step === undefined && (event.key !== 'Enter' || activeIndex < 0))) return
    event.preventDefault()
    if (step === undefined) close()
    else setActiveIndex(((activeIndex + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1)
    if (event.key === 'Enter') navigate(suggestions[activeIndex]!)
  }

  useFieldEvents(field, {
    onInput() {
      setTyped(field.current!.value.trim())
      setActiveIndex(-1)
    },
    onKeyDown,
    close,
  })

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': `${isOpen}`,
      'aria-controls': `${id}-suggestions`,
      'aria-activedescendant': activeIndex >= 0 ? `${id}-suggestion-${activeIndex}` : '',
    }
    for (const [name, value] of Object.entries(attributes)) field.current!.setAttribute(name, value)
  }, [field, id, isOpen, activeIndex])

  if (typed === '') return null
  return (
    <SuggestionList
      id={id}
      query={typed}
      activeIndex={activeIndex}
      onResults={setSuggestions}
      onSelect={close}
    />
  )
}

interface FieldEvents {
  onInput: () => void
  onKeyDown: (event: KeyboardEvent) => void
  close: () => void
}

function useFieldEvents(field: RefObject<HTMLInputElement | null>, events: FieldEvents): void {
  const onInput = useEffectEvent(events.onInput)
  const onKeyDown = useEffectEvent(events.onKeyDown)
  const close = useEffectEvent(events.close)
  useEffect(() => {
    const box = field.current!.closest('search')!
    const listening = new AbortController()
    const { signal } = listening
    box.addEventListener('input', () => onInput(), { signal })
    box.addEventListener('keydown', event => onKeyDown(event), { signal })
    field.current!.form!.addEventListener('submit', () => close(), { signal })
    box.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) close()
      },
      { signal },
    )
    // Typing may have begun before this loaded.
    const { value, defaultValue } = field.current!
    if (value !== defaultValue) onInput()
    return () => listening.abort()
  }, [field])
}
