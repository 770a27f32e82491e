import { expect, it } from 'vitest'
import type { Order } from '#commerce/orders/order.ts'
import { orderMessages } from '#messages/orders.ts'
import { bankTransferParts } from './order-parts.ts'

it('says how to get bank details that the shop has none of, as the order page does', () => {
  const order = { number: 'T-7KQ4-M2XA', token: 'a' } as Order
  const [part] = bankTransferParts({ order, bankAccount: [], url: 'https://shop.example' })
  expect(part).toMatchObject({ text: orderMessages.noAccount })
  const [account] = bankTransferParts({ order, bankAccount: ['IBAN 1'], url: 'https://shop.example' })
  expect(account).toMatchObject({ lines: ['IBAN 1'] })
})
