import { data } from 'react-router'
import { duplicateProduct } from '#commerce/editing/products/duplicate-product.server.ts'
import { staffActor } from '#commerce/values/actor.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readPathId } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import type { Route } from './+types/duplicate-product.ts'

const messages = productEditorMessages.duplicate

export const middleware = [allow('products.edit'), acceptForm({})]

/** Copies a product and opens the copy. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const id = readPathId(params.id)
  const actor = staffActor(context.get(staffContext))
  const origin = { actor, reason: '', cause: 'form', now: new Date() } as const
  const copied = await duplicateProduct(context.get(shopContext).db, origin, id, messages.title)
  if (copied.ok)
    return redirectWithNotice(request, `/office/products/${copied.id}`, {
      text: messages.done,
      changeSet: copied.changeSet,
    })
  if (copied.reason === 'not-found') throw data(null, { status: 404 })
  return redirectWithNotice(request, `/office/products/${id}`, { text: messages.refused })
}
