import { href, redirect } from 'react-router'
import { deleteList } from '#commerce/cart/wish-lists/changes/delete-list.server.ts'
import type { Route } from './+types/delete.ts'
import { acceptWishForm, handleWishForm, listIdField, wishFields } from './wish-form.server.ts'

const fields = { ...wishFields, list: listIdField }

export const middleware = [acceptWishForm(fields)]

export function loader() {
  return redirect(href('/wish-list/:list?'))
}

export function action(args: Route.ActionArgs) {
  return handleWishForm(args, fields, async ({ db, visitor, values, request }) => ({
    outcome: await deleteList(db, visitor, values.list, request),
  }))
}
