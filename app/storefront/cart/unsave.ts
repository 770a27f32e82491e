import { href, redirect } from 'react-router'
import { moveLine } from '../../commerce/cart/move-line.server.ts'
import type { Route } from './+types/unsave.ts'
import { answerCartForm } from './cart-form.server.ts'

export function loader() {
  return redirect(href('/cart'))
}

/** Takes a line that was saved for later into the cart again. */
export function action(args: Route.ActionArgs) {
  return answerCartForm(args, async ({ db, visitor, sku, now, key }) => ({
    outcome: await moveLine(db, visitor, sku, 'unsaved', now, key),
  }))
}
