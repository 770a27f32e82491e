import { type RefObject, useEffect } from 'react'

/** The place of a control: in its row, and the row's in its list. */
interface Place {
  control: HTMLElement
  list: Element | null
  row: number
  inRow: number
}

const rowSelector = 'tr, li'
const controlSelector = 'a[href], button, input:not([type="hidden"]), select, textarea'

/**
 * Keeps the focus on the page when the control that has it is removed, as by the button of a row that removes the row: it
 * goes to the same control of the row that took its place, or to the heading.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = main.current!
    let place: Place | undefined
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) place = placeOf(target)
    }
    // Pressing something that takes no focus leaves the control on purpose.
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place?.control.contains(target)) place = undefined
    }
    const observer = new MutationObserver(() => {
      if (!place || place.control.isConnected) return
      if (document.activeElement === document.body) focusNear(place, page)
      else place = undefined
    })
    observer.observe(page, { childList: true, subtree: true })
    page.addEventListener('focusin', onFocus)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      observer.disconnect()
      page.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [main])
}

function placeOf(control: HTMLElement): Place {
  const row = control.closest(rowSelector)
  const list = row?.parentElement ?? null
  const rows = list ? [...list.children] : []
  return {
    control,
    list,
    row: row ? rows.indexOf(row) : 0,
    inRow: row ? controlsOf(row).indexOf(control) : 0,
  }
}

function focusNear({ list, row, inRow }: Place, page: HTMLElement): void {
  const rows = list?.isConnected ? [...list.children] : []
  const controls = rows.length > 0 ? controlsOf(rows[Math.min(row, rows.length - 1)]!) : []
  const heading = page.querySelector<HTMLElement>('h1')
  heading?.setAttribute('tabindex', '-1')
  const control = [controls[inRow], ...controls].find(one => one && !one.matches(':disabled'))
  const target = control ?? heading
  target?.focus({ preventScroll: target === heading })
}

function controlsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(controlSelector)]
}
