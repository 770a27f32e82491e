import { expect, it } from 'vitest'
import { readCartFormChange } from './read-cart-form-change.ts'

it.each([
  ['/cart/save', { sku: 'CAP' }, { kind: 'save', sku: 'CAP' }],
  ['/cart/unsave', { sku: 'CAP' }, { kind: 'unsave', sku: 'CAP' }],
  ['/cart/restore', { sku: 'CAP' }, { kind: 'restore', sku: 'CAP' }],
  ['/cart/change', { sku: 'CAP', quantity: '3' }, { kind: 'change', sku: 'CAP', quantity: 3 }],
  ['/cart/change', { sku: 'CAP', quantity: '3', step: '1' }, { kind: 'change', sku: 'CAP', quantity: 4 }],
  ['/cart/change', { sku: 'CAP', quantity: '1', step: '-1' }, { kind: 'change', sku: 'CAP', quantity: 0 }],
  ['/cart/change', { sku: 'CAP', quantity: '' }, undefined],
  ['/cart/change', { sku: 'CAP', quantity: '1000' }, undefined],
])('reads a form to %s with %j as its route does', (action, fields, change) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  expect(readCartFormChange(action, form)).toEqual(change)
})
