import { href, redirect } from 'react-router'
import { addToCart } from '../../commerce/cart/add-to-cart.server.ts'
import type { Route } from './+types/add.ts'
import { handleCartForm } from './cart-form.server.ts'

export function loader() {
  return redirect(href('/cart'))
}

/** Adds `quantity` of a variant. `returnTo` leads back to another page than the cart. */
export function action(args: Route.ActionArgs) {
  return handleCartForm(args, ({ db, visitor, now, ...input }) => addToCart(db, visitor, input, now))
}
