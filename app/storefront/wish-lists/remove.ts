import { href, redirect } from 'react-router'
import { removeWish } from '../../commerce/wish-lists/remove-wish.server.ts'
import type { Route } from './+types/remove.ts'
import { answerWishForm } from './wish-form.server.ts'

export function loader() {
  return redirect(href('/wishList/:list?'))
}

/** Takes a product off a `list`, or off all. */
export function action(args: Route.ActionArgs) {
  return answerWishForm(args, async ({ db, visitor, once, product, list }) => ({
    outcome: await removeWish(db, visitor, { product, list }, once),
  }))
}
