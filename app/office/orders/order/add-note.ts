import { staffActor } from '../../../commerce/actor.ts'
import { textField } from '../../../commerce/input/text-fields.server.ts'
import { addStaffNote, maxStaffNoteLength } from '../../../commerce/order-page/staff-notes.server.ts'
import { orderPageMessages as texts } from '../../../messages/office/order-page.ts'
import { readInput } from '../../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../../web/shop/context.ts'
import { allow } from '../../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import type { Route } from './+types/add-note.ts'
import { loadStaffOrder, staffOrderPath } from './load-order-page.server.ts'
import { acceptStepForm, keyFields } from './step-form.server.ts'

const fields = { ...keyFields, text: textField({ max: maxStaffNoteLength, lines: true }) }

export const middleware = [allow('orders.edit'), acceptStepForm(fields)]

/** Adds a note for staff to an order. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const input = await readInput(args, fields)
  const { db } = context.get(shopContext)
  const order = await loadStaffOrder(db, params.number)
  if (!input.ok) {
    const isTooLong = input.errors.text?.code === 'too-long'
    const text = isTooLong ? texts.noteTooLong({ max: maxStaffNoteLength }) : texts.noteEmpty
    return redirectWithNotice(request, staffOrderPath(order), { text })
  }
  const { key, text } = input.values
  const actor = staffActor(context.get(staffContext).name)
  const note = { actor, now: new Date(), ...(key !== undefined && { key: `note-${order.id}-${key}` }) }
  const changeSet = await addStaffNote(db, order.id, text, note)
  return redirectWithNotice(request, staffOrderPath(order), { text: texts.noteAdded, changeSet })
}
