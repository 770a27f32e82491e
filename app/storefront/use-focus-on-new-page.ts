import { type RefObject, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { listingParamNames } from '#commerce/catalog/index/listing-param-names.ts'

/** Shared by all layouts, since navigation may replace one with another. */
let shown: PageLocation | undefined

/** Moves the focus to the heading of a new page, as a document load would. Changes within a page leave it alone. */
export function useFocusOnNewPage(main: RefObject<HTMLElement | null>): void {
  const { pathname, search, hash } = useLocation()
  useLayoutEffect(() => {
    const before = shown
    shown = { pathname, search }
    if (!before || hash !== '' || !isNewPage(before, { pathname, search })) return
    const start = main.current?.querySelector('h1') ?? main.current
    start?.setAttribute('tabindex', '-1')
    start?.focus({ preventScroll: true })
  }, [main, pathname, search, hash])
}

interface PageLocation {
  pathname: string
  search: string
}

/** Another path, another search, or another page of the same listing. */
function isNewPage(before: PageLocation, after: PageLocation): boolean {
  if (before.pathname !== after.pathname) return true
  const [from, to] = [new URLSearchParams(before.search), new URLSearchParams(after.search)]
  const { search, page } = listingParamNames
  if (from.get(search) !== to.get(search)) return true
  if (from.get(page) === to.get(page)) return false
  for (const query of [from, to]) query.delete(page)
  return `${from}` === `${to}`
}
