import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A page that a link opened begins at its heading, as one that the browser loaded begins at its top: a screen reader says
 * its name, and Tab goes on from there instead of from the link that is gone. A choice within a page moves nothing.
 */
export function useFocusOnNewPage(main: RefObject<HTMLElement | null>): void {
  const { pathname, search, hash } = useLocation()
  const shown = useRef({ pathname, search })
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { pathname, search }
    if (hash !== '' || !isNewPage(before, { pathname, search })) return
    const start = main.current?.querySelector('h1') ?? main.current
    start?.setAttribute('tabindex', '-1')
    start?.focus({ preventScroll: true })
  }, [main, pathname, search, hash])
}

interface Place {
  pathname: string
  search: string
}

/** Another path, another search, or another page of the same listing; not another choice within a page. */
function isNewPage(before: Place, after: Place): boolean {
  if (before.pathname !== after.pathname) return true
  const [from, to] = [new URLSearchParams(before.search), new URLSearchParams(after.search)]
  if (from.get('q') !== to.get('q')) return true
  if (from.get('page') === to.get('page')) return false
  for (const parameters of [from, to]) parameters.delete('page')
  return `${from}` === `${to}`
}
