import { href, redirect } from 'react-router'
import { moveToCart } from '../../commerce/wish-lists/move-to-cart.server.ts'
import type { Route } from './+types/move-to-cart.ts'
import { answerWishForm } from './wish-form.server.ts'

export function loader() {
  return redirect(href('/wishList/:list?'))
}

/** Puts one of what is wished for into the cart. */
export function action(args: Route.ActionArgs) {
  return answerWishForm(args, async ({ db, visitor, once, product, list, limit }) => ({
    outcome: await moveToCart(db, visitor, { product, list, limit }, once),
  }))
}
