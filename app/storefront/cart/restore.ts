import { href, redirect } from 'react-router'
import { moveLine } from '#commerce/cart/move-line.server.ts'
import type { Route } from './+types/restore.ts'
import { acceptCartForm, cartFields, handleCartForm } from './cart-form.server.ts'

export const middleware = [acceptCartForm(cartFields)]

export function loader() {
  return redirect(href('/cart'))
}

/** Undoes a removal. */
export function action(args: Route.ActionArgs) {
  return handleCartForm(args, cartFields, async ({ db, visitor, sku, values, now }) => ({
    outcome: await moveLine(db, visitor, sku, 'restored', now, values.key),
  }))
}
