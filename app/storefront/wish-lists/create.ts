import { href, redirect } from 'react-router'
import { createList } from '../../commerce/wish-lists/create-list.server.ts'
import type { Route } from './+types/create.ts'
import { answerWishForm } from './wish-form.server.ts'

export function loader() {
  return redirect(href('/wishList/:list?'))
}

/** Makes a list with a `name`. */
export function action(args: Route.ActionArgs) {
  return answerWishForm(args, ({ db, visitor, once, name }) => createList(db, visitor, name, once))
}
