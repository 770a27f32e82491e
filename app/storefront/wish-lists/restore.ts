import { href, redirect } from 'react-router'
import { restoreWish } from '../../commerce/wish-lists/restore-wish.server.ts'
import type { Route } from './+types/restore.ts'
import { answerWishForm } from './wish-form.server.ts'

export function loader() {
  return redirect(href('/wishList/:list?'))
}

/** Puts back what was taken off. */
export function action(args: Route.ActionArgs) {
  return answerWishForm(args, async ({ db, visitor, once, product, list }) => ({
    outcome: await restoreWish(db, visitor, { product, list }, once),
  }))
}
