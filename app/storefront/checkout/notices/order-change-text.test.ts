import { expect, test } from 'vitest'
import type { OrderChange } from '#commerce/cart/checkout/order-change.ts'
import { toAmount } from '#commerce/values/money.ts'
import { runInLanguage } from '#messages/run-in-language.server.ts'
import { orderChangeText } from './order-change-text.ts'

const sku = 'POT-WHT-01'
const title = 'Water Pot'
const [was, now] = [toAmount(8000), toAmount(9000)]
const changes: OrderChange[] = [
  { kind: 'no-longer-sold', sku, title },
  { kind: 'sold-out', sku, title },
  { kind: 'fewer-left', sku, title, left: 1 },
  { kind: 'over-limit', sku, title, limit: 10 },
  { kind: 'added', sku, title, quantity: 1 },
  { kind: 'removed', sku, title },
  { kind: 'quantity-changed', sku, title, was: 2, now: 3 },
  { kind: 'price-changed', sku, title, was, now },
  { kind: 'delivery-changed', now: 'Standard' },
  { kind: 'code-refused', code: 'TOTE5', reason: 'ended' },
  { kind: 'total-changed', was, now },
  { kind: 'due-changed', was, now },
]

test('every change has a sentence', () => {
  for (const change of changes) expect(orderChangeText(change)).toMatch(/^[A-Z].*[^.]\.$/)
  expect(changes.map(orderChangeText)).toContain(
    'Water Pot just sold out. It’s not in this order, but it stays in your cart.',
  )
  expect(changes.map(orderChangeText)).toContain('The price of Water Pot changed from $80.00 to $90.00.')
})

test('every change has a German sentence', () => {
  const texts = runInLanguage('de', () => changes.map(orderChangeText))
  expect(texts.at(-2)).toMatch(/^Die Gesamtsumme hat sich von 80,00\s\$ auf/)
  for (const text of texts) expect(text).toMatch(/\.$/)
})
