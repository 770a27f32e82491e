import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A page that a link opened begins at its heading, as one that the browser loaded begins at its top: a screen reader says
 * its name, and Tab goes on from there instead of from the link that is gone. A choice within a page moves nothing.
 */
export function useFocusOnNewPage(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (hash !== '') return
    const start = main.current?.querySelector('h1') ?? main.current
    start?.setAttribute('tabindex', '-1')
    start?.focus({ preventScroll: true })
  }, [main, pathname, hash])
}
