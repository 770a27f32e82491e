import { describe, expect, it } from 'vitest'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import { watchTables } from '#test/on-databases/watch-tables.ts'
import { receiveReturn } from '../after-sale/returns/receive-return.server.ts'
import { markReturnsRefunded } from '../after-sale/returns/refunded-returns-job.server.ts'
import { requestReturn } from '../after-sale/returns/request-return.server.ts'
import { readReturns } from '../after-sale/returns/return-store.server.ts'
import { answerClaim } from '../after-sale/warranty/answer-claim.server.ts'
import { claimWarranty } from '../after-sale/warranty/claim-warranty.server.ts'
import { afterMinutes } from '../cart/cart-shop.fixture.ts'
import { markManualRefundSent, readManualRefunds } from '../payments/refunds/manual-refunds.server.ts'
import { requestRefund } from '../payments/refunds/request-refund.server.ts'
import { cancelOrder } from './cancellation/cancel-order.server.ts'
import { orderEditShop } from './edits/order-edit-shop.fixture.ts'
import { type Order, refundableAmount } from './order.ts'

const now = afterMinutes(5)
const items = { [blackTeeSku]: 2, [waterPotSku]: 1 }

/** Names the rows of these orders by "other", in tables that refer to orders or their lines. */
function ofOrders(orders: readonly Order[]) {
  return (row: Readonly<Record<string, unknown>>, table: string) => {
    const orderId = table === 'customer_order' ? row.id : row.order_id
    const isOther = orders.some(
      ({ id, lines }) => id === orderId || lines.some(line => line.id === row.order_line_id),
    )
    return isOther ? 'other' : undefined
  }
}

async function shopOfOrders(kind: DatabaseKind) {
  const shop = await orderEditShop(kind)
  const { db, by, read, pack, ship, deliver, paidOrder } = shop
  for (const sku of Object.keys(items)) await shop.stock(sku, 99)
  const shipped = async () => {
    const order = await paidOrder(items)
    await pack(order, now)
    await ship(order, now)
    return order
  }
  const refundOf = (order: Order, amount = refundableAmount(order)) => {
    const purpose = { cause: 'goodwill', note: '' } as const
    return inOneCommit(db, tx => requestRefund(tx, order.id, { amount, purpose, key: 'all', ...by(now) }))
  }
  const sendRefunds = async ({ number }: Order) => {
    for (const { id, orderNumber } of await readManualRefunds(db))
      if (orderNumber === number) await markManualRefundSent(db, id, by(now))
  }
  /** Delivers an order, of which an item is to be returned and another one is claimed. */
  const complain = async (order: Order) => {
    await deliver(order, now)
    const delivered = await read(order)
    const [orderLineId] = delivered.lines.map(({ id }) => id) as [number]
    const returned = { orderId: order.id, key: `return-${order.id}`, reason: '', comment: '' }
    await requestReturn(db, { ...returned, lines: [{ orderLineId, quantity: 1 }] }, now)
    const claim = { orderLineId, description: 'A seam gave way.', key: `claim-${order.id}` }
    const claimed = await claimWarranty(db, delivered, claim, now)
    return claimed.ok ? claimed.number : ''
  }
  return { ...shop, shipped, refundOf, sendRefunds, complain }
}

describe.each(databases)('other orders, on %s', kind => {
  it('stay as they are while one is edited, shipped, returned and refunded, or canceled', async () => {
    const { db, by, read, pay, pack, ship, edit, paidOrder, shipped, refundOf, sendRefunds, complain } =
      await shopOfOrders(kind)
    const others: Order[] = []
    const changed = await watchTables(db, ofOrders(others))
    const [waiting, delivered] = [await paidOrder(items), await shipped()]
    await refundOf(waiting)
    await complain(delivered)
    others.push(waiting, delivered, await shipped())
    expect(new Set((await changed()).map(line => line.split(' ')[0])).size).toBeGreaterThan(9)
    const [order, canceled] = [await paidOrder(items), await paidOrder(items)]
    await edit(order, { quantities: { [blackTeeSku]: 3 } }, now)
    await pay(await read(order), now)
    await edit(order, { quantities: { [waterPotSku]: 0 } }, now)
    await pack(order, now)
    await ship(order, now)
    await answerClaim(db, await complain(order), { message: 'We’ll repair it.', ...by(now) })
    const [returned] = await readReturns(db, order.id)
    await receiveReturn(db, returned!.number, by(now))
    await refundOf(await read(order))
    await sendRefunds(order)
    await markReturnsRefunded(db, now)
    expect(await read(order)).toMatchObject({ state: 'refunded', lines: [{ shipped: 3, returned: 1 }] })
    expect(await readReturns(db, order.id)).toMatchObject([{ state: 'refunded' }])
    await cancelOrder(db, canceled.id, by(now))
    await sendRefunds(canceled)
    expect(await read(canceled)).toMatchObject({ state: 'refunded' })
    expect(await changed()).toEqual([])
  })
})
