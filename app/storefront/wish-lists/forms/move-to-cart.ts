import { href, redirect } from 'react-router'
import { moveWishToCart } from '../../../commerce/wish-lists/changes/move-wish-to-cart.server.ts'
import type { Route } from './+types/move-to-cart.ts'
import { handleWishForm } from './wish-form.server.ts'

export function loader() {
  return redirect(href('/wishList/:list?'))
}

export function action(args: Route.ActionArgs) {
  return handleWishForm(args, async ({ db, visitor, request, product, list, limit }) => ({
    outcome: await moveWishToCart(db, visitor, { product, list, limit }, request),
  }))
}
