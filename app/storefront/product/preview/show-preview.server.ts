import { createContext, href, type MiddlewareFunction, redirect } from 'react-router'
import { isPreviewSlug, readPreviewSlug } from '#commerce/catalog/products/publishing/preview-slug.server.ts'
import { findPublishing } from '#commerce/catalog/products/publishing/preview-store.server.ts'
import { previewMessages } from '#messages/preview.ts'
import { formatShopMinute } from '#messages/shop-time.server.ts'
import { documentContext, shopContext } from '#web/shop/context.ts'
import { unlisted, withPreviewBar } from '../../preview/preview-bar.server.ts'

/** The product to show although shoppers can't see it yet; null on every other page. */
export const previewContext = createContext<{ productId: number } | null>(null)

/**
 * Shows a draft to those who have its link: the page of the product, with a bar above it. All of it happens here, so that shoppers
 * load nothing of it.
 */
export const showPreview: MiddlewareFunction<Response> = async ({ params, context }, next) => {
  const slug = params.slug ?? ''
  if (!isPreviewSlug(slug)) return next()
  const { db } = context.get(shopContext)
  const preview = readPreviewSlug(db, slug, new Date())
  const publishing = preview && (await findPublishing(db, preview.productId))
  if (!publishing) return unlisted((await next()) as Response)
  if (publishing.published_at !== null)
    return unlisted(redirect(href('/productDetails/:slug?', { slug: publishing.slug })))
  context.set(previewContext, preview)
  const page = (await next()) as Response
  const { draft, scheduled } = previewMessages
  const { publish_at } = publishing
  const state = publish_at === null ? draft : scheduled({ time: formatShopMinute(publish_at) })
  return withPreviewBar(
    page,
    { state, expiresAt: preview!.expiresAt.toISOString() },
    context.get(documentContext),
  )
}
