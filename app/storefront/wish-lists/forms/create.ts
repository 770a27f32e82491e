import { href, redirect } from 'react-router'
import { createList } from '../../../commerce/wish-lists/changes/create-list.server.ts'
import type { Route } from './+types/create.ts'
import { handleWishForm } from './wish-form.server.ts'

export function loader() {
  return redirect(href('/wishList/:list?'))
}

export function action(args: Route.ActionArgs) {
  return handleWishForm(args, ({ db, visitor, request, name }) => createList(db, visitor, name, request))
}
