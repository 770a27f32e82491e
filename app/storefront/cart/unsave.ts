import { href, redirect } from 'react-router'
import { moveLine } from '../../commerce/cart/move-line.server.ts'
import type { Route } from './+types/unsave.ts'
import { handleCartForm } from './cart-form.server.ts'

export function loader() {
  return redirect(href('/cart'))
}

/** Moves a saved line back to the cart. */
export function action(args: Route.ActionArgs) {
  return handleCartForm(args, async ({ db, visitor, sku, now, key }) => ({
    outcome: await moveLine(db, visitor, sku, 'unsaved', now, key),
  }))
}
