import { href, redirect } from 'react-router'
import { moveLine } from '../../commerce/cart/move-line.server.ts'
import type { Route } from './+types/restore.ts'
import { answerCartForm } from './cart-form.server.ts'

export function loader() {
  return redirect(href('/cart'))
}

/** Puts back a line that was removed, with the quantity that it had. */
export function action(args: Route.ActionArgs) {
  return answerCartForm(args, async ({ db, visitor, sku, now, key }) => ({
    outcome: await moveLine(db, visitor, sku, 'restored', now, key),
  }))
}
