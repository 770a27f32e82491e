import type { Banner } from '#commerce/content/content.ts'
import { readLogo } from '#commerce/content/theme/read-logo.server.ts'
import type { HtmlDocument } from '#web/shop/context.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { readShopLayout } from '../layout-data/load-layout.server.ts'
import { organizationData } from './organization-data.ts'
import { previewTags } from './preview-tags.ts'

/** Adds tags about the shop itself, for search engines and link previews. */
export async function addHomeHead(
  shop: Shop,
  hero: Banner | undefined,
  { request, document }: { request: Request; document: HtmlDocument },
): Promise<void> {
  const settings = await shop.settings()
  const { origin } = new URL(request.url)
  const { socialLinks } = await readShopLayout(shop)
  const profiles = socialLinks.flatMap(({ href }) => href ?? [])
  const { logoPicture } = settings
  const logo = await shop.cache.get(`logo-${logoPicture}`, () => readLogo(shop.db, logoPicture))
  document.structuredData.push(...organizationData(settings, { origin, profiles, logo }))
  document.previewTags = previewTags({
    siteName: settings.shopName,
    title: settings.shopName,
    description: settings.description,
    origin,
    path: '/',
    type: 'website',
    picture: hero?.picture,
  })
}
