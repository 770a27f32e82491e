import type {
  AggregateOffer,
  IdReference,
  JsonLdObject,
  Offer,
  ProductGroup,
  ProductLeaf,
  Review as ReviewData,
  WithContext,
} from 'schema-dts'
import { largestPictureUrl } from '#commerce/catalog/pictures/picture.ts'
import type { Product, Variant } from '#commerce/catalog/products/product.ts'
import type { OfferFacts } from '#commerce/catalog/products/publishing/offer-facts-store.server.ts'
import { valueNames, variantChoice, variantPictures } from '#commerce/catalog/products/variant-selection.ts'
import type { Review } from '#commerce/people/reviews/review.ts'
import { toDecimalString } from '#commerce/values/currency.ts'
import { type Measure, measureUnits } from '#commerce/values/measure.ts'
import type { Amount } from '#commerce/values/money.ts'
import { shopDate } from '#commerce/values/zoned-time.ts'
import { reviewMessages } from '#messages/reviews.ts'
import { variantUrl } from '../product-controls/variant-url.ts'
import { organizationOf } from './company-data.ts'
import { factProperties, withProperties } from './fact-data.ts'
import type { OfferTerms } from './offer-terms.ts'

interface ProductDataInput {
  product: Product
  facts: OfferFacts
  reviews: readonly Review[]
  terms: OfferTerms
  shopName: string
  /** Of the prices: ISO 4217. */
  currency: string
  timeZone: string
  origin: string
  /** The canonical path of the page. */
  path: string
}

/** More would only repeat what the page shows. */
const maxReviews = 5

/** Of more variants, only some are described, and all offers together. */
const maxVariants = 100
const describedOfMany = 20

/** A product for search engines: schema.org's Product, or a ProductGroup with a Product for each variant. */
export function productData(input: ProductDataInput): WithContext<ProductLeaf | ProductGroup> {
  const { product } = input
  const { title, variants, options } = product
  const refer = referring()
  const refers = { refer, shippingAt: shippingByPrice(input.terms, refer) }
  const [only] = variants
  if (variants.length === 1)
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      ...withProperties(sharedFacts(input, undefined), variantFacts(input, only!, refers)),
    }
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    productGroupID: product.slug,
    ...sharedFacts(input, only!),
    variesBy: options
      .filter(({ values }) => values.length > 1)
      .map(({ slug, name }) => (isProperty(slug) ? `https://schema.org/${slug}` : name)),
    ...(variants.length > maxVariants && { offers: allOffers(input) }),
    hasVariant: describedVariants(variants).map(variant => ({
      '@type': 'Product',
      name: [title, ...valueNames(options, variant)].join(', '),
      image: imagesOf(input, variant)[0],
      ...variantFacts(input, variant, refers),
    })),
  }
}

/** Each variant of a group has a picture, so the group only has those of the variant that the page opens with. */
function sharedFacts(input: ProductDataInput, variant: Variant | undefined) {
  const { product, facts, origin, path } = input
  const { title, rating } = product
  const { brand, description = product.description } = facts
  return {
    name: title,
    description,
    url: origin + path,
    image: imagesOf(input, variant),
    brand: brand === undefined ? undefined : ({ '@type': 'Brand', name: brand } as const),
    manufacturer: facts.makers.manufacturer && organizationOf(facts.makers.manufacturer),
    aggregateRating: rating
      ? ({
          '@type': 'AggregateRating',
          ratingValue: rating.stars,
          reviewCount: rating.reviews,
          ...ratingScale,
        } as const)
      : undefined,
    review: reviewsOf(input),
    ...factProperties(product.facts),
  }
}

const ratingScale = { worstRating: 1, bestRating: 5 }

/** The same for all offers of a product. */
interface SharedParts {
  refer: Refer
  shippingAt: (price: Amount) => ShippingParts
}

type ShippingParts = (ReturnType<OfferTerms['shipping']>[number] | IdReference)[]

type Refer = <Part extends JsonLdObject>(part: Part) => Part | IdReference

/** Those in stock first. */
function describedVariants(variants: readonly Variant[]): readonly Variant[] {
  if (variants.length <= maxVariants) return variants
  return variants
    .toSorted((a, b) => Number(b.available > 0) - Number(a.available > 0))
    .slice(0, describedOfMany)
}

function allOffers({ product: { variants }, currency }: ProductDataInput): AggregateOffer {
  const prices = variants.map(({ price }) => price).toSorted((a, b) => a - b)
  return {
    '@type': 'AggregateOffer',
    priceCurrency: currency,
    lowPrice: toDecimalString(prices[0]!, currency),
    highPrice: toDecimalString(prices.at(-1)!, currency),
    offerCount: prices.length,
  }
}

function variantFacts(input: ProductDataInput, variant: Variant, parts: SharedParts) {
  return {
    sku: variant.sku,
    gtin: input.facts.barcodes.get(variant.sku),
    ...valueProperties(input.product, variant),
    offers: offerOf(input, variant, parts),
  }
}

function offerOf(
  { product, currency, origin, terms }: ProductDataInput,
  variant: Variant,
  { refer, shippingAt }: SharedParts,
): Offer {
  const { price, available } = variant
  return {
    '@type': 'Offer',
    // Without the status, which changes: an address of the variant.
    url: origin + variantUrl({ slug: product.slug, choice: variantChoice(product, variant) }),
    priceCurrency: currency,
    price: toDecimalString(price, currency),
    priceSpecification: priceSpecifications(variant, currency, refer),
    availability: available > 0 ? 'InStock' : 'OutOfStock',
    itemCondition: 'NewCondition',
    shippingDetails: shippingAt(price),
    hasMerchantReturnPolicy: terms.returns && refer(terms.returns),
  }
}

/** The struck-through price, and what the price is for, with what it's compared by: both as Google reads them. */
function priceSpecifications({ price, compareAtPrice, unitPrice }: Variant, currency: string, refer: Refer) {
  const specification = (amount: Amount, priceType?: string) =>
    ({
      '@type': 'UnitPriceSpecification',
      priceType,
      price: toDecimalString(amount, currency),
      priceCurrency: currency,
    }) as const
  const struck = compareAtPrice && specification(compareAtPrice, 'https://schema.org/StrikethroughPrice')
  const perUnit = unitPrice && {
    ...specification(price),
    referenceQuantity: { ...quantityData(unitPrice.measure), valueReference: quantityData(unitPrice.base) },
  }
  const all = [struck, perUnit].flatMap(one => (one ? [refer(one)] : []))
  return all.length > 1 ? all : all[0]
}

function quantityData({ amount, unit }: Measure) {
  return {
    '@type': 'QuantitativeValue',
    value: amount / 1000,
    unitCode: measureUnits[unit].code,
  } as const
}

/** Writes equal parts once; the others refer to the first one by its id, which is relative to the page. */
function referring(): Refer {
  const ids = new Map<string, string>()
  return part => {
    const key = JSON.stringify(part)
    const known = ids.get(key)
    if (known) return { '@id': known }
    const id = `#${ids.size + 1}`
    ids.set(key, id)
    return { '@id': id, ...part }
  }
}

/** Variants share prices, so what is known of one isn't compared again. */
function shippingByPrice(terms: OfferTerms, refer: Refer): SharedParts['shippingAt'] {
  const known = new Map<Amount, ShippingParts>()
  return price => {
    const ids = known.get(price)
    if (ids) return ids
    const details = terms.shipping(price)
    const written = details.map(refer)
    known.set(price, details.map(refer))
    return written
  }
}

/** The options that schema.org has properties for. */
const optionProperties = ['color', 'material', 'pattern', 'size'] as const

function isProperty(option: string): option is (typeof optionProperties)[number] {
  return (optionProperties as readonly string[]).includes(option)
}

function valueProperties({ options }: Product, { values }: Variant) {
  const named = options.map(({ slug, name, values: all }, at) => {
    return { slug, name, value: all.find(value => value.slug === values[at])?.name }
  })
  const others = named.filter(({ slug, value }) => !isProperty(slug) && value !== undefined)
  return {
    ...Object.fromEntries(named.flatMap(({ slug, value }) => (isProperty(slug) ? [[slug, value]] : []))),
    additionalProperty:
      others.length === 0
        ? undefined
        : others.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value }) as const),
  }
}

/** The pictures that show a variant or fit every one; all of them without a variant. */
function imagesOf({ product, origin }: ProductDataInput, variant: Variant | undefined): string[] {
  const pictures = variant ? variantPictures(product, variant) : product.pictures
  return pictures.map(picture => origin + largestPictureUrl(picture))
}

function reviewsOf({ reviews, shopName, timeZone }: ProductDataInput): ReviewData[] | undefined {
  if (reviews.length === 0) return undefined
  return reviews.slice(0, maxReviews).map(({ stars, author, title, body, createdAt, reply }) => ({
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: stars, ...ratingScale },
    author: { '@type': 'Person', name: author || reviewMessages.anonymous },
    name: title,
    reviewBody: body,
    datePublished: shopDate(new Date(createdAt), timeZone),
    comment:
      reply === null
        ? undefined
        : { '@type': 'Comment', text: reply, author: { '@type': 'Organization', name: shopName } },
  }))
}
