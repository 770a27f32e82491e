import type { MetaDescriptor } from 'react-router'
import type { Product } from '../../commerce/catalog/product.ts'
import type { Review } from '../../commerce/reviews/review.ts'
import type { Shop } from '../../web/shop/shop.server.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { loadOfferTerms } from './offer-terms.server.ts'
import { previewTags } from './preview-tags.ts'
import { productData } from './product-data.ts'

interface ProductHeadInput {
  product: Product
  reviews: readonly Review[]
  trail: readonly { name: string; to: string }[]
  /** The canonical path of the page. */
  path: string
  request: Request
}

/** What search engines and previews read about a product. Made on the server, so that browsers load no code for it. */
export async function loadProductHead(
  shop: Shop,
  { product, reviews, trail, path, request }: ProductHeadInput,
): Promise<MetaDescriptor[]> {
  const { currency, shopName } = await shop.settings()
  const { origin } = new URL(request.url)
  const { title, description, pictures } = product
  const terms = await loadOfferTerms(shop)
  return [
    ...previewTags({
      siteName: shopName,
      title,
      description,
      origin,
      path,
      type: 'product',
      picture: pictures[0],
    }),
    { 'script:ld+json': productData({ product, reviews, terms, currency, origin, path }) },
    { 'script:ld+json': breadcrumbList(origin, [...trail, { name: title, to: path }]) },
  ]
}
