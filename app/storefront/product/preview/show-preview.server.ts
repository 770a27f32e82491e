import { createContext, href, type MiddlewareFunction, redirect } from 'react-router'
import { isPreviewSlug, readPreviewSlug } from '../../../commerce/catalog/publishing/preview-slug.server.ts'
import { findPublishing } from '../../../commerce/catalog/publishing/preview-store.server.ts'
import { shopContext } from '../../../web/shop/context.ts'
import { previewBar } from './preview-bar.server.ts'

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
  if (!page.headers.get('Content-Type')?.startsWith('text/html')) return unlisted(page)
  const html = await page.text()
  const body = html.indexOf('<body>') + '<body>'.length
  const bar = previewBar({ publishAt: publishing.publish_at, expiresAt: preview!.expiresAt.toISOString() })
  return unlisted(new Response(html.slice(0, body) + bar + html.slice(body), page))
}

/** In no cache and no search engine, and its address goes to no other site. */
function unlisted(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('Referrer-Policy', 'same-origin')
  response.headers.set('X-Robots-Tag', 'noindex')
  return response
}
