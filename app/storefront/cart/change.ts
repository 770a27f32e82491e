import { href, redirect } from 'react-router'
import { changeQuantity } from '../../commerce/cart/change-quantity.server.ts'
import type { Route } from './+types/change.ts'
import { handleCartForm } from './cart-form.server.ts'

export function loader() {
  return redirect(href('/cart'))
}

/** Sets a line to `quantity` plus `step`; 0 removes it. */
export function action(args: Route.ActionArgs) {
  return handleCartForm(args, async ({ db, visitor, now, ...input }) => ({
    outcome: await changeQuantity(db, visitor, input, now),
  }))
}
