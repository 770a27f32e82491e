import { staffActor } from '../../../commerce/actor.ts'
import { removeStaffNote } from '../../../commerce/order-page/staff-notes.server.ts'
import { orderPageMessages } from '../../../messages/office/order-page.ts'
import { readInput, readPathId, refuseInput } from '../../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../../web/shop/context.ts'
import { allow } from '../../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import type { Route } from './+types/remove-note.ts'
import { loadStaffOrder, staffOrderPath } from './load-order-page.server.ts'
import { acceptStepForm, noFields } from './step-form.server.ts'

export const middleware = [allow('orders.edit'), acceptStepForm(noFields)]

/** Removes a note for staff, with Undo. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const input = await readInput(args, noFields)
  if (!input.ok) return refuseInput(args)
  const { db } = context.get(shopContext)
  const order = await loadStaffOrder(db, params.number)
  const actor = staffActor(context.get(staffContext).name)
  const id = readPathId(params.note)
  const changeSet = await removeStaffNote(db, { id, orderId: order.id }, { actor, now: new Date() })
  const text = changeSet === null ? orderPageMessages.noteMissing : orderPageMessages.noteRemoved
  return redirectWithNotice(request, staffOrderPath(order), { text, changeSet })
}
