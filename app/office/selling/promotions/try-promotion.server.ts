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
import { findOwnRecord, type RecordArgs, sentRecord } from '../../records/record-page.server.ts'
import { type PromotionAnswer, promotionFields } from './promotion-page.server.ts'
import { outcomeOf } from './try-outcome.server.ts'
import { tryView } from './try-view.server.ts'

/** Prices the cart with the promotion as it is typed. Nothing is saved. */
export async function tryFromForm(args: RecordArgs) {
  const input = await readInput(args, promotionFields)
  if (!input.ok) return refuseInput(args)
  const current = args.params.record === undefined ? undefined : (await findOwnRecord(args)).row
  const { db } = args.context.get(shopContext)
  const now = new Date()
  const { base, mine } = await sentRecord(args, input.values)
  const tried = await tryView(args, input.values)
  const answer: PromotionAnswer = { typed: mine, base, errors: {}, conflicts: [], tried }
  // A title isn't needed to try it.
  const source = recordSource(promotionRecord, { ...mine, title: mine.title?.trim() || texts.try.title })
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
