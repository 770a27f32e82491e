import type { DatabaseKind } from '#test/databases.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import { afterMinutes, cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { fulfillmentShop } from '../../orders/fulfillment/fulfillment-shop.fixture.ts'
import type { Order } from '../../orders/order.ts'
import { requestReturn } from './request-return.server.ts'

let keys = 0

/** A shop with a delivered order of some tees and a pot. */
export async function returningShop(kind: DatabaseKind, tees = 2) {
  const shop = await fulfillmentShop(kind)
  const visitor = await shop.shopper(blackTeeSku, tees)
  await shop.add(visitor, waterPotSku, 1)
  const order = await shop.deliverAll(await shop.buy(visitor), cartTestNow)
  const idOf = (sku: string) => order.lines.find(line => line.sku === sku)!.id
  const request = (
    quantities: Record<string, number>,
    key = `key-${++keys}-of-a-form`,
    now = afterMinutes(60),
  ) =>
    requestReturn(
      shop.db,
      {
        orderId: order.id,
        key,
        reason: 'does-not-fit',
        comment: ' Too wide. ',
        lines: Object.entries(quantities).map(([sku, quantity]) => ({ orderLineId: idOf(sku), quantity })),
      },
      now,
    )
  const requestNumber = async (quantities: Record<string, number>) => {
    const answer = await request(quantities)
    if (!answer.ok) throw new Error(answer.reasons.join())
    return answer.number
  }
  return { ...shop, order, request, requestNumber }
}

export const lineOf = (order: Order, sku: string) => order.lines.find(line => line.sku === sku)!
