import type { Product } from '#commerce/catalog/products/product.ts'
import type { OfferFacts } from '#commerce/catalog/products/publishing/offer-facts-store.server.ts'
import type { Review } from '#commerce/people/reviews/review.ts'
import type { HtmlDocument } from '#web/shop/context.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { readMethods } from '../promises/load-promises.server.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { offerTerms } from './offer-terms.ts'
import { previewTags } from './preview-tags.ts'
import { productData } from './product-data.ts'

interface ProductHeadInput {
  product: Product
  facts: OfferFacts
  reviews: readonly Review[]
  trail: readonly { name: string; to: string }[]
  /** The canonical path of the page; undefined for a preview, which is not for search engines. */
  path: string | undefined
  request: Request
  /** Gets tags, and the product and the breadcrumb as structured data. */
  document: HtmlDocument
}

export interface ProductHead {
  /** The merchant's texts for search engines, or those of the product. */
  title: string
  description: string
}

/** The product's texts for search engines. Adds tags about it for them and for link previews. */
export async function loadProductHead(
  shop: Shop,
  { product, facts, reviews, trail, path, request, document }: ProductHeadInput,
): Promise<ProductHead> {
  const settings = await shop.settings()
  const { currency, shopName, country, timeZone } = settings
  const { origin } = new URL(request.url)
  const terms = offerTerms((await readMethods(shop)).get(country) ?? [], settings)
  const { title = product.title, description = product.description } = facts
  if (path === undefined) return { title, description }
  document.structuredData.push(
    productData({ product, facts, reviews, terms, shopName, currency, timeZone, origin, path }),
    breadcrumbList(origin, trail, product.title),
  )
  document.previewTags = previewTags({
    siteName: shopName,
    title,
    description,
    origin,
    path,
    type: 'product',
    picture: product.pictures[0],
  })
  return { title, description }
}
