import { href, redirect } from 'react-router'
import { removeWish } from '#commerce/cart/wish-lists/changes/remove-wish.server.ts'
import type { Route } from './+types/remove.ts'
import {
  acceptWishForm,
  handleWishForm,
  listIdField,
  wishFields,
  wishProductField,
} from './wish-form.server.ts'

const fields = { ...wishFields, product: wishProductField, list: listIdField }

export const middleware = [acceptWishForm(fields)]

export function loader() {
  return redirect(href('/wish-list/:list?'))
}

/** Removes a product from a `list`, or from all. */
export function action(args: Route.ActionArgs) {
  return handleWishForm(args, fields, async ({ db, visitor, values, request }) => ({
    outcome: await removeWish(db, visitor, values, request),
  }))
}
