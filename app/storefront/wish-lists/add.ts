import { href, redirect } from 'react-router'
import { saveWish } from '../../commerce/wish-lists/save-wish.server.ts'
import { pageBefore } from '../../web/way-back.ts'
import type { Route } from './+types/add.ts'
import { answerWishForm } from './wish-form.server.ts'

export function loader() {
  return redirect(href('/wishList/:list?'))
}

/** Saves a product, or a variant of it by its `sku`, on a `list` or on the one that was used last. */
export function action(args: Route.ActionArgs) {
  return answerWishForm(
    args,
    ({ db, visitor, once, product, sku, list }) => saveWish(db, visitor, { product, sku, list }, once),
    // The form of all hearts stands on pages that are the same for everybody, and does not name them.
    pageBefore(args.request)?.href,
  )
}
