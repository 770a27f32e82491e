import { href, redirect } from 'react-router'
import { moveLine } from '../../commerce/cart/move-line.server.ts'
import type { Route } from './+types/save.ts'
import { answerCartForm } from './cart-form.server.ts'

export function loader() {
  return redirect(href('/cart'))
}

/** Keeps a line for later: it leaves the cart and is not charged. */
export function action(args: Route.ActionArgs) {
  return answerCartForm(args, async ({ db, visitor, sku, now, key }) => ({
    outcome: await moveLine(db, visitor, sku, 'saved', now, key),
  }))
}
