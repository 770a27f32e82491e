import type { LayoutData } from '#commerce/content/content.ts'
import { layoutIds } from '../layout-data/layout-ids.ts'

/** The demo notice that the layout loaded before a page failed; empty when there is none. */
export function loadedDemoNotice(loaderData: Record<string, unknown>): string {
  const loaded = layoutIds.map(id => loaderData[id]).find(data => data !== undefined)
  const layout = loaded as Partial<LayoutData> | undefined
  return layout?.settings?.demoNotice ?? ''
}
