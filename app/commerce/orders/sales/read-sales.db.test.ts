import { expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { afterMinutes } from '../../cart/cart-shop.fixture.ts'
import { setSettings } from '../../payments/invoices/invoice-shop.fixture.ts'
import { orderEditShop } from '../edits/order-edit-shop.fixture.ts'
import { readSales } from './read-sales.server.ts'
import { countNextDays } from './sales-totals-job.server.ts'

const day = (from: number) =>
  afterMinutes(from * 24 * 60)
    .toISOString()
    .slice(0, 10)

it.each(databases)(
  'sales of a period have its first and last day, before and after the job, on %s',
  async kind => {
    const { db, paidOrder, buy, shopper, stock } = await orderEditShop(kind)
    await setSettings(db, { time_zone: 'UTC' })
    await stock(blackTeeSku, 10)
    const read = async (from: number, to: number) => {
      const period = { from: day(from), to: day(to), timeZone: 'UTC', currency: 'USD', isTest: false }
      return (await readSales(db, period))?.map(one => [one.day, one.orders])
    }
    while ((await countNextDays(db, afterMinutes(0))) > 0);
    await paidOrder({ [blackTeeSku]: 1 })
    for (const _ of ['before', 'after']) {
      expect(await read(0, 0)).toEqual([[day(0), 1]])
      expect(await read(-1, 0)).toEqual([
        [day(-1), 0],
        [day(0), 1],
      ])
      expect(await read(0, 1)).toEqual([
        [day(0), 1],
        [day(1), 0],
      ])
      await countNextDays(db, afterMinutes(0))
    }
    await db
      .updateTable('sales_state')
      .set({ counted_from: day(-1) })
      .execute()
    expect([await read(-1, 0), await read(-2, 0)]).toEqual([expect.any(Array), undefined])
    await buy(await shopper(blackTeeSku, 1))
    await db.updateTable('sales_state').set({ counted_from: null }).execute()
    await countNextDays(db, afterMinutes(0))
    expect(await read(0, 0), 'beside an order that nobody pays').toEqual([[day(0), 1]])
  },
)
