import { expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { cartTestNow as now } from '../../cart/cart-shop.fixture.ts'
import { requestRefund } from '../../payments/refunds/request-refund.server.ts'
import { commandLineActor as actor } from '../../values/actor.ts'
import { toAmount } from '../../values/money.ts'
import { orderEditShop } from '../edits/order-edit-shop.fixture.ts'
import { countDay } from './day-sales-store.server.ts'

const always = { from: '2026-01-01', before: '2027-01-01' }

it.each(databases)(
  'the sales of a day are not lowered by giving back what was paid twice, on %s',
  async kind => {
    const { db, paidOrder, stock } = await orderEditShop(kind)
    await stock(blackTeeSku, 10)
    const { id } = await paidOrder({ [blackTeeSku]: 1 })
    const before = await countDay(db, always)
    expect(before).toMatchObject([{ orders: 1, refunds: 0 }])
    const give = (cause: 'paid-twice' | 'refunded-at-provider') =>
      db
        .transaction()
        .execute(tx =>
          requestRefund(tx, id, { amount: toAmount(500), purpose: { cause }, key: cause, actor, now }),
        )
    expect(await give('paid-twice')).toBe(true)
    expect(await countDay(db, always)).toEqual(before)
    expect(await give('refunded-at-provider')).toBe(true)
    expect(await countDay(db, always)).toMatchObject([{ orders: 1, refunds: 500 }])
  },
)
