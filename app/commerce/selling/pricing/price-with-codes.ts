import type { DeliveryOffer } from '../delivery/delivery-offers.ts'
import type { CodeRefusal } from '../promotions/code-refusal.ts'
import { type Promotion, promotionRefusal } from '../promotions/promotion.ts'
import { type OrderToPrice, priceOrder } from './price-order.ts'
import type { Quote } from './quote.ts'

/** A gift card whose code the shopper entered. */
export interface EnteredGiftCard {
  code: string
  card: NonNullable<OrderToPrice['giftCard']> & {
    currency: string
    expiresAt: string | null
    isBlocked?: boolean
  }
}

export interface KnownCodes {
  /** Automatic promotions, and those whose code was entered. */
  promotions: readonly Promotion[]
  /** In the order in which they were entered. */
  cards: readonly EnteredGiftCard[]
}

export interface RefusedCode {
  code: string
  reason: CodeRefusal
}

/**
 * Prices an order with all automatic promotions, the one entered code that lowers the total most (the first of equals), and
 * the first gift card with a balance. Refuses all other codes with a reason.
 */
export function priceWithCodes(
  order: Omit<OrderToPrice, 'giftCard'>,
  known: KnownCodes,
  codes: readonly string[],
  now: Date,
): { quote: Quote; offers: DeliveryOffer[]; refusedCodes: RefusedCode[] } {
  const refusals = new Map<string, CodeRefusal>()
  const automatic = known.promotions.filter(
    promotion => promotion.code === null && promotionRefusal(promotion, order.lines, now) === null,
  )
  const price = (more: readonly Promotion[], giftCard: OrderToPrice['giftCard'] = null) =>
    priceOrder({ ...order, giftCard }, [...automatic, ...more])

  let best: readonly Promotion[] = []
  const withoutCode = price(best).quote
  let bestQuote = withoutCode
  for (const code of codes) {
    const promotion = known.promotions.find(one => one.code === code)
    if (!promotion) continue
    const { quote } = price([promotion])
    const reason = promotionRefusal(promotion, order.lines, now)
    if (reason) refusals.set(code, reason)
    else if (
      quote.total < bestQuote.total ||
      (best.length === 0 && isPendingFreeDelivery(promotion, quote))
    ) {
      for (const { code: previous } of best) refusals.set(previous!, 'one-code')
      best = [promotion]
      bestQuote = quote
    } else refusals.set(code, quote.total < withoutCode.total ? 'one-code' : 'no-savings')
  }

  let giftCard: OrderToPrice['giftCard'] = null
  for (const { code, card } of known.cards) {
    if (refusals.has(code) || best.some(promotion => promotion.code === code)) continue
    const reason = giftCardRefusal(card, giftCard !== null, bestQuote, now)
    if (reason) refusals.set(code, reason)
    else giftCard = { id: card.id, ending: card.ending, balance: card.balance }
  }

  const isKnown = (code: string) =>
    known.promotions.some(promotion => promotion.code === code) ||
    known.cards.some(card => card.code === code)
  const refusedCodes = codes.flatMap(code => {
    const reason = isKnown(code) ? refusals.get(code) : 'unknown-code'
    return reason ? [{ code, reason }] : []
  })
  return { ...price(best, giftCard), refusedCodes }
}

/** Free delivery while the price of delivery is unknown. */
function isPendingFreeDelivery(promotion: Promotion, quote: Quote): boolean {
  return promotion.kind === 'free-delivery' && quote.delivery === null
}

function giftCardRefusal(
  card: EnteredGiftCard['card'],
  hasOne: boolean,
  quote: Quote,
  now: Date,
): CodeRefusal | null {
  if (card.isBlocked) return 'blocked-gift-card'
  if (card.expiresAt !== null && now.toISOString() >= card.expiresAt) return 'ended'
  if (card.currency !== quote.currency) return 'other-currency'
  if (card.balance === 0) return 'empty-gift-card'
  if (hasOne) return 'one-gift-card'
  return quote.total === 0 ? 'nothing-to-pay' : null
}
