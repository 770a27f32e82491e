import { href, redirect } from 'react-router'
import { moveWish } from '#commerce/cart/wish-lists/changes/move-wish.server.ts'
import type { Route } from './+types/move.ts'
import {
  acceptWishForm,
  handleWishForm,
  listIdField,
  wishFields,
  wishProductField,
} from './wish-form.server.ts'

const fields = { ...wishFields, product: wishProductField, list: listIdField, to: listIdField }

export const middleware = [acceptWishForm(fields)]

export function loader() {
  return redirect(href('/wish-list/:list?'))
}

export function action(args: Route.ActionArgs) {
  return handleWishForm(args, fields, async ({ db, visitor, values, request }) => ({
    outcome: await moveWish(db, visitor, values, request),
  }))
}
