import { expect, it } from 'vitest'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { databases } from '#test/databases.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { afterMinutes } from '../../cart/cart-shop.fixture.ts'
import { undo } from '../../editing/compensations/undo.server.ts'
import { setSettings } from '../../payments/invoices/invoice-shop.fixture.ts'
import { addPayment } from '../../payments/payment-store.server.ts'
import { settlePayment } from '../../payments/settlement/settle-payment.server.ts'
import { toAmount } from '../../values/money.ts'
import { newToken } from '../../values/random-token.server.ts'
import { editor, orderEditShop } from '../edits/order-edit-shop.fixture.ts'
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

it.each(databases)(
  'an order stays in the sales of the day it was paid when it is edited, on %s',
  async kind => {
    const { db, paidOrder, edit, pay, read, stock } = await orderEditShop(kind)
    await setSettings(db, { time_zone: 'UTC' })
    await stock(blackTeeSku, 10)
    const minutes = (days: number) => afterMinutes(days * 24 * 60)
    const period = { from: day(0), to: day(3), timeZone: 'UTC', currency: 'USD', isTest: false }
    const sales = async () => {
      const beforeJob = await readSales(db, period)
      while ((await countNextDays(db, minutes(3))) > 0);
      const days = (await readSales(db, period))!
      if (beforeJob) expect(days).toEqual(beforeJob)
      return days.map(({ orders, net, tax, delivery }) => [orders, net + tax + delivery])
    }
    await sales()
    const order = await paidOrder({ [blackTeeSku]: 2 })
    const none = [0, 0]
    const sold = [[1, order.total], none, none, none]
    expect(await sales()).toEqual(sold)
    const raised = await edit(order, { quantities: { [blackTeeSku]: 3 } }, minutes(1))
    expect((await read(order)).state).toBe('placed')
    expect(await sales(), 'the addition is unpaid').toEqual(sold)
    await undo(db, raised.ok ? raised.changeSet! : 0, { actor: editor, now: minutes(2) })
    expect((await read(order)).state).toBe('paid')
    expect(await sales(), 'undone').toEqual(sold)
    await edit(order, { quantities: { [blackTeeSku]: 3 } }, minutes(2))
    const part = { orderId: order.id, provider: 'x', amount: toAmount(200), currency: 'USD' }
    await inOneCommit(db, async tx => {
      const { id } = await addPayment(tx, { ...part, token: newToken() }, minutes(2))
      await settlePayment(tx, id, 'paid', { now: minutes(2) })
    })
    expect(await sales(), 'a part of it is paid').toEqual([[1, order.total + 200], none, none, none])
    await pay(await read(order), minutes(3))
    const whole = await read(order)
    expect([whole.state, whole.total > order.total]).toEqual(['paid', true])
    expect(await sales(), 'the addition is paid').toEqual([[1, whole.total], none, none, none])
    await edit(order, { quantities: { [blackTeeSku]: 1 } }, minutes(3))
    expect(await sales(), 'edited downward').toEqual([[1, (await read(order)).total], none, none, none])
  },
)
