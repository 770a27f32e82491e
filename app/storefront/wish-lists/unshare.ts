import { href, redirect } from 'react-router'
import { unshareList } from '../../commerce/wish-lists/share-list.server.ts'
import type { Route } from './+types/unshare.ts'
import { answerWishForm } from './wish-form.server.ts'

export function loader() {
  return redirect(href('/wishList/:list?'))
}

/** Ends that: the link leads nowhere from now on. */
export function action(args: Route.ActionArgs) {
  return answerWishForm(args, async ({ db, visitor, once, list }) => ({
    outcome: await unshareList(db, visitor, list, once),
  }))
}
