import type { Db } from '../../db/schema.ts'
import { storedOrderToken } from '../orders/order-token-store.server.ts'
import { newToken } from '../visitors/visitor-token.server.ts'

export interface WantedOrder {
  payment: string
  giftCard?: number
  /** In how many minutes its money is due. */
  dueIn: number
}

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

/** An order of $88.00 that waits for its money; it has no lines. */
export async function addPlacedOrder(
  db: Db,
  { payment, giftCard = 0, dueIn }: WantedOrder,
  now: Date,
): Promise<{ id: number; token: string }> {
  const token = newToken()
  const { id } = await db
    .insertInto('customer_order')
    .values({
      number: `T-${newToken()}`,
      ...storedOrderToken(db, token),
      checkout_key_hash: token,
      visitor_id: null,
      email: 'ada@example.com',
      state: 'placed',
      placed_at: now.toISOString(),
      currency: 'USD',
      country: 'US',
      address: JSON.stringify(address),
      delivery_name: 'Parcel',
      payment,
      subtotal: 8800,
      discount: 0,
      delivery: 0,
      delivery_tax: 0,
      tax: 0,
      tax_included: 1,
      total: 8800,
      gift_card: giftCard,
      payment_due_at: new Date(now.getTime() + dueIn * 60_000).toISOString(),
      delivered_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token }
}
