import { staffActor } from '../../../commerce/actor.ts'
import { textField } from '../../../commerce/input/text-fields.server.ts'
import { findOrderView } from '../../../commerce/orders/order-list/order-view-store.server.ts'
import { renameOrderView } from '../../../commerce/orders/order-list/order-views.server.ts'
import { officeOrderListMessages as messages } from '../../../messages/office/order-list.ts'
import { acceptForm } from '../../../web/requests/accept-form.server.ts'
import { readInput, readPathId } from '../../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../../web/shop/context.ts'
import { allow } from '../../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import type { Route } from './+types/rename-view.ts'

const fields = { name: textField({ min: 1, max: 40 }) }

export const middleware = [allow('orders.read'), acceptForm(fields)]

/** Renames a saved view for all staff. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const { db } = context.get(shopContext)
  const id = readPathId(params.view)
  const view = await findOrderView(db, id)
  if (!view) return redirectWithNotice(request, '/office/orders', { text: messages.viewGone })
  const here = `/office/orders${view.query}`
  const input = await readInput(args, fields)
  if (!input.ok) return redirectWithNotice(request, here, { text: messages.viewUnnamed })
  const { name } = input.values
  const actor = staffActor(context.get(staffContext).name)
  const renamed = await renameOrderView(
    db,
    { actor, reason: '', cause: 'form', now: new Date() },
    { id, name },
  )
  const notice = renamed.ok
    ? { text: messages.viewRenamed(view.name, name), changeSet: renamed.changeSet }
    : { text: messages.viewTaken }
  return redirectWithNotice(request, here, notice)
}
