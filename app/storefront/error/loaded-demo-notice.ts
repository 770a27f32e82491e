import type { Surroundings } from '../../commerce/content/content.ts'

/** The demo shop's notice in what the loaders brought before a page failed; empty in a real shop, and where it did not come. */
export function loadedDemoNotice(loaderData: Record<string, unknown>): string {
  const surroundings = loaderData['storefront/layout'] as Partial<Surroundings> | undefined
  return surroundings?.settings?.demoNotice ?? ''
}
