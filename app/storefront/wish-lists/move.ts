import { href, redirect } from 'react-router'
import { moveWish } from '../../commerce/wish-lists/move-wish.server.ts'
import type { Route } from './+types/move.ts'
import { answerWishForm } from './wish-form.server.ts'

export function loader() {
  return redirect(href('/wishList/:list?'))
}

/** Moves a wish `to` another list. */
export function action(args: Route.ActionArgs) {
  return answerWishForm(args, async ({ db, visitor, once, product, list, to }) => ({
    outcome: await moveWish(db, visitor, { product, list, to }, once),
  }))
}
