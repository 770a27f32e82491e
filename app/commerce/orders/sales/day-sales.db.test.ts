import { expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { blackTeeSku, officeBagSku, waterPotSku } from '#test/demo-skus.ts'
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

it.each(databases)('the cost of what was sold is that of the day, on %s', async kind => {
  const { db, paidOrder, edit, stock } = await orderEditShop(kind)
  const setCost = (sku: string, cost: number) =>
    db.updateTable('variant').set({ cost }).where('sku', '=', sku).execute()
  for (const sku of [blackTeeSku, waterPotSku, officeBagSku]) await stock(sku, 10)
  await setCost(blackTeeSku, 1500)
  const order = await paidOrder({ [blackTeeSku]: 2, [waterPotSku]: 1 })
  await setCost(blackTeeSku, 1700)
  const [tee] = order.lines.filter(({ sku }) => sku === blackTeeSku)
  const net = tee!.total - tee!.tax
  expect(await countDay(db, always)).toMatchObject([{ cost: 3000, netWithCost: net }])
  await setCost(officeBagSku, 4000)
  await edit(order, { quantities: { [blackTeeSku]: 1, [officeBagSku]: 1 } })
  const { cost } = await db
    .selectFrom('order_line')
    .select('cost')
    .where('sku', '=', officeBagSku)
    .executeTakeFirstOrThrow()
  expect(cost).toBe(4000)
})
