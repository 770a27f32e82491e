import { data } from 'react-router'
import { addRecord, removeRecord, setRecord } from '#commerce/editing/edit-records.server.ts'
import { type EditsInConflict, mergeEdits, type SentEdits } from '#commerce/editing/merge-edits.ts'
import type { RecordErrors } from '#commerce/editing/records/record-error.ts'
import { promotionRecord } from '#commerce/selling/promotions/promotion-record.server.ts'
import { staffActor } from '#commerce/values/actor.ts'
import { promotionMessages as texts } from '#messages/office/promotions.ts'
import { recordErrorText, recordErrorTexts } from '#messages/record-errors.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { askAboutConflicts, refuseEdits } from '../../edits/edit-answer.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import { recordSource } from '../../records/record-fields.server.ts'
import type { UnsavedAnswer } from '../../ui/form/edit-answer.ts'
import { findPromotionRow } from './load-promotion.server.ts'
import { type PromotionArgs, promotionsPath } from './promotion-args.ts'
import { promotionFields, recordTexts, sentPromotion, shownTexts } from './promotion-input.server.ts'
import { type TryView, tryView } from './try-view.server.ts'

/** A form that comes back: refused, in conflict, or tried. */
export interface PromotionAnswer extends UnsavedAnswer {
  tried: TryView
}

export async function addPromotionFromForm(args: PromotionArgs) {
  const input = await readInput(args, promotionFields)
  if (!input.ok) return refuseInput(args)
  const { db, settings } = args.context.get(shopContext)
  const { timeZone } = await settings()
  const edits = sentPromotion(input.values)
  const { mine } = edits
  const source = recordSource(promotionRecord, recordTexts(mine, timeZone))
  const added = await addRecord(db, originOf(args), promotionRecord, source)
  const tried = await tryView(args, input.values)
  if (!added.ok) return refuse(edits, added.reason === 'invalid' ? added.errors : {}, tried)
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
  const edits = sentPromotion(input.values)
  let found: EditsInConflict | undefined
  const key = [args.params.promotion!]
  const saved = await setRecord(db, originOf(args), promotionRecord, key, async stored => {
    const theirs = shownTexts(stored, timeZone)
    const { merged, conflicts } = mergeEdits({ ...edits, theirs })
    if (conflicts.length > 0) {
      found = { ok: false, reason: 'conflict', conflicts, merged, theirs }
      return 'conflict'
    }
    const changed = Object.entries(merged).filter(([name, text]) => text !== (theirs[name] ?? ''))
    return recordSource(promotionRecord, recordTexts(Object.fromEntries(changed), timeZone))
  })
  if (!saved.ok && saved.reason === 'conflict') {
    const answer = await askAboutConflicts(db, found!, {
      label: field => texts.labels[field] ?? field,
      row: () => ['promotion', { id: Number(key[0]) }],
    })
    return withTried(answer, await tryView(args, input.values))
  }
  if (!saved.ok)
    return refuse(edits, saved.reason === 'invalid' ? saved.errors : {}, await tryView(args, input.values))
  const text = saved.changeSet === null ? texts.unchanged : texts.saved(edits.mine.title ?? '')
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

function refuse(edits: SentEdits, refused: RecordErrors, tried: TryView) {
  const errors = recordErrorTexts(refused)
  const isGone = Object.keys(errors).length === 0
  return withTried(refuseEdits(edits, isGone ? { '': texts.goneMeanwhile } : errors), tried)
}

function withTried({ data: answer, init }: ReturnType<typeof refuseEdits>, tried: TryView) {
  const shown: PromotionAnswer = { ...answer, tried }
  return data(shown, init!)
}

function originOf({ context }: PromotionArgs) {
  const actor = staffActor(context.get(staffContext))
  return { actor, reason: '', cause: 'form', now: new Date() } as const
}
