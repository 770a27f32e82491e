import type { MerchantReturnPolicy, OfferShippingDetails, QuantitativeValue } from 'schema-dts'
import type { Settings } from '#commerce/running/settings/settings.ts'
import {
  type DeliveryMethod,
  type DeliveryOffer,
  deliveryOffers,
} from '#commerce/selling/delivery/delivery-offers.ts'
import { toDecimalString } from '#commerce/values/currency.ts'
import type { Amount } from '#commerce/values/money.ts'
import { returnPolicy } from './return-policy.ts'

type TermSettings = Pick<Settings, 'country' | 'currency' | 'handlingDays' | 'returnDays'>

/** Delivery and returns of an offer for search engines, for the shop's own country. */
export interface OfferTerms {
  shipping: (price: Amount) => OfferShippingDetails[]
  returns: MerchantReturnPolicy | undefined
}

/** Of the delivery methods in the shop's own country. */
export function offerTerms(methods: readonly DeliveryMethod[], settings: TermSettings): OfferTerms {
  const stated = methods.filter(isStated)
  return {
    shipping: price =>
      deliveryOffers(stated, { goods: price, weight: 0 }).map(offer => shippingDetails(offer, settings)),
    returns: returnPolicy(settings),
  }
}

/** Google refuses delivery without times, and a product page doesn't know the weight. */
function isStated({ days, measure, rates }: DeliveryMethod): boolean {
  return days !== null && (measure === 'price' || rates.length === 1)
}

function shippingDetails(
  { price, days }: DeliveryOffer,
  { country, currency, handlingDays }: TermSettings,
): OfferShippingDetails {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: toDecimalString(price, currency), currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: dayRange(0, handlingDays),
      transitTime: dayRange(days!.min, days!.max),
    },
  }
}

function dayRange(minValue: number, maxValue: number): QuantitativeValue {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }
}
