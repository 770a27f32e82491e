import { href, redirect } from 'react-router'
import { deleteList } from '../../commerce/wish-lists/delete-list.server.ts'
import type { Route } from './+types/delete.ts'
import { answerWishForm } from './wish-form.server.ts'

export function loader() {
  return redirect(href('/wishList/:list?'))
}

/** Deletes a `list` with what is on it. */
export function action(args: Route.ActionArgs) {
  return answerWishForm(args, async ({ db, visitor, once, list }) => ({
    outcome: await deleteList(db, visitor, list, once),
  }))
}
