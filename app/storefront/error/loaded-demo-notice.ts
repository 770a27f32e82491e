import type { LayoutData } from '../../commerce/content/content.ts'

/** The demo notice that the layout loaded before a page failed; empty when there is none. */
export function loadedDemoNotice(loaderData: Record<string, unknown>): string {
  const layout = loaderData['storefront/layout'] as Partial<LayoutData> | undefined
  return layout?.settings?.demoNotice ?? ''
}
