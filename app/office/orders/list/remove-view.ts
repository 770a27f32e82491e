import { staffActor } from '../../../commerce/actor.ts'
import { findOrderView } from '../../../commerce/orders/order-list/order-view-store.server.ts'
import { removeOrderView } from '../../../commerce/orders/order-list/order-views.server.ts'
import { officeOrderListMessages as messages } from '../../../messages/office/order-list.ts'
import { acceptForm } from '../../../web/requests/accept-form.server.ts'
import { readPathId } from '../../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../../web/shop/context.ts'
import { allow } from '../../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import type { Route } from './+types/remove-view.ts'

export const middleware = [allow('orders.read'), acceptForm({})]

/** Removes a saved view for all staff. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { db } = context.get(shopContext)
  const id = readPathId(params.view)
  const view = await findOrderView(db, id)
  if (!view) return redirectWithNotice(request, '/office/orders', { text: messages.viewGone })
  const actor = staffActor(context.get(staffContext).name)
  const removed = await removeOrderView(db, { actor, reason: '', cause: 'form', now: new Date() }, id)
  const changeSet = removed.ok ? removed.changeSet : null
  return redirectWithNotice(request, '/office/orders', { text: messages.viewRemoved(view.name), changeSet })
}
