import { href, redirect } from 'react-router'
import { renameList } from '../../../commerce/wish-lists/changes/rename-list.server.ts'
import type { Route } from './+types/rename.ts'
import { handleWishForm } from './wish-form.server.ts'

export function loader() {
  return redirect(href('/wishList/:list?'))
}

export function action(args: Route.ActionArgs) {
  return handleWishForm(args, async ({ db, visitor, request, list, name }) => ({
    outcome: await renameList(db, visitor, { list, name }, request),
  }))
}
