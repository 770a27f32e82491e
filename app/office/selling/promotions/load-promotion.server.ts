import { data } from 'react-router'
import { findRecordRow, showRecord } from '#commerce/editing/read-records.server.ts'
import { readLiveRows } from '#commerce/editing/record-store.server.ts'
import { promotionRecord } from '#commerce/selling/promotions/promotion-record.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import type { FieldTexts } from '../../records/record-texts.ts'
import { type PromotionArgs, promotionsPath } from './promotion-args.ts'
import { shownTexts } from './promotion-input.server.ts'
import { emptyTryView } from './try-view.server.ts'

const newPromotion: FieldTexts = { kind: 'percent', once_per_customer: 'no' }

/** The form of the promotion in the address, or of a new one. */
export async function loadPromotionForm(args: PromotionArgs) {
  const { context, params } = args
  const { db, settings } = context.get(shopContext)
  const { timeZone } = await settings()
  const row = await findPromotionRow(args)
  const categories = await readLiveRows(db, { table: 'category', order: ['name'] }, { max: 1000 })
  return {
    path: `${promotionsPath}/${params.promotion ?? 'new'}`,
    isNew: params.promotion === undefined,
    values: row ? shownTexts((await showRecord(db, promotionRecord, row)).fields, timeZone) : newPromotion,
    categories: categories.map(({ slug, name }) => ({ value: String(slug), label: String(name) })),
    timeZone,
    staffId: context.get(staffContext).id,
    tried: await emptyTryView(args),
  }
}

/** The row that the address names; undefined for a new promotion. Throws a 404 without one. */
export async function findPromotionRow({ context, params: { promotion } }: PromotionArgs) {
  if (promotion === undefined) return undefined
  const row = await findRecordRow(context.get(shopContext).db, promotionRecord, [promotion])
  if (!row) throw data(null, { status: 404 })
  return row
}
