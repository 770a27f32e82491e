import { toDecimalString } from '../../commerce/currency.ts'
import { deliveryOffers } from '../../commerce/delivery/delivery-offers.ts'
import { readDeliveryMethods } from '../../commerce/delivery/delivery-store.server.ts'
import type { Amount } from '../../commerce/money.ts'
import type { Shop } from '../../web/shop/shop.server.ts'

/** Delivery and returns of an offer for search engines, for the shop's own country. */
export interface OfferTerms {
  shipping: (price: Amount) => object[]
  returns: object | undefined
}

export async function loadOfferTerms({ db, cache, settings }: Shop): Promise<OfferTerms> {
  const { country, currency, handlingDays, returnDays } = await settings()
  const methods = await cache.get(`delivery-methods ${country}`, () => readDeliveryMethods(db, country))
  const days = (min: number, max: number) => ({
    '@type': 'QuantitativeValue',
    minValue: min,
    maxValue: max,
    unitCode: 'DAY',
  })
  return {
    shipping: price =>
      deliveryOffers(methods, { goods: price, weight: 0 }).map(offer => ({
        '@type': 'OfferShippingDetails',
        shippingRate: {
          '@type': 'MonetaryAmount',
          value: toDecimalString(offer.price, currency),
          currency,
        },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
        deliveryTime: offer.days
          ? {
              '@type': 'ShippingDeliveryTime',
              handlingTime: days(0, handlingDays),
              transitTime: days(offer.days.min, offer.days.max),
            }
          : undefined,
      })),
    returns:
      returnDays > 0
        ? {
            '@type': 'MerchantReturnPolicy',
            applicableCountry: country,
            returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
            merchantReturnDays: returnDays,
            returnMethod: 'https://schema.org/ReturnByMail',
          }
        : undefined,
  }
}
