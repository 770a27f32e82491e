import { href, redirect } from 'react-router'
import { moveWishToCart } from '#commerce/cart/wish-lists/changes/move-wish-to-cart.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { loadQuantityLimit } from '../../cart/load-cart.server.ts'
import type { Route } from './+types/move-to-cart.ts'
import {
  acceptWishForm,
  handleWishForm,
  listIdField,
  wishFields,
  wishProductField,
} from './wish-form.server.ts'

const fields = { ...wishFields, product: wishProductField, list: listIdField }

export const middleware = [acceptWishForm(fields)]

export function loader() {
  return redirect(href('/wish-list/:list?'))
}

export function action(args: Route.ActionArgs) {
  return handleWishForm(args, fields, async ({ db, visitor, values, request }) => {
    const limit = await loadQuantityLimit(args.context.get(shopContext))
    return { outcome: await moveWishToCart(db, visitor, { ...values, limit }, request) }
  })
}
