import { describe, expect, it } from 'vitest'
import type { DeliveryMethod } from '#commerce/selling/delivery/delivery-offers.ts'
import { toAmount } from '#commerce/values/money.ts'
import { offerTerms } from './offer-terms.ts'

const settings = { country: 'DE', currency: 'EUR', handlingDays: 1, returnDays: 30 }

const method: DeliveryMethod = {
  id: 1,
  name: 'Standard',
  duration: '',
  days: { min: 2, max: 4 },
  measure: 'price',
  freeFrom: toAmount(5000),
  position: 1,
  rates: [{ from: 0, price: toAmount(490) }],
}

const rates = (methods: DeliveryMethod[], price = 1000) =>
  offerTerms(methods, settings)
    .shipping(toAmount(price))
    .map(({ shippingRate }) => (shippingRate as { value: string }).value)

describe('the terms of an offer', () => {
  it('state the cost and time of delivery for its price', () => {
    expect(offerTerms([method], settings).shipping(toAmount(1000))).toEqual([
      {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: '4.90', currency: 'EUR' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'DE' },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
          transitTime: { '@type': 'QuantitativeValue', minValue: 2, maxValue: 4, unitCode: 'DAY' },
        },
      },
    ])
    expect(rates([method], 5000)).toEqual(['0.00'])
  })

  it('leave out methods of unknown duration, and rates by weight', () => {
    const byWeight = [...method.rates, { from: 2000, price: toAmount(990) }]
    expect(rates([{ ...method, days: null }])).toEqual([])
    expect(rates([{ ...method, measure: 'weight', rates: byWeight }])).toEqual([])
    expect(rates([{ ...method, measure: 'weight' }])).toEqual(['4.90'])
  })

  it('have no returns in a shop that takes nothing back', () => {
    expect(offerTerms([], settings).returns).toMatchObject({
      merchantReturnDays: 30,
      applicableCountry: 'DE',
    })
    expect(offerTerms([], { ...settings, returnDays: 0 }).returns).toBeUndefined()
  })
})
