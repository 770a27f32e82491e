import type { MetaDescriptor } from 'react-router'
import type { Surroundings } from '../commerce/content/content.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

interface About {
  /** Without a title of its own a page bears the shop's name. */
  title?: string
  description?: string
  /** The one path of this page; without it search engines are asked to pass by. */
  path?: string
}

/** What a page of the storefront says of itself in its head; undefined for a page that was not found. */
export function pageMeta(matches: Matches, about: About | undefined): MetaDescriptor[] {
  const layout = matches.find(match => match?.id === 'storefront/layout')
  const surroundings = layout?.loaderData as (Surroundings & { origin: string }) | undefined
  if (!surroundings) return []
  const { settings, origin } = surroundings
  const { title, description, path } = about ?? { title: 'Page not found' }
  return [
    { title: title ? `${title} · ${settings.shopName}` : settings.shopName },
    { name: 'description', content: description ?? settings.description },
    path === undefined
      ? { name: 'robots', content: 'noindex' }
      : { tagName: 'link', rel: 'canonical', href: origin + path },
  ]
}
