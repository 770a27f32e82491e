import { href, redirect } from 'react-router'
import { deleteList } from '../../../commerce/wish-lists/changes/delete-list.server.ts'
import type { Route } from './+types/delete.ts'
import { handleWishForm } from './wish-form.server.ts'

export function loader() {
  return redirect(href('/wishList/:list?'))
}

export function action(args: Route.ActionArgs) {
  return handleWishForm(args, async ({ db, visitor, request, list }) => ({
    outcome: await deleteList(db, visitor, list, request),
  }))
}
