import type { Picture } from '#commerce/catalog/pictures/picture.ts'
import { type Banners, loadBanners } from '#commerce/content/content-store.server.ts'
import type { HtmlDocument } from '#web/shop/context.ts'
import type { Shop } from '#web/shop/shop.server.ts'
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
  /** The home page's by default. */
  picture?: Picture | null | undefined
  request: Request
  /** Gets the tags, and the breadcrumb as structured data. */
  document: HtmlDocument
}

/** Adds tags about a listing or a page of text, for search engines and link previews. */
export async function addPageHead(
  shop: Shop,
  { title, description, path, trail = [], type = 'website', picture, request, document }: PageHeadInput,
): Promise<void> {
  const settings = await shop.settings()
  const { origin } = new URL(request.url)
  if (trail.length > 0) document.structuredData.push(breadcrumbList(origin, trail, title))
  document.previewTags = previewTags({
    siteName: settings.shopName,
    title,
    description: description || settings.description,
    origin,
    path,
    type,
    picture: picture ?? (await readHeroPicture(shop)),
  })
}

async function readHeroPicture(shop: Shop): Promise<Picture | undefined> {
  return (await readBanners(shop)).heroes[0]?.picture
}

/** Those of today, read once per catalog version. */
export function readBanners({ db, cache }: Shop): Promise<Banners> {
  return cache.get('banners', () => loadBanners(db, new Date()))
}
