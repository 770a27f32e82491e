import { href, redirect } from 'react-router'
import { changeQuantity } from '../../commerce/cart/change-quantity.server.ts'
import type { Route } from './+types/change.ts'
import { answerCartForm } from './cart-form.server.ts'

export function loader() {
  return redirect(href('/cart'))
}

/** Changes the `quantity` of a line, by `step` where a stepper's button sent it; 0 removes it. */
export function action(args: Route.ActionArgs) {
  return answerCartForm(args, async ({ db, visitor, now, ...wish }) => ({
    outcome: await changeQuantity(db, visitor, wish, now),
  }))
}
