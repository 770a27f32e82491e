import { href, redirect } from 'react-router'
import { restoreWish } from '#commerce/cart/wish-lists/changes/restore-wish.server.ts'
import type { Route } from './+types/restore.ts'
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

export function action(args: Route.ActionArgs) {
  return handleWishForm(args, fields, async ({ db, visitor, values, request }) => ({
    outcome: await restoreWish(db, visitor, values, request),
  }))
}
