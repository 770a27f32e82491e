import { inStockValue, listingParamNames, onSaleValue } from '#commerce/catalog/index/listing-param-names.ts'
import { type FacetCounts, starSteps } from '#commerce/catalog/index/listing-query.ts'
import { listingViewMessages } from '#messages/listing-view.ts'
import { sharedMessages } from '#messages/shared.ts'
import type { ListingFacet } from '../listing-view.ts'

/** "4 stars and up"; nothing in a shop where no product has that many stars. */
export function ratingFacet(counts: FacetCounts, shopCounts: FacetCounts): ListingFacet[] {
  if (shopCounts.starSteps.every(count => count === 0)) return []
  const steps = starSteps.map((stars, position) => ({
    slug: String(stars),
    name: listingViewMessages.starsAndUp({ stars }),
    count: counts.starSteps[position]!,
  }))
  return [
    {
      param: listingParamNames.minStars,
      title: listingViewMessages.facets.rating,
      select: 'one',
      values: [...steps, { slug: '', name: listingViewMessages.anyRating, count: counts.anyStars }],
    },
  ]
}

export function offerFacet(counts: FacetCounts): ListingFacet {
  return {
    param: listingParamNames.availability,
    title: listingViewMessages.facets.only,
    select: 'each',
    values: [
      {
        param: listingParamNames.sale,
        slug: onSaleValue,
        name: listingViewMessages.onSale,
        count: counts.onSale,
      },
      { slug: inStockValue, name: sharedMessages.inStock, count: counts.inStock },
    ],
  }
}
