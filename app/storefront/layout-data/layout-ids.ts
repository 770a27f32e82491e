import type { LayoutData } from '#commerce/content/content.ts'

/** Of the layouts that load the shop's settings and menus. */
export const layoutIds = ['storefront/layout', 'checkout-layout'] as const

/** The demo notice that the layout loaded before a page failed; empty when there is none. */
export function loadedDemoNotice(loaderData: Record<string, unknown>): string {
  const loaded = layoutIds.map(id => loaderData[id]).find(data => data !== undefined)
  const layout = loaded as Partial<LayoutData> | undefined
  return layout?.settings?.demoNotice ?? ''
}
