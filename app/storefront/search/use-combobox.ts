import { type FormEvent, type KeyboardEvent, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'

const subscribeToNothing = () => () => {}

/**
 * The state of a search field with suggestions: what is typed, and which suggestion the arrow keys have reached (-1 is the typed
 * text itself). Follows the combobox with list autocomplete in the ARIA Authoring Practices Guide.
 */
export function useCombobox(id: string) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
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

  function onInput(event: FormEvent<HTMLInputElement>): void {
    setTyped(event.currentTarget.value.trim())
    setActiveIndex(-1)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (!isOpen) return
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const positions = suggestions.length + 1
      setActiveIndex(((activeIndex + 1 + step + positions) % positions) - 1)
    } else if (event.key === 'Enter' && activeIndex >= 0) {
      event.preventDefault()
      close()
      navigate(suggestions[activeIndex]!)
    }
  }

  const field = {
    ...(isHydrated && {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isOpen,
      'aria-controls': `${id}-suggestions`,
      'aria-activedescendant': activeIndex >= 0 ? `${id}-suggestion-${activeIndex}` : undefined,
    }),
    onInput,
    onKeyDown,
  }
  return { field, typed, activeIndex, isOpen, setSuggestions, close }
}
