import { type Promotion, refusalOf } from '../promotions/promotion.ts'
import { type OrderToPrice, priceOrder } from './price-order.ts'
import type { CodeRefusal, DeliveryOffer, Quote } from './quote.ts'

/** A gift card that a shopper has typed the code of. */
export interface TypedCard {
  code: string
  card: NonNullable<OrderToPrice['giftCard']> & { expiresAt: string | null }
}

export interface Known {
  /** Those without a code, and those whose code was typed. */
  promotions: readonly Promotion[]
  /** In the order in which they were typed. */
  cards: readonly TypedCard[]
}

export interface RefusedCode {
  code: string
  because: CodeRefusal
}

/**
 * Prices an order with all promotions that apply by themselves, with the one typed code that brings the total lowest (of equal
 * ones the first), and with the first gift card that has something on it. All other codes are refused with the reason.
 */
export function priceWithCodes(
  order: Omit<OrderToPrice, 'giftCard'>,
  known: Known,
  codes: readonly string[],
  now: Date,
): { quote: Quote; offers: DeliveryOffer[]; refused: RefusedCode[] } {
  const refusals = new Map<string, CodeRefusal>()
  const automatic = known.promotions.filter(
    promotion => promotion.code === null && refusalOf(promotion, order.lines, now) === null,
  )
  const price = (more: readonly Promotion[], giftCard: OrderToPrice['giftCard'] = null) =>
    priceOrder({ ...order, giftCard }, [...automatic, ...more])

  let chosen: readonly Promotion[] = []
  let best = price(chosen).quote
  for (const code of codes) {
    const promotion = known.promotions.find(one => one.code === code)
    if (!promotion) continue
    const { quote } = price([promotion])
    const because = refusalOf(promotion, order.lines, now)
    if (because) refusals.set(code, because)
    else if (quote.total < best.total || (chosen.length === 0 && waits(promotion, quote))) {
      for (const { code: former } of chosen) refusals.set(former!, 'better-without')
      chosen = [promotion]
      best = quote
    } else refusals.set(code, 'better-without')
  }

  let giftCard: OrderToPrice['giftCard'] = null
  for (const { code, card } of known.cards) {
    if (refusals.has(code) || chosen.some(promotion => promotion.code === code)) continue
    const because = cardRefusal(card, giftCard !== null, best, now)
    if (because) refusals.set(code, because)
    else giftCard = { id: card.id, ending: card.ending, balance: card.balance }
  }

  const isKnown = (code: string) =>
    known.promotions.some(promotion => promotion.code === code) ||
    known.cards.some(card => card.code === code)
  const refused = codes.flatMap(code => {
    const because = isKnown(code) ? refusals.get(code) : 'unknown-code'
    return because ? [{ code, because }] : []
  })
  return { ...price(chosen, giftCard), refused }
}

/** Free delivery, before it is known what delivery costs. */
function waits(promotion: Promotion, quote: Quote): boolean {
  return promotion.kind === 'free-delivery' && quote.delivery === null
}

function cardRefusal(card: TypedCard['card'], hasOne: boolean, quote: Quote, now: Date): CodeRefusal | null {
  if (card.expiresAt !== null && now.toISOString() >= card.expiresAt) return 'ended'
  if (card.balance === 0) return 'empty-gift-card'
  if (hasOne) return 'one-gift-card'
  return quote.total === 0 ? 'better-without' : null
}
