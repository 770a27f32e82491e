import { href } from 'react-router'
import type { CartLineChange } from '#commerce/cart/cart-change.ts'
import { readFormQuantity } from '#commerce/cart/quantity.ts'

/** Reads a form of the cart page as its route would; undefined for an invalid quantity. */
export function readCartFormChange(action: string, fields: FormData): CartLineChange | undefined {
  const field = (name: string) => fields.get(name)?.toString()
  const sku = field('sku') ?? ''
  if (action === href('/cart/save')) return { kind: 'save', sku }
  if (action === href('/cart/unsave')) return { kind: 'unsave', sku }
  if (action === href('/cart/restore')) return { kind: 'restore', sku }
  const quantity = readFormQuantity(field('quantity'), field('step'))
  return quantity === undefined ? undefined : { kind: 'change', sku, quantity }
}
