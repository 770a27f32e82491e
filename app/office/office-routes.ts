import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Every URL of the office. */
export const officeRoutes: RouteConfigEntry[] = [
  layout('office/frame/office-layout.tsx', [
    layout('office/frame/page-boundary.tsx', { id: 'office-boundary' }, [
      route('office', 'office/today/today-page.tsx'),
      route('office/search', 'office/search/search-page.tsx'),
      route('office/*', 'office/error/unknown-office-page.tsx'),
    ]),
  ]),

  // Actions without a page.
  route('office/changes/:change/undo', 'office/changes/undo-change.ts'),
]
