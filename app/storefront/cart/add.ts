import { href, redirect } from 'react-router'
import { addToCart } from '#commerce/cart/add-to-cart.server.ts'
import { findSku } from '#commerce/catalog/products/variant-store.server.ts'
import { typedField } from '#commerce/editing/input/text-fields.server.ts'
import type { Route } from './+types/add.ts'
import {
  acceptCartForm,
  cartFields,
  handleCartForm,
  refuseChange,
  typedQuantityField,
} from './cart-form.server.ts'

/** A variant is named by its SKU, or by product, color and size; `status` only filters what the product page offers. */
const slug = typedField({ max: 100 })
const options = { product: slug, color: slug, size: slug, status: slug }
const fields = { ...cartFields, ...options, quantity: typedQuantityField }

export const middleware = [acceptCartForm(fields)]

export function loader() {
  return redirect(href('/cart'))
}

/** Adds `quantity` of a variant. `returnTo` leads back to another page than the cart. */
export function action(args: Route.ActionArgs) {
  return handleCartForm(args, fields, async ({ db, visitor, values, limit, now, ...form }) => {
    const { product, color, size, quantity, key } = values
    const sku = product === undefined ? form.sku : await findSku(db, { product, color, size })
    if (sku === undefined) return refuseChange('not-made')
    return { sku, ...(await addToCart(db, visitor, { sku, quantity, limit, key }, now)) }
  })
}
