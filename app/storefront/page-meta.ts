import type { Surroundings } from '../commerce/content/content.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** Title and description of a page of the storefront; without a title of its own it bears the shop's name. */
export function pageMeta(matches: Matches, title?: string, description?: string) {
  const layout = matches.find(match => match?.id === 'storefront/layout')
  const settings = (layout?.loaderData as Surroundings | undefined)?.settings
  const shopName = settings?.shopName ?? ''
  return [
    { title: title ? `${title} · ${shopName}` : shopName },
    { name: 'description', content: description ?? settings?.description ?? '' },
  ]
}
