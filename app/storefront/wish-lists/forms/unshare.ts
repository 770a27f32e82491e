import { href, redirect } from 'react-router'
import { unshareList } from '../../../commerce/wish-lists/changes/share-list.server.ts'
import type { Route } from './+types/unshare.ts'
import { handleWishForm } from './wish-form.server.ts'

export function loader() {
  return redirect(href('/wishList/:list?'))
}

export function action(args: Route.ActionArgs) {
  return handleWishForm(args, async ({ db, visitor, request, list }) => ({
    outcome: await unshareList(db, visitor, list, request),
  }))
}
