import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

const stock = 'office/stock'

const stockPages = [
  route('office/stock', `${stock}/stock-page.tsx`),
  route('office/stock/counts', `${stock}/counts/counts-page.tsx`),
  route('office/stock/counts/new', `${stock}/counts/start-count-page.tsx`),
  route('office/stock/counts/:count', `${stock}/counts/count-page.tsx`),
  route('office/stock/counts/:count/finish', `${stock}/counts/finish-count-page.tsx`),
  route('office/stock/:sku', `${stock}/stock-item-page.tsx`),
  route('office/stock/:sku/adjust', `${stock}/adjust-stock-page.tsx`),
]

const stockActions = [
  route('office/stock/counts/:count/save', `${stock}/counts/save-counted.ts`),
  route('office/stock/counts/:count/abandon', `${stock}/counts/abandon-count.ts`),
]

/** Every URL of the office. */
export const officeRoutes: RouteConfigEntry[] = [
  layout('office/frame/office-layout.tsx', [
    layout('office/frame/page-boundary.tsx', { id: 'office-boundary' }, [
      route('office', 'office/today/today-page.tsx'),
      route('office/search', 'office/search/search-page.tsx'),
      ...stockPages,
      route('office/changes', 'office/changes/changes-page.tsx'),
      route('office/changes/:change', 'office/changes/change-page.tsx'),
      route('office/*', 'office/error/unknown-office-page.tsx'),
    ]),
  ]),

  // Actions without a page.
  route('office/changes/:change/undo', 'office/changes/undo-change.ts'),
  ...stockActions,
]
