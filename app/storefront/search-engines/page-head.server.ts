import type { MetaDescriptor } from 'react-router'
import { loadHeroes } from '../../commerce/content/content-store.server.ts'
import type { Picture } from '../../commerce/pictures/picture.ts'
import type { Shop } from '../../web/shop/shop.server.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { jsonLdTag } from './json-ld-tag.ts'
import { previewTags } from './preview-tags.ts'

interface PageHeadInput {
  title: string
  description?: string | undefined
  /** The canonical path of the page. */
  path: string
  /** The breadcrumb, without this page. */
  trail?: readonly { name: string; to: string }[]
  type?: 'website' | 'article'
  /** The home page's by default. */
  picture?: Picture | null | undefined
  request: Request
}

/** Tags about a listing or a page of text, for search engines and link previews. */
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
    picture: picture ?? (await readHeroPicture(shop)),
  })
  if (trail.length === 0) return tags
  return [...tags, jsonLdTag(breadcrumbList(origin, trail, title))]
}

async function readHeroPicture({ db, cache }: Shop): Promise<Picture | undefined> {
  const heroes = await cache.get('heroes', () => loadHeroes(db, new Date()))
  return heroes[0]?.picture
}
