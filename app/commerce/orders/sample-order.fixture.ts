import type { Db } from '#db/schema/schema.ts'
import { sampleAddress, sampleCustomer } from '#test/sample-customer.ts'
import { addToCart } from '../cart/add-to-cart.server.ts'
import { readCartLines } from '../cart/cart-store.server.ts'
import { orderableLines } from '../cart/checkout/order-change.ts'
import { placeOrder } from '../cart/checkout/place-order.server.ts'
import { priceCart } from '../selling/pricing/price-cart.server.ts'
import { newToken } from '../values/random-token.server.ts'
import type { Order } from './order.ts'
import { readOrderById } from './order-store.server.ts'

const limit = 10
const day = 24 * 60 * 60 * 1000

/** Restocks the items and orders them as a new visitor of the demo shop. */
export async function placeSampleOrder(
  db: Db,
  items: readonly { sku: string; quantity: number }[],
  payment: string,
  now: Date,
): Promise<Order> {
  let visitor: Parameters<typeof addToCart>[1]
  for (const { sku, quantity } of items) {
    await db
      .updateTable('variant')
      .set(row => ({ available: row('available', '+', quantity) }))
      .where('sku', '=', sku)
      .execute()
    visitor = (await addToCart(db, visitor, { sku, quantity, limit }, now)).visitor
  }
  const lines = orderableLines(await readCartLines(db, visitor!.id, now), limit)
  const { country, region } = sampleAddress
  const { quote } = await priceCart(
    db,
    { lines, country, region, deliveryMethodId: null, codes: [], confirmedEmail: null },
    now,
  )
  const placed = await placeOrder(
    db,
    visitor,
    {
      checkoutKey: newToken(),
      email: sampleCustomer.email,
      address: sampleAddress,
      deliveryMethodId: quote.delivery!.methodId,
      codes: [],
      payment,
      paysOnline: false,
      paymentTimeout: day,
      isTest: false,
      network: '192.0.2.1',
      promises: { returnDays: 30, warrantyYears: 2, handlingDays: 1, timeZone: 'UTC' },
      unpaidUnits: 1000,
      seenCurrency: quote.currency,
      seenTotal: quote.total,
      seenDue: quote.due,
      seenLines: quote.lines,
      limit,
    },
    now,
  )
  if (!placed.ok) throw new Error(JSON.stringify(placed))
  return (await readOrderById(db, placed.order.id))!
}
