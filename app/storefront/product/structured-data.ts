import { cardVariant, type Product } from '../../commerce/catalog/product.ts'
import { currency, inDecimals } from '../../commerce/money.ts'
import { largestAddress } from '../../commerce/pictures/picture.ts'

interface Described {
  product: Product
  /** The canonical address of the page, and what stands before it. */
  origin: string
  path: string
  trail: readonly { name: string; to: string }[]
}

/** What search engines read of a product: schema.org's Product with its offer and rating, and the way to it. */
export function structuredData({ product, origin, path, trail }: Described): Record<string, unknown>[] {
  const { title, description, pictures, rating, variants } = product
  const soldOut = variants.every(({ available }) => available === 0)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: title,
      description,
      image: pictures.map(picture => origin + largestAddress(picture)),
      offers: {
        '@type': 'AggregateOffer',
        url: origin + path,
        priceCurrency: currency,
        lowPrice: inDecimals(cardVariant(variants).price),
        offerCount: variants.length,
        availability: `https://schema.org/${soldOut ? 'OutOfStock' : 'InStock'}`,
      },
      aggregateRating: rating
        ? { '@type': 'AggregateRating', ratingValue: rating.stars, reviewCount: rating.reviews }
        : undefined,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [...trail, { name: title, to: path }].map(({ name, to }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: origin + to,
      })),
    },
  ]
}
