import { data } from 'react-router'
import { staffActor } from '#commerce/actor.ts'
import { addRecord, removeRecord, setRecord } from '#commerce/editing/edit-records.server.ts'
import { type EditConflict, mergeEdits } from '#commerce/editing/merge-edits.ts'
import { promotionRecord } from '#commerce/promotions/promotion-record.server.ts'
import type { RecordErrors } from '#commerce/records/record-error.ts'
import { promotionMessages as texts } from '#messages/office/promotions.ts'
import { recordErrorText, recordErrorTexts } from '#messages/record-errors.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { findAuthorName } from '../../changes/author-name.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import { recordSource } from '../../records/record-fields.server.ts'
import type { FieldTexts } from '../../records/record-texts.ts'
import { findPromotionRow } from './load-promotion.server.ts'
import { type PromotionArgs, promotionsPath } from './promotion-args.ts'
import { promotionFields, recordTexts, sentPromotion, shownTexts } from './promotion-input.server.ts'
import { type TryView, tryView } from './try-view.server.ts'

/** A form that comes back: refused, in conflict, or tried. */
export interface PromotionAnswer {
  typed: FieldTexts
  /** What the form shows as stored, where that is newer. */
  base?: FieldTexts
  errors: Record<string, string>
  conflicts: readonly EditConflict[]
  by: string
  tried: TryView
}

export async function addPromotionFromForm(args: PromotionArgs) {
  const input = await readInput(args, promotionFields)
  if (!input.ok) return refuseInput(args)
  const { db, settings } = args.context.get(shopContext)
  const { timeZone } = await settings()
  const { mine } = sentPromotion(input.values)
  const source = recordSource(promotionRecord, recordTexts(mine, timeZone))
  const added = await addRecord(db, originOf(args), promotionRecord, source)
  const tried = await tryView(args, input.values)
  if (!added.ok) return refuse(mine, added.reason === 'invalid' ? added.errors : {}, tried)
  const { changeSet } = added
  return redirectWithNotice(args.request, promotionsPath, { text: texts.added(mine.title ?? ''), changeSet })
}

/** Saves what differs, and asks about what others changed meanwhile. */
export async function savePromotionFromForm(args: PromotionArgs) {
  const input = await readInput(args, promotionFields)
  if (!input.ok) return refuseInput(args)
  await findPromotionRow(args)
  const { db, settings } = args.context.get(shopContext)
  const { timeZone } = await settings()
  const { base, mine } = sentPromotion(input.values)
  let conflicts: EditConflict[] = []
  let by = ''
  const key = [args.params.promotion!]
  const saved = await setRecord(db, originOf(args), promotionRecord, key, async (stored, row, tx) => {
    const theirs = shownTexts(stored, timeZone)
    const edits = mergeEdits({ base, mine, theirs })
    conflicts = edits.conflicts
    if (conflicts.length > 0) {
      by = await findAuthorName(tx, 'promotion', { id: row.id! })
      return 'conflict'
    }
    const changed = Object.entries(edits.merged).filter(([name, text]) => text !== (theirs[name] ?? ''))
    return recordSource(promotionRecord, recordTexts(Object.fromEntries(changed), timeZone))
  })
  if (!saved.ok && saved.reason === 'conflict') {
    const newer = Object.fromEntries(conflicts.map(({ field, theirs }) => [field, theirs]))
    const answer: PromotionAnswer = {
      ...{ typed: mine, base: { ...base, ...newer }, errors: {}, conflicts, by },
      tried: await tryView(args, input.values),
    }
    return data(answer, { status: 409 })
  }
  if (!saved.ok)
    return refuse(mine, saved.reason === 'invalid' ? saved.errors : {}, await tryView(args, input.values))
  const text = saved.changeSet === null ? texts.unchanged : texts.saved(mine.title ?? '')
  return redirectWithNotice(args.request, promotionsPath, { text, changeSet: saved.changeSet })
}

export async function removePromotion(args: PromotionArgs) {
  const row = (await findPromotionRow(args))!
  const { db } = args.context.get(shopContext)
  const removed = await removeRecord(db, originOf(args), promotionRecord, [String(row.id)])
  if (removed.ok)
    return redirectWithNotice(args.request, promotionsPath, {
      text: texts.removed(String(row.title)),
      changeSet: removed.changeSet,
    })
  const reasons = removed.reason === 'invalid' ? Object.values(removed.errors) : []
  const text = reasons.map(error => recordErrorText(error!)).join(' ') || texts.goneMeanwhile
  return redirectWithNotice(args.request, promotionsPath, { text })
}

function refuse(typed: FieldTexts, refused: RecordErrors, tried: TryView) {
  const errors = recordErrorTexts(refused)
  const answer: PromotionAnswer = {
    ...{ typed, conflicts: [], by: '', tried },
    errors: Object.keys(errors).length > 0 ? errors : { '': texts.goneMeanwhile },
  }
  return data(answer, { status: 422 })
}

function originOf({ context }: PromotionArgs) {
  const actor = staffActor(context.get(staffContext))
  return { actor, reason: '', cause: 'form', now: new Date() } as const
}
