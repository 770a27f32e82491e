import { Outlet } from 'react-router'
import type { Route } from './+types/page-boundary.ts'
import { NotFoundPage } from './error/not-found-page.tsx'
import { pageMeta } from './layout-data/page-meta.ts'
import { useLayoutData } from './layout-data/use-layout-data.ts'
import { SearchBox } from './search/search-box.tsx'

/** Catches the 404 of any page, so that header and footer stay around it. */
export default Outlet

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, undefined)
}

export function ErrorBoundary() {
  const { settings } = useLayoutData()
  return (
    <NotFoundPage searchBox={<SearchBox id="search-error-page" placeholder={settings.searchPlaceholder} />} />
  )
}
