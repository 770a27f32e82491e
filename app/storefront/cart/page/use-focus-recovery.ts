import { type FocusEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react'

interface FocusedControl {
  control: Element
  list: Element | null
  row: string
}

/**
 * Keeps the focus in a row (`data-row`) whose focused control disappears: it moves to the row's first link or button, or to the
 * page's title when the row is gone.
 */
export function useFocusRecovery(container: RefObject<HTMLElement | null>) {
  const focused = useRef<FocusedControl>(undefined)

  useLayoutEffect(() => {
    const lost = focused.current
    if (!lost || lost.control.isConnected || document.activeElement !== document.body) return
    focused.current = undefined
    const selector = `[data-row="${CSS.escape(lost.row)}"]`
    const list = lost.list?.isConnected ? lost.list : undefined
    const row = list?.querySelector(selector) ?? container.current?.querySelector(selector)
    const next = row?.querySelector<HTMLElement>('a, button') ?? container.current?.querySelector('h1')
    next?.focus()
  })

  function remember(control: Element | null) {
    const row = control?.closest<HTMLElement>('[data-row]')
    focused.current = control && row ? { control, list: row.parentElement, row: row.dataset.row! } : undefined
  }

  function onFocus({ target }: FocusEvent) {
    remember(target)
  }

  // Safari doesn't focus a button on click.
  function onClick({ target }: MouseEvent) {
    remember((target as Element).closest('a, button, input'))
  }

  function onBlur({ target }: FocusEvent) {
    // Removing the focused element can fire a blur, too.
    setTimeout(() => {
      if (focused.current?.control === target && target.isConnected) focused.current = undefined
    })
  }

  return { onFocus, onBlur, onClick }
}
