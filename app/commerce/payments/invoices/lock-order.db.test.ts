import { describe, expect, it } from 'vitest'
import { bothDatabases } from '#test/databases.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { cancelOrder } from '../../orders/cancellation/cancel-order.server.ts'
import { commandLineActor } from '../../values/actor.ts'
import { invoiceShop } from './invoice-shop.fixture.ts'

const rounds = 5

describe.each(bothDatabases)('orders of one shopper at the same time, on %s', kind => {
  it('can be refunded, without an invoice, and paid by one gift card', async () => {
    const { db, buy, shopper, refund, giftCard, creditNotes } = await invoiceShop(kind)
    const codes = [await giftCard(500_000)]
    for (let round = 0; round < rounds; round++) {
      const old = await buy(await shopper(blackTeeSku, 1), { codes })
      await db.deleteFrom('document').where('order_id', '=', old.id).execute()
      const visitor = await shopper(blackTeeSku, 1)
      const [, order] = await Promise.all([refund(old, 100), buy(visitor, { codes })])
      expect(await creditNotes(old)).toMatchObject([{ amount: 100 }])
      expect(order.state).toBe('paid')
    }
  })

  it('can be refunded and canceled', async () => {
    const { db, buy, shopper, refund, giftCard, creditNotes } = await invoiceShop(kind)
    const codes = [await giftCard(500_000)]
    for (let round = 0; round < rounds; round++) {
      const refunded = await buy(await shopper(blackTeeSku, 1), { codes })
      const canceled = await buy(await shopper(blackTeeSku, 1), { codes })
      await Promise.all([
        refund(refunded, 100),
        cancelOrder(db, canceled.id, { actor: commandLineActor, now: cartTestNow }),
      ])
      expect(await creditNotes(refunded)).toMatchObject([{ amount: 100 }])
      expect(await creditNotes(canceled)).toMatchObject([{ amount: canceled.total }])
    }
  })
})
