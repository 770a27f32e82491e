import type { Db } from '#db/schema/schema.ts'
import { sampleAddress } from '#test/sample-customer.ts'
import { type OrderState, orderStates } from '../order.ts'
import { orderNumberFromBytes } from '../order-number.ts'
import { renewOrderTerms } from './order-term-store.server.ts'

export interface FixtureOrder {
  id: number
  number: string
  email: string
  name: string
  state: OrderState
  payment: string
  country: string
  isTest: boolean
  placedAt: string
  paidAt: string
  total: number
  /** SKUs are "TEE-" and the id. */
  products: number[]
  isPartShipped: boolean
}

export const listStart = Date.parse('2026-11-20T00:00:00.000Z')
const hour = 3_600_000

function pick<T>(values: readonly T[], from: number): T {
  return values[from % values.length]!
}

/** Orders with every combination of a few values, an hour apart, two of them at the same time. A shop with others has other ids. */
export async function addListedOrders(
  db: Db,
  count: number,
  { firstId = 1, start = listStart } = {},
): Promise<FixtureOrder[]> {
  const orders = Array.from({ length: count }, (_, n): FixtureOrder => {
    const state = pick(orderStates, n)
    return {
      ...{
        id: firstId + n,
        state,
        payment: pick(['stripe', 'bank-transfer', 'test'], n),
        isTest: n % 3 === 2,
      },
      number: orderNumberFromBytes(
        Uint8Array.from({ length: 8 }, (_, at) =>
          at < 2 ? Math.floor(n / 8 ** at) % 8 : ((firstId - 1 + n) * at + at) % 240,
        ),
      )!,
      email: `buyer${n % 7}@mail.example`,
      name: pick(['Ada Lovelace', 'June Ann Halloran', 'Zoë Ng', 'Adam Smith'], n >> 2),
      country: pick(['US', 'DE', 'LI', 'US', 'FR'], n),
      placedAt: new Date(start + (n >> 1) * hour).toISOString(),
      paidAt: new Date(start + n * hour).toISOString(),
      total: 1000 + (n % 11) * 100,
      products: n % 4 === 0 ? [1, 2] : [1 + (n % 5)],
      isPartShipped: state === 'paid' && n % 5 === 0,
    }
  })
  for (const order of orders) await addListedOrder(db, order)
  return orders
}

async function addListedOrder(db: Db, order: FixtureOrder): Promise<void> {
  const { id, number, email, name, state, payment, country, placedAt, paidAt, total } = order
  await db
    .insertInto('customer_order')
    .values({
      ...{
        id,
        number,
        email,
        state,
        payment,
        country,
        total,
        token_hash: `${id}`,
        checkout_key_hash: `${id}`,
      },
      ...{ placed_at: placedAt, paid_at: paidAt, is_test: order.isTest ? 1 : 0, currency: 'USD' },
      ...{ address: JSON.stringify({ ...sampleAddress, name, country }), delivery_name: 'Standard' },
      ...{
        subtotal: total,
        discount: 0,
        delivery: 0,
        delivery_tax: 0,
        tax: 0,
        tax_included: 0,
        gift_card: 0,
        return_days: 30,
        warranty_years: 2,
      },
    })
    .execute()
  await db
    .insertInto('order_line')
    .values(
      order.products.map((product, position) => ({
        ...{ order_id: id, position, product_id: product, sku: `TEE-${product}`, slug: 'tee', title: 'Tee' },
        ...{ options: '', quantity: 1, unit_price: total, discount: 0, tax: 0, tax_rates: '[]', total },
      })),
    )
    .execute()
  if (order.isPartShipped)
    await db
      .insertInto('shipment')
      .values({ order_id: id, carrier: 'UPS', tracking_number: '1Z', shipped_at: paidAt })
      .execute()
  await db.transaction().execute(tx => renewOrderTerms(tx, id))
}
