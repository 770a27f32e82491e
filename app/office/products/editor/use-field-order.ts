import { type RefObject, useState } from 'react'

/** The order of rows, as the fields for their positions have it: these are what is sent, also without JavaScript. */
export function useFieldOrder(list: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const [order, setOrder] = useState(keys)
  const inputs = () => [...list.current!.querySelectorAll<HTMLInputElement>('[data-position]')]
  const keyOf = (input: HTMLInputElement) => input.dataset.position!

  /** Shows the order that was typed, or restored from a draft. */
  const sync = () => {
    const typed = inputs().sort((one, other) => (Number(one.value) || 0) - (Number(other.value) || 0))
    setOrder(typed.map(keyOf))
  }
  const moveTo = (key: string, place: number) => {
    if (place < 0 || place >= order.length) return
    const others = order.filter(other => other !== key)
    const next = [...others.slice(0, place), key, ...others.slice(place)]
    for (const input of inputs()) input.value = String(next.indexOf(keyOf(input)) + 1)
    setOrder(next)
    // The form keeps a draft of what changes.
    inputs()[0]!.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return { order, sync, moveTo }
}
