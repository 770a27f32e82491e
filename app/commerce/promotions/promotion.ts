import type { Schema } from '../../db/schema.ts'
import type { Cents } from '../money.ts'
import type { CodeRefusal } from '../pricing/quote.ts'

/** What a merchant gives when something is so, with a code or by itself. */
export interface Promotion {
  id: number
  /** In capitals; null applies by itself. */
  code: string | null
  title: string
  kind: Schema['promotion']['kind']
  /** Percent, or cents; unused by the other kinds. */
  value: number
  /** Of `buy` and `get` together the cheapest `get` cost nothing; null for the other kinds. */
  buy: number | null
  get: number | null
  /** Only goods of this category, and of those below it; null for all. */
  categoryId: number | null
  /** What the goods that it is for must come to, at their prices before any discount. */
  minimum: Cents
  /** From this moment on. */
  startsAt: string | null
  /** Before this moment. */
  endsAt: string | null
  mostUses: number | null
  uses: number
  /** Whether it is for each customer once, and the shopper has not confirmed their email yet. */
  needsConfirmation: boolean
  /** Whether it is for each customer once, and this one had it. */
  usedBefore: boolean
  position: number
}

/** What promotions look at of a line. */
export interface Goods {
  sku: string
  quantity: number
  unitPrice: Cents
  /** All that have it, and all above these, as far as promotions name them. */
  categories: readonly number[]
}

export function isFor(promotion: Promotion, goods: Goods): boolean {
  return promotion.categoryId === null || goods.categories.includes(promotion.categoryId)
}

/** Why a promotion cannot be had for these goods now; null when it can. What it then takes off may still be nothing. */
export function refusalOf(promotion: Promotion, goods: readonly Goods[], now: Date): CodeRefusal | null {
  const moment = now.toISOString()
  if (promotion.startsAt !== null && moment < promotion.startsAt) return 'not-yet'
  if (promotion.endsAt !== null && moment >= promotion.endsAt) return 'ended'
  if (promotion.mostUses !== null && promotion.uses >= promotion.mostUses) return 'used-up'
  if (promotion.usedBefore) return 'used-before'
  const its = goods.filter(line => isFor(promotion, line))
  const units = its.reduce((sum, line) => sum + line.quantity, 0)
  if (units === 0) return 'nothing-it-is-for'
  if (promotion.kind === 'buy-x-get-y' && units < promotion.buy! + promotion.get!) return 'nothing-it-is-for'
  const worth = its.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
  if (worth < promotion.minimum) return 'below-minimum'
  return promotion.needsConfirmation ? 'unconfirmed-email' : null
}

/** The order in which promotions are applied, whatever the order in which they come. */
export function inTheirOrder(promotions: readonly Promotion[]): Promotion[] {
  return promotions.toSorted((a, b) => rank[a.kind] - rank[b.kind] || a.position - b.position || a.id - b.id)
}

// What is free is not reduced, a percentage is of what is left to pay, and an amount comes off that.
const rank = { 'buy-x-get-y': 0, percent: 1, amount: 2, 'free-delivery': 3 }
