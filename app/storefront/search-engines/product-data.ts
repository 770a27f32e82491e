import type { Product, Variant } from '../../commerce/catalog/product.ts'
import { stockStatus } from '../../commerce/catalog/variant-selection.ts'
import { toDecimalString } from '../../commerce/currency.ts'
import { largestPictureUrl } from '../../commerce/pictures/picture.ts'
import type { Review } from '../../commerce/reviews/review.ts'
import { variantUrl } from '../product-controls/variant-url.ts'
import type { OfferTerms } from './offer-terms.server.ts'

interface ProductDataInput {
  product: Product
  reviews: readonly Review[]
  terms: OfferTerms
  /** Of the prices: ISO 4217. */
  currency: string
  origin: string
  /** The canonical path of the page. */
  path: string
}

/** More would only repeat what the page shows. */
const maxReviews = 5

/** A product for search engines: schema.org's Product, or a ProductGroup with a Product for each variant. */
export function productData(input: ProductDataInput): Record<string, unknown> {
  const { product, origin, path } = input
  const { title, description, rating, variants, colors, sizes } = product
  const refer = referring(origin)
  const shared = {
    name: title,
    description,
    url: origin + path,
    image: imagesOf(input, null),
    aggregateRating: rating
      ? { '@type': 'AggregateRating', ratingValue: rating.stars, reviewCount: rating.reviews }
      : undefined,
    review: reviewsOf(input),
  }
  const [only] = variants
  if (variants.length === 1)
    return { '@context': context, '@type': 'Product', ...shared, ...variantFacts(input, only!, refer) }
  return {
    '@context': context,
    '@type': 'ProductGroup',
    productGroupID: product.slug,
    ...shared,
    variesBy: [
      ...(colors.length > 1 ? ['https://schema.org/color'] : []),
      ...(sizes.length > 1 ? ['https://schema.org/size'] : []),
    ],
    hasVariant: variants.map(variant => ({
      '@type': 'Product',
      name: [title, ...Object.values(optionNames(product, variant))].filter(Boolean).join(', '),
      image: imagesOf(input, variant.color)[0],
      ...variantFacts(input, variant, refer),
    })),
  }
}

const context = 'https://schema.org'

function variantFacts(
  { product, currency, origin, terms }: ProductDataInput,
  variant: Variant,
  refer: (part: object) => object,
) {
  const { color, size } = optionNames(product, variant)
  return {
    sku: variant.sku,
    color,
    size,
    offers: {
      '@type': 'Offer',
      url: origin + variantUrl({ ...variant, slug: product.slug }, stockStatus(variant)),
      priceCurrency: currency,
      price: toDecimalString(variant.price, currency),
      availability: `https://schema.org/${variant.available > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: terms.shipping(variant.price).map(refer),
      hasMerchantReturnPolicy: terms.returns && refer(terms.returns),
    },
  }
}

/** Writes equal parts once; the others refer to the first one by its id. */
function referring(origin: string): (part: object) => object {
  const ids = new Map<string, string>()
  return part => {
    const key = JSON.stringify(part)
    const known = ids.get(key)
    if (known) return { '@id': known }
    const id = `${origin}/#terms-${ids.size + 1}`
    ids.set(key, id)
    return { '@id': id, ...part }
  }
}

function optionNames({ colors, sizes }: Product, variant: Variant) {
  return {
    color: colors.find(({ slug }) => slug === variant.color)?.name,
    size: sizes.find(({ slug }) => slug === variant.size)?.name,
  }
}

/** The pictures that show a color or fit every color; all of them for null. */
function imagesOf({ product, origin }: ProductDataInput, color: string | null): string[] {
  return product.pictures
    .filter(picture => color === null || picture.color === null || picture.color === color)
    .map(picture => origin + largestPictureUrl(picture))
}

function reviewsOf({ reviews }: ProductDataInput) {
  if (reviews.length === 0) return undefined
  return reviews.slice(0, maxReviews).map(({ stars, author, title, body, day }) => ({
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
    author: { '@type': 'Person', name: author },
    name: title,
    reviewBody: body,
    datePublished: day,
  }))
}
