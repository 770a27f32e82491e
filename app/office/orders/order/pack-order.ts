import { staffActor } from '../../../commerce/actor.ts'
import { packOrder } from '../../../commerce/orders/fulfillment/fulfill-order.server.ts'
import { orderPageMessages } from '../../../messages/office/order-page.ts'
import { readInput, refuseInput } from '../../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../../web/shop/context.ts'
import { allow } from '../../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import type { Route } from './+types/pack-order.ts'
import { loadStaffOrder, staffOrderPath } from './load-order-page.server.ts'
import { acceptStepForm, noFields } from './step-form.server.ts'

export const middleware = [allow('orders.pack'), acceptStepForm(noFields)]

/** Marks an order as packed. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const input = await readInput(args, noFields)
  if (!input.ok) return refuseInput(args)
  const { db } = context.get(shopContext)
  const order = await loadStaffOrder(db, params.number)
  const actor = staffActor(context.get(staffContext).name)
  const done = await packOrder(db, order, { actor, now: new Date() })
  const notice = done.ok
    ? { text: orderPageMessages.packed, changeSet: done.changeSet }
    : { text: orderPageMessages.notNow }
  return redirectWithNotice(request, staffOrderPath(order), notice)
}
