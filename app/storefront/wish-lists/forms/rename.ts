import { href, redirect } from 'react-router'
import { renameList } from '#commerce/cart/wish-lists/changes/rename-list.server.ts'
import type { Route } from './+types/rename.ts'
import { acceptWishForm, handleWishForm, listIdField, listNameField, wishFields } from './wish-form.server.ts'

const fields = { ...wishFields, list: listIdField, name: listNameField }

export const middleware = [acceptWishForm(fields)]

export function loader() {
  return redirect(href('/wish-list/:list?'))
}

export function action(args: Route.ActionArgs) {
  return handleWishForm(args, fields, async ({ db, visitor, values, request }) => ({
    outcome: await renameList(db, visitor, values, request),
  }))
}
