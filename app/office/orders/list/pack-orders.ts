import { staffActor } from '../../../commerce/actor.ts'
import { listField } from '../../../commerce/input/field.server.ts'
import { idField } from '../../../commerce/input/number-fields.server.ts'
import { packOrders } from '../../../commerce/orders/fulfillment/pack-orders.server.ts'
import { officeOrderListMessages as messages } from '../../../messages/office/order-list.ts'
import { safeReturnPath } from '../../../web/forms/return-path.ts'
import { returnToField } from '../../../web/forms/return-to-field.server.ts'
import { acceptForm } from '../../../web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '../../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../../web/shop/context.ts'
import { allow } from '../../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import type { Route } from './+types/pack-orders.ts'

/** A page of the list, and some. */
const maxOrders = 200

const fields = { pick: listField(idField, { max: maxOrders }), returnTo: returnToField }

export const middleware = [allow('orders.pack'), acceptForm(fields)]

/** Marks the selected orders as packed. Those in another state are named and left out. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { request, context, url } = args
  const { pick, returnTo } = input.values
  const back = safeReturnPath(returnTo, url.origin) ?? '/office/orders'
  if (pick.length === 0) return redirectWithNotice(request, back, { text: messages.noneChosen })
  const { db } = context.get(shopContext)
  const actor = staffActor(context.get(staffContext).name)
  const { packed, leftOut, changeSet } = await packOrders(db, pick, { actor, now: new Date() })
  return redirectWithNotice(request, back, { text: messages.packed(packed, leftOut), changeSet })
}
