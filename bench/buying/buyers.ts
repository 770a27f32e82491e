import { readCartLines } from '#commerce/cart/cart-store.server.ts'
import { orderableLines } from '#commerce/cart/checkout/order-change.ts'
import { seenOrderFields } from '#commerce/cart/checkout/seen-order.ts'
import { priceCart } from '#commerce/selling/pricing/price-cart.server.ts'
import { hashToken, newToken } from '#commerce/values/random-token.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'

/** A shopper about to place an order. */
export interface Buyer {
  visitorId: number
  cookie: string
  /** One per buyer, since unpaid orders are limited per network. */
  network: string
  /** The encoded form, the same for every attempt. */
  form: string
}

const batch = 500
const limit = 10

/** Creates buyers who take turns with these carts and payment methods. */
export async function createBuyers(
  db: Db,
  count: number,
  carts: readonly (readonly string[])[],
  payments: readonly string[] = ['bank-transfer'],
): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  const seen = new Map<string, Record<string, string>>()
  for (let from = 0; from < count; from += batch)
    await db.transaction().execute(async tx => {
      const numbers = Array.from({ length: Math.min(batch, count - from) }, (_, at) => from + at)
      const stored = await storeCarts(tx, numbers, carts)
      for (const [at, { id, token }] of stored.entries()) {
        const number = numbers[at]!
        const cart = carts[number % carts.length]!
        const fields = seen.get(cart.join()) ?? (await seenByShopper(tx, id))
        seen.set(cart.join(), fields)
        const payment = payments[number % payments.length]!
        const network = `198.${18 + (id >> 16)}.${(id >> 8) & 255}.${id & 255}`
        buyers.push({ visitorId: id, cookie: `visitor=${token}`, network, form: formOf(id, payment, fields) })
      }
    })
  return buyers
}

async function storeCarts(tx: Tx, numbers: readonly number[], carts: readonly (readonly string[])[]) {
  const now = new Date().toISOString()
  const tokens = numbers.map(() => newToken())
  const visitors = await tx
    .insertInto('visitor')
    .values(tokens.map(() => ({ created_at: now })))
    .returning('id')
    .execute()
  const stored = visitors.map(({ id }, at) => ({ id, token: tokens[at]! }))
  const seen = { created_at: now, seen_at: now }
  await tx
    .insertInto('session')
    .values(stored.map(({ id, token }) => ({ ...seen, visitor_id: id, token_hash: hashToken(token) })))
    .execute()
  const lines = stored.flatMap(({ id }, at) =>
    carts[numbers[at]! % carts.length]!.map(sku => ({
      visitor_id: id,
      sku,
      title: sku,
      options: '',
      quantity: 1,
      price_seen: 0,
      added_at: now,
    })),
  )
  await tx.insertInto('cart_line').values(lines).execute()
  return stored
}

const country = 'US'
const region = 'CA'

async function seenByShopper(tx: Tx, visitorId: number): Promise<Record<string, string>> {
  const now = new Date()
  const lines = orderableLines(await readCartLines(tx, visitorId, now), limit)
  const cart = { lines, country, region, deliveryMethodId: null, codes: [], confirmedEmail: null }
  const { quote } = await priceCart(tx, cart, now)
  return { ...seenOrderFields(quote), delivery: String(quote.delivery!.methodId) }
}

function formOf(id: number, payment: string, seen: Record<string, string>): string {
  return new URLSearchParams({
    email: `buyer-${id}@example.com`,
    country,
    region,
    name: 'Ada Lovelace',
    line1: '12 Market Street',
    postalCode: '94103',
    city: 'San Francisco',
    payment,
    checkout: newToken(),
    ...seen,
  }).toString()
}
