import { href, redirect } from 'react-router'
import { moveWish } from '../../../commerce/wish-lists/changes/move-wish.server.ts'
import type { Route } from './+types/move.ts'
import { handleWishForm } from './wish-form.server.ts'

export function loader() {
  return redirect(href('/wishList/:list?'))
}

export function action(args: Route.ActionArgs) {
  return handleWishForm(args, async ({ db, visitor, request, product, list, to }) => ({
    outcome: await moveWish(db, visitor, { product, list, to }, request),
  }))
}
