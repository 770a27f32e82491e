import { type Amount, sumOf, toAmount } from '../../values/money.ts'
import { type DeliveryMethod, type DeliveryOffer, deliveryOffers } from '../delivery/delivery-offers.ts'
import { applyPromotion, undiscountedLine } from '../promotions/apply-promotion.ts'
import { type Promotion, type PromotionLine, sortPromotions } from '../promotions/promotion.ts'
import { calculateTax } from '../taxes/calculate-tax.ts'
import { type ClassTaxRate, taxOfClass } from '../taxes/tax-rate.ts'
import type { Quote, QuoteDelivery, QuoteDiscount, QuoteLine } from './quote.ts'

/** A line at its catalog price. */
export interface LineToPrice extends PromotionLine {
  /** Of one unit, in grams. */
  weight: number
  /** Null for the standard taxes. */
  taxClassId: number | null
}

export interface OrderToPrice {
  /** Of all amounts: ISO 4217. */
  currency: string
  /** Each SKU once. */
  lines: readonly LineToPrice[]
  /** The country's delivery methods; empty if the shop doesn't deliver there. */
  methods: readonly DeliveryMethod[]
  /** Null, or a method that isn't offered, selects the cheapest. */
  deliveryMethodId: number | null
  /** Of the destination, for all classes. */
  taxRates: readonly ClassTaxRate[]
  taxIncluded: boolean
  /** Applied last. */
  giftCard: { id: number; ending: string; balance: Amount } | null
}

/**
 * Prices an order: promotions on items, delivery by what remains, promotions on delivery, tax on what is paid, then the gift
 * card. `promotions` must all apply. The order of lines and promotions makes no difference.
 */
export function priceOrder(
  order: OrderToPrice,
  promotions: readonly Promotion[],
): { quote: Quote; offers: DeliveryOffer[] } {
  const lines = order.lines.toSorted((a, b) => (a.sku < b.sku ? -1 : 1))
  const { remaining, discounts } = applyPromotions(lines, promotions)
  const offers = deliveryOffers(order.methods, {
    goods: sumOf(remaining),
    weight: lines.reduce((sum, line) => sum + line.weight * line.quantity, 0),
  })
  const offer = offers.find(({ methodId }) => methodId === order.deliveryMethodId) ?? offers[0]
  const free = discounts.find(({ kind }) => kind === 'free-delivery')
  if (free && offer) free.delivery = offer.price
  const delivered = toAmount((offer?.price ?? 0) - (free?.delivery ?? 0))
  const taxed = lines.map(({ taxClassId }, index) => ({
    amount: remaining[index]!,
    rates: taxOfClass(order.taxRates, taxClassId).rates,
  }))
  const tax = calculateTax({ lines: taxed, delivery: delivered }, order.taxIncluded)
  const added = (share: Amount) => (order.taxIncluded ? 0 : share)

  const quoteLines: QuoteLine[] = lines.map(({ sku, quantity, unitPrice }, index) => ({
    sku,
    quantity,
    unitPrice,
    discount: toAmount(unitPrice * quantity - remaining[index]!),
    tax: tax.lines[index]!,
    total: toAmount(remaining[index]! + added(tax.lines[index]!)),
  }))
  const delivery: QuoteDelivery | null = offer
    ? {
        methodId: offer.methodId,
        name: offer.name,
        days: offer.days,
        price: offer.price,
        discount: toAmount(offer.price - delivered),
        tax: tax.delivery,
        total: toAmount(delivered + added(tax.delivery)),
      }
    : null
  const total = toAmount(sumOf(quoteLines.map(line => line.total)) + (delivery?.total ?? 0))
  const fromCard = toAmount(Math.min(order.giftCard?.balance ?? 0, total))
  const quote: Quote = {
    currency: order.currency,
    lines: order.lines.map(({ sku }) => quoteLines.find(line => line.sku === sku)!),
    subtotal: toAmount(lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)),
    discounts: discounts.filter(isWorthShowing(offer)).map(({ kind, ...discount }) => discount),
    delivery,
    taxes: tax.taxes,
    taxIncluded: order.taxIncluded,
    tax: sumOf(tax.taxes.map(({ amount }) => amount)),
    total,
    giftCard:
      order.giftCard && fromCard > 0
        ? { id: order.giftCard.id, ending: order.giftCard.ending, amount: fromCard }
        : null,
    due: toAmount(total - fromCard),
  }
  return { quote, offers }
}

type Discount = QuoteDiscount & Pick<Promotion, 'kind'>

/** The remainder of each line, and each promotion's discount. */
function applyPromotions(
  lines: readonly PromotionLine[],
  promotions: readonly Promotion[],
): { remaining: Amount[]; discounts: Discount[] } {
  let remaining = lines.map(undiscountedLine)
  const discounts: Discount[] = []
  for (const promotion of sortPromotions(promotions)) {
    const applied = applyPromotion(promotion, remaining)
    remaining = applied.remaining
    const { id, title, code, kind } = promotion
    discounts.push({
      promotionId: id,
      title,
      code,
      kind,
      goods: sumOf(applied.discounts),
      delivery: toAmount(0),
    })
  }
  return { remaining: remaining.map(({ amount }) => amount), discounts }
}

/** Hides promotions without effect, except a free delivery code while no delivery method is known yet. */
function isWorthShowing(offer: DeliveryOffer | undefined): (discount: Discount) => boolean {
  return ({ kind, code, goods, delivery }) =>
    goods + delivery > 0 || (kind === 'free-delivery' && code !== null && offer === undefined)
}
