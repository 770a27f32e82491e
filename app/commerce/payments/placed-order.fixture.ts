import type { Db } from '#db/schema/schema.ts'
import { sampleAddress } from '#test/sample-customer.ts'
import { storedOrderToken } from '../orders/order-token-store.server.ts'
import { newToken } from '../values/random-token.server.ts'

export interface UnpaidOrderOptions {
  payment: string
  giftCard?: number
  /** Minutes until the payment is due. */
  dueIn: number
}

/** An unpaid order of $88.00 without lines. */
export async function addUnpaidOrder(
  db: Db,
  { payment, giftCard = 0, dueIn }: UnpaidOrderOptions,
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
      address: JSON.stringify(sampleAddress),
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
      return_days: 30,
      warranty_years: 2,
      payment_due_at: new Date(now.getTime() + dueIn * 60_000).toISOString(),
      delivered_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token }
}
