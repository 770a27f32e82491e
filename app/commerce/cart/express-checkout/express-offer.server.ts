import type { Db } from '#db/schema/schema.ts'
import type { ExpressDelivery } from '../../payments/express-service.ts'
import { readDeliveryCountries } from '../../selling/delivery/delivery-store.server.ts'
import { type CartToPrice, type PricedCart, priceCart } from '../../selling/pricing/price-cart.server.ts'
import type { Quote } from '../../selling/pricing/quote.ts'
import { readCountriesWithRegionalTaxes } from '../../selling/taxes/tax-store.server.ts'
import { toAmount } from '../../values/money.ts'

export interface ExpressOffer {
  priced: PricedCart
  deliveries: ExpressDelivery[]
  countries: string[]
}

/** The most that Stripe shows. */
const maxDeliveries = 5

/**
 * The price of an order from `cart` before its address is known, and the countries where it's the same as at home. Undefined
 * if it depends on the region there, or on a gift card.
 */
export async function readExpressOffer(
  db: Db,
  cart: Omit<CartToPrice, 'country' | 'region' | 'deliveryMethodId' | 'confirmedEmail'>,
  home: string,
  now: Date,
): Promise<ExpressOffer | undefined> {
  const price = (country: string, deliveryMethodId: number | null = null) =>
    priceCart(db, { ...cart, country, region: '', deliveryMethodId, confirmedEmail: null }, now)
  const priced = await price(home)
  const { quote, offers } = priced
  const regional = new Set(quote.taxIncluded ? [] : await readCountriesWithRegionalTaxes(db))
  if (!quote.delivery || quote.giftCard || quote.due === 0 || regional.has(home)) return undefined

  const goods = goodsTotal(quote)
  const deliveries: ExpressDelivery[] = []
  for (const { methodId, name, days } of offers.slice(0, maxDeliveries)) {
    const { quote: withMethod } = await price(home, methodId)
    const { delivery, total } = withMethod
    if (delivery && goodsTotal(withMethod) === goods && goods + delivery.total === total)
      deliveries.push({ methodId, name, days, amount: toAmount(delivery.total) })
  }
  const countries: string[] = []
  for (const country of await readDeliveryCountries(db))
    if (country === home || (!regional.has(country) && costsTheSame(await price(country), priced)))
      countries.push(country)
  return deliveries.length > 0 ? { priced, deliveries, countries } : undefined
}

function goodsTotal({ lines }: Quote): number {
  return lines.reduce((sum, line) => sum + line.total, 0)
}

function costsTheSame(one: PricedCart, other: PricedCart): boolean {
  return costs(one) === costs(other)
}

function costs({ quote, offers, taxes }: PricedCart): string {
  const { total, taxIncluded, lines } = quote
  // The same rates may be on other goods there, or on no delivery, which shows only in the price of another method.
  const added = lines.map(({ sku, tax }) => {
    const rates = taxes.get(sku)!.rates.map(({ rate, taxesDelivery }) => [rate, taxesDelivery])
    return [sku, tax, rates]
  })
  const methods = offers.map(({ methodId, price }) => [methodId, price])
  return JSON.stringify([total, taxIncluded ? [] : added, methods])
}
