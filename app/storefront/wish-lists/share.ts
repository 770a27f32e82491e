import { href, redirect } from 'react-router'
import { shareList } from '../../commerce/wish-lists/share-list.server.ts'
import type { Route } from './+types/share.ts'
import { answerWishForm } from './wish-form.server.ts'

export function loader() {
  return redirect(href('/wishList/:list?'))
}

/** Opens a `list` to whoever gets its link. */
export function action(args: Route.ActionArgs) {
  return answerWishForm(args, async ({ db, visitor, once, list }) => ({
    outcome: await shareList(db, visitor, list, once),
  }))
}
