import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { databaseAfter, migrateTo } from './old-database.fixture.ts'

const at = '2026-11-21T12:00:00.000Z'

/** A shop with an order, from before a merchant's words had columns of their own. */
async function shopOfBefore(kind: (typeof databases)[number]) {
  const db = await databaseAfter(kind, '0107-content-times')
  await db
    .insertInto('customer_order')
    .values({
      ...{ id: 1, state: 'shipped', number: 'T-1', token_hash: 'token', checkout_key_hash: 'key' },
      ...{ email: 'ada@mail.example', placed_at: at, currency: 'USD', country: 'US', address: '{}' },
      ...{
        delivery_name: 'Standard',
        payment: 'test',
        subtotal: 0,
        discount: 0,
        delivery: 0,
        delivery_tax: 0,
      },
      ...{ tax: 0, tax_included: 0, total: 0, gift_card: 0 },
    })
    .execute()
  const add = (key: string, reason: string) =>
    sql`insert into refund (order_id, key, amount, reason, created_at, due_at)
      values (1, ${key}, 1, ${reason}, ${at}, ${at})`.execute(db)
  return { db, add }
}

describe.each(databases)('words of merchants from before they had a column, on %s', kind => {
  it('are told from causes of refunds by the key of the refund', async () => {
    const { db, add } = await shopOfBefore(kind)
    await sql`insert into order_return (id, number, order_id, key_hash, state, reason, comment, requested_at, amount)
      values (3, 'R-1', 1, 'hash', 'received', 'other', '', ${at}, 1)`.execute(db)
    await sql`insert into item_refund (id, order_id, key, reason, amount, at, actor)
      values (4, 1, 'key', 'late', 1, ${at}, 'merchant')`.execute(db)
    await sql`insert into order_edit (id, order_id, at, actor, before, after, refunded, due)
      values (5, 1, ${at}, 'merchant', '{}', '{}', 1, 0)`.execute(db)
    await add('1-return-3-0', 'returned R-1')
    await add('1-items-4-0', 'items 4')
    await add('1-items-4-1', 'items 4')
    await add('1-edit-5-0', 'edited 5')
    await add('1-canceled-1-0', 'canceled')
    await add('1-unwanted-9-0', 'paid-twice')
    await add('1-unwanted-8-0', 'paid-after-cancellation')
    await add('1-stripe-9-100', 'refunded-at stripe')
    const words = [
      'items 4',
      'items missing',
      'edited by phone',
      'returned R-1',
      'paid-twice',
      'canceled',
      '',
    ]
    for (const [index, text] of words.entries()) await add(`1-by-hand-${index}-0`, text)
    await migrateTo(db)
    const refunds = await db
      .selectFrom('refund')
      .select(['cause', 'note', 'return_id', 'item_refund_id', 'order_edit_id'])
      .orderBy('id')
      .execute()
    expect(refunds.map(row => Object.values(row).join(' ').trim())).toEqual([
      'returned  3',
      'items   4',
      'items   4',
      'edited    5',
      'canceled',
      'paid-twice',
      'paid-after-cancellation',
      'refunded-at-provider',
      ...words.map(text => `goodwill ${text}`.trim()),
    ])
    const order = db.selectFrom('customer_order').select('edit_refunded')
    expect(await order.execute(), 'of what was paid twice').toEqual([{ edit_refunded: 1 }])
  })

  it('are told from codes in notes by the package they name', async () => {
    const { db } = await shopOfBefore(kind)
    await sql`insert into shipment (order_id, carrier, tracking_number, shipped_at)
      values (1, 'claim-made', 'C-1', ${at})`.execute(db)
    for (const note of ['claim-made C-1', 'claim-made C-2'])
      await sql`insert into order_event (order_id, state, at, actor, note)
        values (1, 'shipped', ${at}, 'merchant', ${note})`.execute(db)
    await migrateTo(db)
    const events = await db.selectFrom('order_event').select('note').orderBy('id').execute()
    expect(events.map(({ note }) => note)).toEqual(['order-shipped claim-made C-1', 'claim-made C-2'])
  })
})
