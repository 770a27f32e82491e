import type { Db } from '../../../db/schema.ts'
import { addToCart } from '../../cart/add-to-cart.server.ts'
import { readLines } from '../../cart/cart-store.server.ts'
import { orderedLines } from '../../checkout/order-change.ts'
import { placeOrder } from '../../checkout/place-order.server.ts'
import { priceCart } from '../../pricing/price-cart.server.ts'
import { newToken } from '../../visitors/visitor-token.server.ts'
import type { Order } from '../order.ts'
import { readOrderById } from '../order-store.server.ts'

export const email = 'ada@example.com'
const address = {
  name: 'Ada Lovelace',
  company: '',
  line1: '12 Market Street',
  line2: '',
  postalCode: '94103',
  city: 'San Francisco',
  region: 'CA',
  country: 'US',
  phone: '',
}
const limit = 10
const day = 24 * 60 * 60 * 1000

/** An order in a demo shop, as somebody new there places it. What it takes is put on the shelf first. */
export async function placeSold(
  db: Db,
  wanted: readonly { sku: string; quantity: number }[],
  payment: string,
  now: Date,
): Promise<Order> {
  let visitor: Parameters<typeof addToCart>[1]
  for (const { sku, quantity } of wanted) {
    await db
      .updateTable('variant')
      .set(row => ({ available: row('available', '+', quantity) }))
      .where('sku', '=', sku)
      .execute()
    visitor = (await addToCart(db, visitor, { sku, quantity: String(quantity), limit }, now)).visitor
  }
  const lines = orderedLines(await readLines(db, visitor!.id, now), limit)
  const { country, region } = address
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
      email,
      address,
      deliveryMethodId: quote.delivery!.methodId,
      codes: [],
      payment,
      paysOnline: false,
      patience: day,
      network: '192.0.2.1',
      unpaidUnits: 1000,
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
