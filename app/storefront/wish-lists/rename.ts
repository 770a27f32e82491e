import { href, redirect } from 'react-router'
import { renameList } from '../../commerce/wish-lists/rename-list.server.ts'
import type { Route } from './+types/rename.ts'
import { answerWishForm } from './wish-form.server.ts'

export function loader() {
  return redirect(href('/wishList/:list?'))
}

/** Gives a `list` another `name`. */
export function action(args: Route.ActionArgs) {
  return answerWishForm(args, async ({ db, visitor, once, list, name }) => ({
    outcome: await renameList(db, visitor, { list, name }, once),
  }))
}
