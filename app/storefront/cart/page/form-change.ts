import { href } from 'react-router'
import type { CartChange } from '../../../commerce/cart/cart-change.ts'
import { readCount } from '../../../commerce/cart/quantity.ts'

/** What the forms of the cart page do with a line. */
export type LineChange = Exclude<CartChange, { kind: 'add' }>

/** Reads a form as its own route would; undefined where that would refuse its quantity. */
export function readFormChange(action: string, fields: FormData): LineChange | undefined {
  const field = (name: string) => fields.get(name)?.toString()
  const sku = field('sku') ?? ''
  if (action === href('/cart/save')) return { kind: 'save', sku }
  if (action === href('/cart/unsave')) return { kind: 'unsave', sku }
  if (action === href('/cart/restore')) return { kind: 'restore', sku }
  const quantity = readCount(field('quantity'), field('step'))
  return quantity === undefined ? undefined : { kind: 'change', sku, quantity }
}
