import { describe, expect, it } from 'vitest'
import { bothDatabases } from '#test/databases.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { cartTestNow } from '../cart/cart-shop.fixture.ts'
import { orderShop } from '../cart/checkout/order-shop.fixture.ts'
import { namedStaff } from '../values/actor.fixture.ts'
import { changeOrderState } from './change-order-state.server.ts'
import { canTransition, orderStates } from './order.ts'
import { readOrderById } from './order-store.server.ts'

describe.each(bothDatabases)('order states in the database, on %s', kind => {
  it('allows only the transitions in the table, and records each', async () => {
    const { db, shopper, buy, count } = await orderShop(kind)
    const { id } = await buy(await shopper(blackTeeSku))
    let rows = 1
    await db.transaction().execute(async tx => {
      for (const from of orderStates)
        for (const to of orderStates) {
          await tx.updateTable('customer_order').set({ state: from }).where('id', '=', id).execute()
          const moved = await changeOrderState(tx, id, to, {
            actor: namedStaff('Grace'),
            note: null,
            now: cartTestNow,
          })
          expect([from, to, moved]).toEqual([from, to, canTransition(from, to)])
          if (moved) rows++
          const row = tx.selectFrom('customer_order').select('state').where('id', '=', id)
          expect(await row.executeTakeFirst()).toEqual({ state: moved ? to : from })
        }
    })
    expect(await count('order_event')).toBe(rows)
    const unknown = db
      .transaction()
      .execute(tx =>
        changeOrderState(tx, 999_999, 'paid', { actor: namedStaff(''), note: null, now: cartTestNow }),
      )
    expect(await unknown).toBe(false)
  })

  it('changes state once under concurrent requests', async () => {
    const { db, shopper, buy, count } = await orderShop(kind)
    const { id } = await buy(await shopper(blackTeeSku))
    const moves = Array.from({ length: 8 }, (_, at) =>
      db.transaction().execute(tx =>
        changeOrderState(tx, id, at % 2 ? 'paid' : 'canceled', {
          actor: namedStaff(''),
          note: null,
          now: cartTestNow,
        }),
      ),
    )
    const moved = (await Promise.all(moves)).map((one, at) => one && (at % 2 ? 'paid' : 'canceled'))
    // Paid and then canceled, or only canceled.
    const state = (await readOrderById(db, id))!.state
    expect([...new Set(moved.filter(Boolean))].sort()).toEqual(
      moved.includes('paid') ? ['canceled', 'paid'] : ['canceled'],
    )
    expect([state, await count('order_event')]).toEqual(['canceled', 1 + moved.filter(Boolean).length])
  })

  it.each([
    { note: 'return-accepted' },
    { note: 'claim-made' },
    { note: 'order-edited' },
    { note: 'withdrawal-declared' },
    { note: 'paid-by-gift-card' },
    { note: 'packing-undone', card_ending: 'ABCD' },
    { card_ending: 'ABCD' },
  ] as const)('keeps no event with %j, which isn’t what its note is about', async columns => {
    const { db, shopper, buy } = await orderShop(kind)
    const { id } = await buy(await shopper(blackTeeSku))
    const event = {
      order_id: id,
      state: 'placed',
      at: cartTestNow.toISOString(),
      actor: 'shopper',
      actor_name: '',
    } as const
    await expect(
      db
        .insertInto('order_event')
        .values({ ...event, ...columns })
        .execute(),
    ).rejects.toThrow(/order_event_about/)
  })
})
