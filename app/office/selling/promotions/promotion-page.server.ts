import { data } from 'react-router'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { officeRecordKinds } from '../../records/office-record-kinds.server.ts'
import { recordFields } from '../../records/record-fields.server.ts'
import { loadRecordForm, type RecordArgs, saveSent } from '../../records/record-page.server.ts'
import type { UnsavedAnswer } from '../../ui/form/edit-answer.ts'
import { emptyTryView, type TryView, tryFields, tryView } from './try-view.server.ts'

const kind = officeRecordKinds.find(({ path }) => path === 'promotions')!

/** The promotion, and the cart to try it on. */
export const promotionFields = { ...recordFields(kind), ...tryFields }

/** A form that comes back: refused, in conflict, or tried. */
export interface PromotionAnswer extends UnsavedAnswer {
  tried: TryView
}

export async function loadPromotionForm(args: RecordArgs) {
  return { ...(await loadRecordForm(args)), tried: await emptyTryView(args) }
}

/** Adds or saves a promotion. Its form comes back with the cart. */
export async function savePromotion(args: RecordArgs) {
  const input = await readInput(args, promotionFields)
  if (!input.ok) return refuseInput(args)
  const answer = await saveSent(args, input.values)
  if (answer instanceof Response) return answer
  const shown: PromotionAnswer = { ...answer.data, tried: await tryView(args, input.values) }
  return data(shown, answer.init ?? undefined)
}
