import { href, redirect } from 'react-router'
import { saveWish } from '#commerce/cart/wish-lists/changes/save-wish.server.ts'
import { typedField } from '#commerce/editing/input/text-fields.server.ts'
import { sharedMessages } from '#messages/shared.ts'
import { refererPage } from '#web/forms/return-path.ts'
import type { Route } from './+types/add.ts'
import {
  acceptWishForm,
  handleWishForm,
  listIdField,
  wishFields,
  wishProductField,
} from './wish-form.server.ts'

const fields = { ...wishFields, product: wishProductField, sku: typedField({ max: 100 }), list: listIdField }

export const middleware = [acceptWishForm(fields)]

export function loader() {
  return redirect(href('/wish-list/:list?'))
}

/** Saves a `product`, or a variant by its `sku`, to a `list` or to the current one. */
export function action(args: Route.ActionArgs) {
  return handleWishForm(
    args,
    fields,
    ({ db, visitor, values, request }) =>
      saveWish(db, visitor, { ...values, firstListName: sharedMessages.wishList }, request),
    // The form of a page's hearts is part of a cached layout and has no field for the page.
    refererPage(args.request)?.href,
  )
}
