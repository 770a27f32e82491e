import { expect, it } from 'vitest'
import { databases, openDemoCopy } from '#test/databases.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { placeSampleOrder } from '../sample-order.fixture.ts'
import { findLookedUpOrder } from './order-link.server.ts'

it.each(databases)('an order is found by both spellings of its domain, on %s', async kind => {
  const db = await openDemoCopy(kind)
  const items = [{ sku: blackTeeSku, quantity: 1 }]
  const { number } = await placeSampleOrder(db, items, 'bank-transfer', new Date())
  await db.updateTable('customer_order').set({ email: 'Ada@bücher.example' }).execute()
  const find = async (email: string) => (await findLookedUpOrder(db, { orderNumber: number, email }))?.number
  expect(await find('ada@xn--bcher-kva.example')).toBe(number)
  expect(await find('ADA@BÜCHER.example')).toBe(number)
  expect(await find('ida@bücher.example')).toBeUndefined()
})
