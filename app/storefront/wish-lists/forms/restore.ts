import { href, redirect } from 'react-router'
import { restoreWish } from '../../../commerce/wish-lists/changes/restore-wish.server.ts'
import type { Route } from './+types/restore.ts'
import { handleWishForm } from './wish-form.server.ts'

export function loader() {
  return redirect(href('/wishList/:list?'))
}

export function action(args: Route.ActionArgs) {
  return handleWishForm(args, async ({ db, visitor, request, product, list }) => ({
    outcome: await restoreWish(db, visitor, { product, list }, request),
  }))
}
