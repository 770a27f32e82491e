import { expect, it } from 'vitest'
import { eitherDatabase, openDemoCopy } from '#test/databases.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { placeSampleOrder } from '../sample-order.fixture.ts'
import { findLookedUpOrder } from './order-link.server.ts'

it.each(eitherDatabase)(
  'an order is found by its address in both spellings of the domain, on %s',
  async kind => {
    const db = await openDemoCopy(kind)
    const items = [{ sku: blackTeeSku, quantity: 1 }]
    const { number } = await placeSampleOrder(db, items, 'bank-transfer', new Date())
    await db.updateTable('customer_order').set({ email: 'Ada@bücher.example' }).execute()
    const found = await Promise.all(
      ['ada@xn--bcher-kva.example', 'ADA@BÜCHER.example', 'ida@bücher.example'].map(email =>
        findLookedUpOrder(db, { orderNumber: number, email }),
      ),
    )
    expect(found.map(order => order?.number)).toEqual([number, number, undefined])
  },
)
