import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { tee, today } from '../cart/cart-shop.fixture.ts'
import { orderShop } from '../checkout/order-shop.fixture.ts'
import { moveOrder } from './move-order.server.ts'
import { mayMove, orderStates } from './order.ts'
import { readOrderById } from './order-store.server.ts'

describe.each(databases)('an order in the database, on %s', kind => {
  it('makes the moves of the table and no other, and each leaves a row', async () => {
    const { db, shopper, buy, count } = await orderShop(kind)
    const { id } = await buy(await shopper(tee))
    let rows = 1
    await db.transaction().execute(async tx => {
      for (const from of orderStates)
        for (const to of orderStates) {
          await tx.updateTable('customer_order').set({ state: from }).where('id', '=', id).execute()
          const moved = await moveOrder(tx, id, to, { who: 'Grace', note: from, now: today })
          expect([from, to, moved]).toEqual([from, to, mayMove(from, to)])
          if (moved) rows++
          const row = tx.selectFrom('customer_order').select('state').where('id', '=', id)
          expect(await row.executeTakeFirst()).toEqual({ state: moved ? to : from })
        }
    })
    expect(await count('order_move')).toBe(rows)
    const unknown = db
      .transaction()
      .execute(tx => moveOrder(tx, 999_999, 'paid', { who: '', note: '', now: today }))
    expect(await unknown).toBe(false)
  })

  it('is moved once when all move it at the same moment', async () => {
    const { db, shopper, buy, count } = await orderShop(kind)
    const { id } = await buy(await shopper(tee))
    const moves = Array.from({ length: 8 }, (_, at) =>
      db
        .transaction()
        .execute(tx => moveOrder(tx, id, at % 2 ? 'paid' : 'cancelled', { who: '', note: '', now: today })),
    )
    const moved = (await Promise.all(moves)).map((one, at) => one && (at % 2 ? 'paid' : 'cancelled'))
    // Paid and then cancelled, or cancelled alone: never paid after the end.
    const state = (await readOrderById(db, id))!.state
    expect([...new Set(moved.filter(Boolean))].sort()).toEqual(
      moved.includes('paid') ? ['cancelled', 'paid'] : ['cancelled'],
    )
    expect([state, await count('order_move')]).toEqual(['cancelled', 1 + moved.filter(Boolean).length])
  })
})
