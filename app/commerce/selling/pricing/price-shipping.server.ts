import type { Db } from '#db/schema/schema.ts'
import type { Amount } from '../../values/money.ts'
import { type DeliveryMethod, minimumOf } from '../delivery/delivery-offers.ts'
import { findDeliveryZone, readDeliveryMethods } from '../delivery/delivery-store.server.ts'
import { readPromotions } from '../promotions/promotion-store.server.ts'
import { readOrderToPrice } from './price-cart.server.ts'
import { priceWithCodes } from './price-with-codes.ts'
import type { QuoteDelivery } from './quote.ts'

/** An order somewhere: the sum of its items, and their weight in grams. */
export interface ShippingQuestion {
  country: string
  region: string
  goods: Amount
  weight: number
  /** Of the items; null for the standard taxes. */
  taxClassId: number | null
}

export interface PricedShipping {
  /** The name of the country's zone; null if no zone has it. */
  zone: string | null
  /** As checkout prices them, cheapest first. */
  offered: QuoteDelivery[]
  /** Methods of the zone that checkout leaves out: from which sum or weight they are offered; null without prices. */
  left: { name: string; from: { measure: DeliveryMethod['measure']; value: number } | null }[]
  taxIncluded: boolean
}

/** The costs of shipping, with automatic promotions for all products and the taxes on items of a class there. */
export async function priceShipping(
  db: Db,
  { country, region, goods, weight, taxClassId }: ShippingQuestion,
  now: Date,
): Promise<PricedShipping> {
  const all = await readPromotions(db, [], null, now)
  const promotions = all.filter(({ categoryId }) => categoryId === null)
  const place = { lines: [], country, region, deliveryMethodId: null }
  const item = { sku: '', quantity: 1, unitPrice: goods, weight, taxClassId, categories: [] }
  const order = { ...(await readOrderToPrice(db, place, promotions)), lines: [item] }
  const price = (deliveryMethodId: number | null) =>
    priceWithCodes({ ...order, deliveryMethodId }, { promotions, cards: [] }, [], now)
  const { offers, quote } = price(null)
  const zone = await findDeliveryZone(db, country)
  const methods = await readDeliveryMethods(db, country)
  const left = (zone?.methods ?? []).filter(({ id }) => !offers.some(({ methodId }) => methodId === id))
  return {
    zone: zone?.name ?? null,
    offered: offers.map(({ methodId }) => price(methodId).quote.delivery!),
    left: left.map(({ id, name }) => {
      const method = methods.find(one => one.id === id)
      return { name, from: method ? { measure: method.measure, value: minimumOf(method) } : null }
    }),
    taxIncluded: quote.taxIncluded,
  }
}
