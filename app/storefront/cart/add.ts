import { href, redirect } from 'react-router'
import { addToCart } from '../../commerce/cart/add-to-cart.server.ts'
import type { Route } from './+types/add.ts'
import { answerCartForm } from './cart-form.server.ts'

/** Who comes here by an address wants to see the cart. */
export function loader() {
  return redirect(href('/cart'))
}

/** Puts a variant into the cart: `sku`, `quantity`, and `returnTo` for who wants to stay where they are. */
export function action(args: Route.ActionArgs) {
  return answerCartForm(args, ({ db, visitor, now, ...wish }) => addToCart(db, visitor, wish, now))
}
