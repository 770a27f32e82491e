import { cardVariant, type Product } from '../../commerce/catalog/product.ts'
import { toDecimalString } from '../../commerce/currency.ts'
import { largestPictureUrl } from '../../commerce/pictures/picture.ts'
import { breadcrumbList } from '../layout-data/breadcrumb-list.ts'

interface StructuredDataInput {
  /** Of the prices: ISO 4217. */
  currency: string
  product: Product
  origin: string
  /** The canonical path of the page. */
  path: string
  trail: readonly { name: string; to: string }[]
}

/** A product for search engines: schema.org's Product with offer and rating, and its breadcrumb. */
export function structuredData({
  currency,
  product,
  origin,
  path,
  trail,
}: StructuredDataInput): Record<string, unknown>[] {
  const { title, description, pictures, rating, variants } = product
  const soldOut = variants.every(({ available }) => available === 0)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: title,
      description,
      image: pictures.map(picture => origin + largestPictureUrl(picture)),
      offers: {
        '@type': 'AggregateOffer',
        url: origin + path,
        priceCurrency: currency,
        lowPrice: toDecimalString(cardVariant(variants).price, currency),
        offerCount: variants.length,
        availability: `https://schema.org/${soldOut ? 'OutOfStock' : 'InStock'}`,
      },
      aggregateRating: rating
        ? { '@type': 'AggregateRating', ratingValue: rating.stars, reviewCount: rating.reviews }
        : undefined,
    },
    breadcrumbList(origin, [...trail, { name: title, to: path }]),
  ]
}
