import type { MetaDescriptor } from 'react-router'
import { errorMessages } from '#messages/error.ts'
import { layoutIds } from './layout-ids.ts'
import type { LoadedLayout } from './use-layout-data.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

interface PageInfo {
  /** Defaults to the shop's name. */
  title?: string
  description?: string
  /** The canonical path; without it search engines are asked not to index the page. */
  path?: string | undefined
}

/** The title, description and canonical URL of a page; `undefined` is a page that was not found. */
export function pageMeta(matches: Matches, page: PageInfo | undefined): MetaDescriptor[] {
  const layout = matches.find(match => layoutIds.some(id => id === match?.id))
  const layoutData = layout?.loaderData as LoadedLayout | undefined
  if (!layoutData) return []
  const { settings, origin } = layoutData
  const { title, description, path } = page ?? { title: errorMessages.notFoundTitle }
  return [
    { title: title ? `${title} · ${settings.shopName}` : settings.shopName },
    { name: 'description', content: description ?? settings.description },
    path === undefined
      ? { name: 'robots', content: 'noindex' }
      : { tagName: 'link', rel: 'canonical', href: origin + path },
  ]
}
