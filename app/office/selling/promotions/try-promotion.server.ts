import { data } from 'react-router'
import { readTypedRow } from '#commerce/editing/typed-row.server.ts'
import { tryPromotion } from '#commerce/selling/pricing/try-promotion.server.ts'
import { promotionRecord } from '#commerce/selling/promotions/promotion-record.server.ts'
import { toPromotion } from '#commerce/selling/promotions/promotion-store.server.ts'
import { promotionMessages as texts } from '#messages/office/promotions.ts'
import { recordErrorTexts } from '#messages/record-errors.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { recordSource } from '../../records/record-fields.server.ts'
import { findPromotionRow } from './load-promotion.server.ts'
import type { PromotionArgs } from './promotion-args.ts'
import { promotionFields, recordTexts, sentPromotion } from './promotion-input.server.ts'
import type { PromotionAnswer } from './save-promotion.server.ts'
import { outcomeOf } from './try-outcome.server.ts'
import { tryView } from './try-view.server.ts'

/** Prices the cart with the promotion as it is typed. Nothing is saved. */
export async function tryFromForm(args: PromotionArgs) {
  const input = await readInput(args, promotionFields)
  if (!input.ok) return refuseInput(args)
  const current = await findPromotionRow(args)
  const { db, settings } = args.context.get(shopContext)
  const { timeZone } = await settings()
  const now = new Date()
  const { base, mine } = sentPromotion(input.values)
  const tried = await tryView(args, input.values)
  const answer: PromotionAnswer = { typed: mine, base, errors: {}, conflicts: [], tried }
  // A title isn't needed to try it.
  const named = { ...mine, title: mine.title?.trim() || texts.try.title }
  const source = recordSource(promotionRecord, recordTexts(named, timeZone))
  const typed = await readTypedRow(db, promotionRecord, source, { current, now })
  if (!typed.ok) return data({ ...answer, errors: recordErrorTexts(typed.errors) }, { status: 422 })
  if (tried.items.length === 0) return answer
  const stored = { id: 0, uses: 0, ...typed.row }
  const customer = { isConfirmed: tried.customer !== 'unconfirmed', hasUsed: tried.customer === 'used' }
  const promotion = toPromotion(stored as Parameters<typeof toPromotion>[0], customer)
  const cart = { lines: tried.items, country: tried.country, region: tried.region }
  const outcome = outcomeOf(promotion, await tryPromotion(db, promotion, cart, now), tried.items)
  return { ...answer, tried: { ...tried, outcome } }
}
