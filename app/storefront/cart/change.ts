import { href, redirect } from 'react-router'
import { changeQuantity } from '#commerce/cart/change-quantity.server.ts'
import { steppedQuantity } from '#commerce/cart/quantity.ts'
import { optionalField } from '#commerce/editing/input/field.server.ts'
import { wholeNumberField } from '#commerce/editing/input/number-fields.server.ts'
import type { Route } from './+types/change.ts'
import { acceptCartForm, cartFields, handleCartForm, typedQuantityField } from './cart-form.server.ts'

const fields = {
  ...cartFields,
  quantity: typedQuantityField,
  step: optionalField(wholeNumberField({ min: -1, max: 1 }), 0),
}

export const middleware = [acceptCartForm(fields)]

export function loader() {
  return redirect(href('/cart'))
}

/** Sets a line to `quantity` plus `step`; 0 removes it. */
export function action(args: Route.ActionArgs) {
  return handleCartForm(args, fields, async ({ db, visitor, sku, values, limit, now }) => {
    const quantity = steppedQuantity(values.quantity, values.step)
    return { outcome: await changeQuantity(db, visitor, { sku, quantity, limit, key: values.key }, now) }
  })
}
