import { href, redirect } from 'react-router'
import { addToCart } from '#commerce/cart/add-to-cart.server.ts'
import { changeQuantity } from '#commerce/cart/change-quantity.server.ts'
import { moveLine } from '#commerce/cart/move-line.server.ts'
import { maxTypedQuantity, steppedQuantity } from '#commerce/cart/quantity.ts'
import { maxOptions } from '#commerce/catalog/products/options/option-values.ts'
import { findSku } from '#commerce/catalog/products/variant-store.server.ts'
import { optionalField, otherFields } from '#commerce/editing/input/field.server.ts'
import { wholeNumberField } from '#commerce/editing/input/number-fields.server.ts'
import { typedField } from '#commerce/editing/input/text-fields.server.ts'
import { formsBelow } from '#web/requests/forms-below.server.ts'
import { cartButton, cartFields, refuseChange, refuseOftenSentCart } from './cart-button.server.ts'

const quantity = wholeNumberField({ max: maxTypedQuantity })

/** A variant is named by its SKU, or by product and values of options; `before` and `status` only change what the product page shows. */
const slug = typedField({ max: 100 })
const variant = {
  product: slug,
  ...{ before: typedField({ max: 1010 }), status: slug },
  choice: otherFields(slug, { max: maxOptions }),
}

const moves = (result: 'saved' | 'unsaved' | 'restored') =>
  cartButton(cartFields, async ({ db, visitor, sku, values, now }) => ({
    outcome: await moveLine(db, visitor, sku, result, now, values.key),
  }))

const buttons = formsBelow(
  '/cart',
  {
    // `returnTo` leads back to another page than the cart.
    add: cartButton({ ...cartFields, ...variant, quantity }, async ({ db, visitor, values, ...form }) => {
      const { product, choice, quantity, key } = values
      const sku = product === undefined ? form.sku : await findSku(db, { product, choice })
      if (sku === undefined) return refuseChange('not-made')
      const { limit, now } = form
      return { sku, ...(await addToCart(db, visitor, { sku, quantity, limit, key }, now)) }
    }),
    // 0 removes the line.
    change: cartButton(
      { ...cartFields, quantity, step: optionalField(wholeNumberField({ min: -1, max: 1 }), 0) },
      async ({ db, visitor, sku, values, limit, now }) => {
        const quantity = steppedQuantity(values.quantity, values.step)
        return { outcome: await changeQuantity(db, visitor, { sku, quantity, limit, key: values.key }, now) }
      },
    ),
    // For later, and back to the cart.
    save: moves('saved'),
    unsave: moves('unsaved'),
    // Undoes a removal.
    restore: moves('restored'),
  },
  { refuse: refuseOftenSentCart },
)

export const middleware = buttons.middleware
export const action = buttons.action

export function loader() {
  return redirect(href('/cart'))
}
