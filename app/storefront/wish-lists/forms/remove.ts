import { href, redirect } from 'react-router'
import { removeWish } from '../../../commerce/wish-lists/changes/remove-wish.server.ts'
import type { Route } from './+types/remove.ts'
import { handleWishForm } from './wish-form.server.ts'

export function loader() {
  return redirect(href('/wishList/:list?'))
}

/** Removes a product from a `list`, or from all. */
export function action(args: Route.ActionArgs) {
  return handleWishForm(args, async ({ db, visitor, request, product, list }) => ({
    outcome: await removeWish(db, visitor, { product, list }, request),
  }))
}
