import { type FocusEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** Where the focus was last: a control, and the row that it belongs to. */
interface Place {
  control: Element
  list: Element | null
  name: string
}

/**
 * When the control that has the focus goes, such as the button that removed its line, the focus goes on in the same row: to the
 * button that undoes it, or to the page's title where the row is gone too. Rows are told by `data-row`.
 */
export function useKeptFocus(within: RefObject<HTMLElement | null>) {
  const place = useRef<Place>(undefined)

  useLayoutEffect(() => {
    const lost = place.current
    if (!lost || lost.control.isConnected || document.activeElement !== document.body) return
    place.current = undefined
    const row = `[data-row="${CSS.escape(lost.name)}"]`
    const list = lost.list?.isConnected ? lost.list : undefined
    const found = list?.querySelector(row) ?? within.current?.querySelector(row)
    const next = found?.querySelector<HTMLElement>('a, button') ?? within.current?.querySelector('h1')
    next?.focus()
  })

  function remember(control: Element | null) {
    const row = control?.closest<HTMLElement>('[data-row]')
    place.current = control && row ? { control, list: row.parentElement, name: row.dataset.row! } : undefined
  }

  function onFocus({ target }: FocusEvent) {
    remember(target)
  }

  // Some browsers give no focus to a button that is pressed by a finger or a mouse.
  function onClick({ target }: MouseEvent) {
    remember((target as Element).closest('a, button, input'))
  }

  function onBlur({ target }: FocusEvent) {
    // A browser may call it a blur when the control is taken out.
    setTimeout(() => {
      if (place.current?.control === target && target.isConnected) place.current = undefined
    })
  }

  return { onFocus, onBlur, onClick }
}
