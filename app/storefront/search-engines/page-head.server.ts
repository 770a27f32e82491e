import type { MetaDescriptor } from 'react-router'
import type { Picture } from '../../commerce/pictures/picture.ts'
import type { Shop } from '../../web/shop/shop.server.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { previewTags } from './preview-tags.ts'

interface PageHeadInput {
  title: string
  description?: string | undefined
  /** The canonical path of the page. */
  path: string
  /** The breadcrumb, without this page. */
  trail?: readonly { name: string; to: string }[]
  type?: 'website' | 'article'
  picture?: Picture | null | undefined
  request: Request
}

/** What search engines and previews read about a listing or a page of text. */
export async function loadPageHead(
  shop: Shop,
  { title, description, path, trail = [], type = 'website', picture, request }: PageHeadInput,
): Promise<MetaDescriptor[]> {
  const settings = await shop.settings()
  const { origin } = new URL(request.url)
  const tags = previewTags({
    siteName: settings.shopName,
    title,
    description: description || settings.description,
    origin,
    path,
    type,
    picture,
  })
  if (trail.length === 0) return tags
  return [...tags, { 'script:ld+json': breadcrumbList(origin, [...trail, { name: title, to: path }]) }]
}
