import { staffActor } from '../../../commerce/actor.ts'
import { optionalField } from '../../../commerce/input/field.server.ts'
import { textField } from '../../../commerce/input/text-fields.server.ts'
import {
  orderListSearch,
  readOrderListParams,
} from '../../../commerce/orders/order-list/order-list-params.ts'
import { addOrderView } from '../../../commerce/orders/order-list/order-views.server.ts'
import { officeOrderListMessages as messages } from '../../../messages/office/order-list.ts'
import { acceptForm } from '../../../web/requests/accept-form.server.ts'
import { readInput } from '../../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../../web/shop/context.ts'
import { allow } from '../../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import type { Route } from './+types/save-view.ts'

const fields = { name: textField({ min: 1, max: 40 }), query: optionalField(textField({ max: 2000 }), '') }

export const middleware = [allow('orders.read'), acceptForm(fields)]

/** Saves the filters of a list as a view for all staff. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const { db, settings } = context.get(shopContext)
  const input = await readInput(args, fields)
  if (!input.ok) return redirectWithNotice(request, '/office/orders', { text: messages.viewUnnamed })
  const { name } = input.values
  const { currency } = await settings()
  // Only what the list understands is stored.
  const query = orderListSearch(readOrderListParams(new URLSearchParams(input.values.query), currency))
  const actor = staffActor(context.get(staffContext).name)
  const saved = await addOrderView(db, { actor, reason: '', cause: 'form', now: new Date() }, { name, query })
  const notice = saved.ok
    ? { text: messages.viewSaved(name), changeSet: saved.changeSet }
    : { text: messages.viewTaken }
  return redirectWithNotice(request, `/office/orders${query}`, notice)
}
