import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { databaseAfter, migrateTo } from './old-database.fixture.ts'

it.each(databases)(
  'earlier transfers keep their reminder, and promises follow the settings, on %s',
  async kind => {
    const db = await databaseAfter(kind, '0024-delivery-days')
    const orders = [
      [1, 'bank-transfer', 'unconfirmed', '2026-11-24T12:00:00.000Z', null],
      [2, 'bank-transfer', 'confirmed', '2026-11-22T12:00:00.000Z', null],
      [3, 'stripe', 'online', '2026-11-21T12:15:00.000Z', null],
      [4, 'bank-transfer', 'unconfirmed', '2026-11-24T12:00:00.000Z', '2026-11-23T12:00:00.000Z'],
    ] as const
    for (const [id, payment, hold, dueAt, remindedAt] of orders) {
      await sql`
      insert into customer_order (id, number, token_hash, checkout_key_hash, email, state, placed_at, currency, country, address,
        delivery_name, payment, subtotal, discount, delivery, delivery_tax, tax, tax_included, total, gift_card, payment_due_at)
      values (${id}, ${`T-${id}`}, ${`token-${id}`}, ${`key-${id}`}, 'ada@example.com', 'placed', '2026-11-21T12:00:00.000Z', 'USD',
        'US', '{}', 'Parcel', ${payment}, 0, 0, 0, 0, 0, 1, 0, 0, ${dueAt})`.execute(db)
      await sql`insert into unpaid_hold (order_id, kind, units, reminded_at) values (${id}, ${hold}, 1, ${remindedAt})`.execute(
        db,
      )
    }
    await migrateTo(db, '0027-order-promises')
    const holds = await db.selectFrom('unpaid_hold').select('remind_at').orderBy('order_id').execute()
    expect(holds.map(({ remind_at }) => remind_at)).toEqual([
      '2026-11-23T12:00:00.000Z',
      '2026-11-22T00:00:00.000Z',
      null,
      null,
    ])
    const promises = db.selectFrom('customer_order').select(['return_days', 'warranty_years', 'arrives_from'])
    const none = { return_days: null, warranty_years: null, arrives_from: null }
    expect(await promises.execute()).toEqual([none, none, none, none])
  },
)
