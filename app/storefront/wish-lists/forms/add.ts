import { href, redirect } from 'react-router'
import { saveWish } from '../../../commerce/wish-lists/changes/save-wish.server.ts'
import { sharedMessages } from '../../../messages/shared.ts'
import { refererPage } from '../../../web/forms/return-path.ts'
import type { Route } from './+types/add.ts'
import { handleWishForm } from './wish-form.server.ts'

export function loader() {
  return redirect(href('/wishList/:list?'))
}

/** Saves a `product`, or a variant by its `sku`, to a `list` or to the current one. */
export function action(args: Route.ActionArgs) {
  return handleWishForm(
    args,
    ({ db, visitor, request, product, sku, list }) =>
      saveWish(db, visitor, { product, sku, list, firstListName: sharedMessages.wishList }, request),
    // The form of a page's hearts is part of a cached layout and has no field for the page.
    refererPage(args.request)?.href,
  )
}
