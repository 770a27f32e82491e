import { maxCheckoutFieldLength } from '#commerce/cart/checkout/checkout-form.ts'
import { changeKeyField } from '#commerce/cart/visitors/change-key-field.server.ts'
import { type InputValues, numberedField, optionalField } from '#commerce/editing/input/field.server.ts'
import { idField, wholeNumberField } from '#commerce/editing/input/number-fields.server.ts'
import { typedField } from '#commerce/editing/input/text-fields.server.ts'
import type { Order } from '#commerce/orders/order.ts'
import type { Address } from '#commerce/values/addresses/address.ts'
import { emptyAddress } from '#commerce/values/addresses/validate-address.ts'

const text = typedField({ max: maxCheckoutFieldLength })
const addressFields = Object.fromEntries(Object.keys(emptyAddress).map(name => [name, text])) as Record<
  keyof Address,
  typeof text
>
const quantity = wholeNumberField({ max: 999 })

export const editFields = {
  key: changeKeyField,
  /** By line, and by variant. */
  quantity: numberedField(quantity, { max: 200 }),
  added: numberedField(quantity, { max: 200 }),
  /** The variant of a button that adds one. */
  add: optionalField(idField),
  /** The line, or the variant, of a button that removes it. */
  takeOff: optionalField(idField),
  takeOffAdded: optionalField(idField),
  find: typedField({ max: 100 }),
  email: text,
  ...addressFields,
  /** The versions of the order and the outcome that the preview showed. */
  seen: typedField({ max: 60 }),
}

export type EditValues = InputValues<typeof editFields>

/** The address as typed; a field that wasn't sent is empty. */
export function typedAddress(values: EditValues): Address {
  const names = Object.keys(emptyAddress) as (keyof Address)[]
  return Object.fromEntries(names.map(name => [name, values[name] ?? ''])) as unknown as Address
}

/** The quantities with what a pressed button adds or removes. */
export function typedQuantities({
  quantity: typed,
  added: typedAdded,
  add,
  takeOff,
  takeOffAdded,
}: EditValues) {
  const quantities = new Map(typed)
  const added = new Map(typedAdded)
  if (add !== undefined) added.set(add, (added.get(add) ?? 0) + 1)
  if (takeOff !== undefined) quantities.set(takeOff, 0)
  if (takeOffAdded !== undefined) added.delete(takeOffAdded)
  return { quantities, added }
}

/** The quantities as the page shows an order. */
export function quantitiesOf({ lines }: Pick<Order, 'lines'>): Map<number, number> {
  return new Map(lines.map(({ id, quantity }) => [id, quantity]))
}
