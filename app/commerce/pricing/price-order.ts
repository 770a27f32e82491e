import { type DeliveryMethod, deliveryOffers } from '../delivery/delivery-offers.ts'
import { type Cents, cents, sumOf } from '../money.ts'
import { type Goods, inTheirOrder, type Promotion } from '../promotions/promotion.ts'
import { takeOff, untouched } from '../promotions/take-off.ts'
import { reckonTax, type TaxRate } from '../taxes/reckon-tax.ts'
import type { DeliveryOffer, Quote, QuoteDelivery, QuoteDiscount, QuoteLine } from './quote.ts'

/** A line as the catalogue prices it. */
export interface LineToPrice extends Goods {
  /** Of one, in grams. */
  weight: number
}

export interface OrderToPrice {
  /** Each SKU once. */
  lines: readonly LineToPrice[]
  /** The ways of delivery of the country; none where the shop does not deliver to. */
  methods: readonly DeliveryMethod[]
  /** Null, or one that is not offered, takes the cheapest. */
  deliveryMethodId: number | null
  taxRates: readonly TaxRate[]
  taxIncluded: boolean
  /** What of it pays is decided at the very end. */
  giftCard: { id: number; ending: string; balance: Cents } | null
}

/**
 * What an order comes to: promotions on goods, then delivery by what is left, promotions on it, tax on what is really paid, and a
 * gift card at the end. The order in which lines and promotions come changes nothing. Takes `promotions` as those that apply.
 */
export function priceOrder(
  order: OrderToPrice,
  promotions: readonly Promotion[],
): { quote: Quote; offers: DeliveryOffer[] } {
  const lines = order.lines.toSorted((a, b) => (a.sku < b.sku ? -1 : 1))
  const { left, discounts } = reduceGoods(lines, promotions)
  const offers = deliveryOffers(order.methods, {
    goods: sumOf(left),
    weight: lines.reduce((sum, line) => sum + line.weight * line.quantity, 0),
  })
  const offer = offers.find(({ methodId }) => methodId === order.deliveryMethodId) ?? offers[0]
  const free = discounts.find(({ kind }) => kind === 'free-delivery')
  if (free && offer) free.delivery = offer.price
  const delivered = cents((offer?.price ?? 0) - (free?.delivery ?? 0))
  const tax = reckonTax({ lines: left, delivery: delivered }, order.taxRates, order.taxIncluded)
  const added = (share: Cents) => (order.taxIncluded ? 0 : share)

  const quoteLines: QuoteLine[] = lines.map(({ sku, quantity, unitPrice }, place) => ({
    sku,
    quantity,
    unitPrice,
    discount: cents(unitPrice * quantity - left[place]!),
    tax: tax.lines[place]!,
    total: cents(left[place]! + added(tax.lines[place]!)),
  }))
  const delivery: QuoteDelivery | null = offer
    ? {
        methodId: offer.methodId,
        name: offer.name,
        price: offer.price,
        discount: cents(offer.price - delivered),
        tax: tax.delivery,
        total: cents(delivered + added(tax.delivery)),
      }
    : null
  const total = cents(sumOf(quoteLines.map(line => line.total)) + (delivery?.total ?? 0))
  const fromCard = cents(Math.min(order.giftCard?.balance ?? 0, total))
  const quote: Quote = {
    lines: order.lines.map(({ sku }) => quoteLines.find(line => line.sku === sku)!),
    subtotal: cents(lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)),
    discounts: discounts.filter(worthSaying(offer)).map(({ kind, ...discount }) => discount),
    delivery,
    taxes: tax.taxes,
    taxIncluded: order.taxIncluded,
    tax: sumOf(tax.taxes.map(({ amount }) => amount)),
    total,
    giftCard:
      order.giftCard && fromCard > 0
        ? { id: order.giftCard.id, ending: order.giftCard.ending, amount: fromCard }
        : null,
    due: cents(total - fromCard),
  }
  return { quote, offers }
}

type Discount = QuoteDiscount & Pick<Promotion, 'kind'>

/** What is left of each line, and what took it off. */
function reduceGoods(
  lines: readonly Goods[],
  promotions: readonly Promotion[],
): { left: Cents[]; discounts: Discount[] } {
  let left = lines.map(untouched)
  const discounts: Discount[] = []
  for (const promotion of inTheirOrder(promotions)) {
    const taken = takeOff(promotion, left)
    left = taken.left
    const { id, title, code, kind } = promotion
    discounts.push({ promotionId: id, title, code, kind, goods: sumOf(taken.off), delivery: cents(0) })
  }
  return { left: left.map(({ amount }) => amount), discounts }
}

/** A promotion that took nothing off is not used. A typed one for delivery stands there until a way of delivery is known. */
function worthSaying(offer: DeliveryOffer | undefined): (discount: Discount) => boolean {
  return ({ kind, code, goods, delivery }) =>
    goods + delivery > 0 || (kind === 'free-delivery' && code !== null && offer === undefined)
}
