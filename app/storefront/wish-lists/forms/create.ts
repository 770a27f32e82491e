import { href, redirect } from 'react-router'
import { createList } from '#commerce/cart/wish-lists/changes/create-list.server.ts'
import type { Route } from './+types/create.ts'
import { acceptWishForm, handleWishForm, listNameField, wishFields } from './wish-form.server.ts'

const fields = { ...wishFields, name: listNameField }

export const middleware = [acceptWishForm(fields)]

export function loader() {
  return redirect(href('/wish-list/:list?'))
}

export function action(args: Route.ActionArgs) {
  return handleWishForm(args, fields, ({ db, visitor, values, request }) =>
    createList(db, visitor, values.name, request),
  )
}
