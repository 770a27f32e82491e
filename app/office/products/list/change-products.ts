import { listField } from '#commerce/editing/input/field.server.ts'
import { idField } from '#commerce/editing/input/number-fields.server.ts'
import {
  changeProducts,
  listActions,
  type ProductAction,
} from '#commerce/editing/products/list-actions/change-products.server.ts'
import { staffActor } from '#commerce/values/actor.ts'
import { productListMessages as texts } from '#messages/office/products.ts'
import { safeReturnPath } from '#web/forms/return-path.ts'
import { returnToField } from '#web/forms/return-to-field.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import type { Route } from './+types/change-products.ts'

const fields = { returnTo: returnToField, pick: listField(idField, { max: 100 }) }

export const middleware = [allow('products.edit'), acceptForm(fields)]

/** Removes or restores the picked products, and leads back to the list. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { request, context, url } = args
  const { returnTo, pick } = input.values
  const back = safeReturnPath(returnTo, url.origin) ?? '/office/products'
  if (pick.length === 0) return redirectWithNotice(request, back, { text: texts.pickSome })
  const chosen = chosenAction(url.pathname)
  const actor = staffActor(context.get(staffContext))
  const origin = { actor, reason: '', cause: 'bulk', now: new Date() } as const
  const changed = await changeProducts(context.get(shopContext).db, origin, pick, chosen)
  if (!changed.ok) return redirectWithNotice(request, back, { text: texts.refused(changed.reason) })
  const { changeSet, changed: count } = changed
  const text = count > 0 ? texts.changed(chosen, count) : texts.nothingToDo
  return redirectWithNotice(request, back, { text, changeSet })
}

/** Each action has a route of its own, which ends with its name. */
function chosenAction(pathname: string): ProductAction {
  return listActions.find(action => pathname.endsWith(`/${action}`))!
}
