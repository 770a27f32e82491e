import type { Schema } from '#db/schema/schema.ts'
import { type Amount, toAmount } from '../../values/money.ts'
import type { CodeRefusal } from './code-refusal.ts'

/** A discount, automatic or by code. */
export interface Promotion {
  id: number
  /** Uppercase; null applies automatically. */
  code: string | null
  title: string
  kind: Schema['promotion']['kind']
  /** Percent, or minor units; unused by the other kinds. */
  value: number
  /** Of each `buy + get` units the cheapest `get` are free; null for the other kinds. */
  buy: number | null
  get: number | null
  /** Limits it to this category and those below it; null for all. */
  categoryId: number | null
  /** The items it applies to must cost at least this, before discounts. */
  minimum: Amount
  /** Inclusive. */
  startsAt: string | null
  /** Exclusive. */
  endsAt: string | null
  maxUses: number | null
  uses: number
  /** One use per customer, and the email isn't confirmed yet. */
  needsConfirmation: boolean
  /** One use per customer, and this customer had it. */
  alreadyUsed: boolean
  position: number
}

/** The facts about a line that promotions use. */
export interface PromotionLine {
  sku: string
  quantity: number
  unitPrice: Amount
  /** Its categories and their ancestors, as far as promotions name them. */
  categories: readonly number[]
}

export function appliesTo(promotion: Promotion, line: PromotionLine): boolean {
  return promotion.categoryId === null || line.categories.includes(promotion.categoryId)
}

/** The units that a promotion is about, and their price before discounts. */
export function eligibleItems(
  promotion: Promotion,
  lines: readonly PromotionLine[],
): { units: number; worth: Amount } {
  const eligible = lines.filter(line => appliesTo(promotion, line))
  return {
    units: eligible.reduce((sum, line) => sum + line.quantity, 0),
    worth: toAmount(eligible.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)),
  }
}

/** Why a promotion doesn't apply to these lines now; null if it does. Its discount may still be 0. */
export function promotionRefusal(
  promotion: Promotion,
  lines: readonly PromotionLine[],
  now: Date,
): CodeRefusal | null {
  const time = now.toISOString()
  if (promotion.startsAt !== null && time < promotion.startsAt) return 'not-started'
  if (promotion.endsAt !== null && time >= promotion.endsAt) return 'ended'
  if (promotion.maxUses !== null && promotion.uses >= promotion.maxUses) return 'used-up'
  if (promotion.alreadyUsed) return 'already-used'
  const { units, worth } = eligibleItems(promotion, lines)
  if (units === 0) return 'not-applicable'
  if (promotion.kind === 'buy-x-get-y' && units < promotion.buy! + promotion.get!) return 'too-few-items'
  if (worth < promotion.minimum) return 'below-minimum'
  return promotion.needsConfirmation ? 'unconfirmed-email' : null
}

/** In the order in which they are applied. */
export function sortPromotions(promotions: readonly Promotion[]): Promotion[] {
  return promotions.toSorted((a, b) => rank[a.kind] - rank[b.kind] || a.position - b.position || a.id - b.id)
}

// Free units first, then percentages of what remains, then amounts.
const rank = { 'buy-x-get-y': 0, percent: 1, amount: 2, 'free-delivery': 3 }

export const promotionViews = ['running', 'scheduled', 'ended'] as const

/** A view of the list. Promotions that are used up are among the ended ones. */
export type PromotionView = (typeof promotionViews)[number]

/** Whether a promotion can apply at all. */
export function promotionState(
  { startsAt, endsAt, maxUses, uses }: Pick<Promotion, 'startsAt' | 'endsAt' | 'maxUses' | 'uses'>,
  now: Date,
): 'running' | 'scheduled' | 'ended' | 'used-up' {
  const time = now.toISOString()
  if (endsAt !== null && time >= endsAt) return 'ended'
  if (maxUses !== null && uses >= maxUses) return 'used-up'
  return startsAt !== null && time < startsAt ? 'scheduled' : 'running'
}
