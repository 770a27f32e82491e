import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bothDatabases } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { waterPotSku as pot, blackTeeSku as tee } from '#test/demo-skus.ts'
import { hashToken } from '../values/random-token.server.ts'
import { addToCart } from './add-to-cart.server.ts'
import { readCartLines } from './cart-store.server.ts'
import { changeQuantity } from './change-quantity.server.ts'
import { moveLine } from './move-line.server.ts'
import { deleteAppliedChanges } from './visitors/applied-change-store.server.ts'
import { changeKeyCutoff, maxPendingTime } from './visitors/change-key.ts'
import type { Visitor } from './visitors/visitor.ts'

const today = new Date('2026-11-21T12:00:00.000Z')
const key = (number: number) => `key-${number}`.padEnd(32, '-')

describe.each(bothDatabases)('a repeated change, on %s', kind => {
  async function shop() {
    const db = await demoDatabase(kind)
    const add = (visitor: Visitor | undefined, sku: string, quantity: number, key?: string, now = today) =>
      addToCart(db, visitor, { sku, quantity, limit: 10, key }, now)
    const ada = (await add(undefined, pot, 1)).visitor!
    const quantity = async (sku: string, visitor = ada) =>
      (await readCartLines(db, visitor.id, today)).find(line => line.sku === sku)?.quantity ?? 0
    const stock = (sku: string, available: number) =>
      db.updateTable('variant').set({ available }).where('sku', '=', sku).execute()
    return { db, add, ada, quantity, stock }
  }

  it('is applied once and gets the first outcome again', async () => {
    const { add, ada, quantity, stock } = await shop()
    await stock(tee, 3)
    const first = await add(ada, tee, 5, key(1))
    expect(first.outcome).toEqual({ ok: true, result: 'added-to-stock', added: 3 })
    // A new add would be refused now.
    for (let time = 0; time < 3; time++) expect(await add(ada, tee, 5, key(1))).toEqual(first)
    expect(await quantity(tee)).toBe(3)
  })

  it('is applied once when retries are concurrent', async () => {
    const { db, add, ada, quantity } = await shop()
    const sent = Array.from({ length: 24 }, (_, n) => add(ada, tee, 1, key(n % 4)))
    const outcomes = (await Promise.all(sent)).map(({ outcome }) => outcome)
    expect(outcomes).toEqual(sent.map(() => ({ ok: true, result: 'added', added: 1 })))
    expect(await quantity(tee)).toBe(4)
    expect(await db.selectFrom('applied_change').selectAll().execute()).toHaveLength(4)
  })

  it('is recognized when the first one created the visitor', async () => {
    const { add, quantity } = await shop()
    const { visitor, outcome } = await add(undefined, tee, 2, key(1))
    expect((await add(visitor, tee, 2, key(1))).outcome).toEqual(outcome)
    expect(await quantity(tee, visitor!)).toBe(2)
  })

  it("does not match another visitor's key", async () => {
    const { add, ada, quantity } = await shop()
    const eve = (await add(undefined, pot, 1)).visitor!
    await add(ada, tee, 2, key(1))
    await add(eve, tee, 3, key(1))
    expect([await quantity(tee), await quantity(tee, eve)]).toEqual([2, 3])
  })

  it('is applied when the first one was refused', async () => {
    const { add, ada, quantity, stock } = await shop()
    await stock(tee, 0)
    expect((await add(ada, tee, 1, key(1))).outcome).toEqual({ ok: false, reason: 'sold-out' })
    await stock(tee, 5)
    expect((await add(ada, tee, 1, key(1))).outcome).toEqual({ ok: true, result: 'added', added: 1 })
    expect(await quantity(tee)).toBe(1)
  })

  it('is applied once for quantity changes, removals and moves', async () => {
    const { db, ada, quantity } = await shop()
    const wish = { sku: pot, limit: 10 }
    const four = () => changeQuantity(db, ada, { ...wish, quantity: 4, key: key(1) }, today)
    const none = () => changeQuantity(db, ada, { ...wish, quantity: 0, key: key(2) }, today)
    const back = () => moveLine(db, ada, pot, 'restored', today, key(3))
    const later = () => moveLine(db, ada, pot, 'saved', today, key(4))
    expect(await four()).toEqual({ ok: true, result: 'changed', added: 3 })
    const steps = [none, back, later]
    for (const step of steps) expect(await step()).toEqual(await step())
    for (const step of [four, ...steps]) expect(await step()).toMatchObject({ ok: true })
    expect(await quantity(pot)).toBe(4)
    const rows = await db.selectFrom('cart_line').select(['saved_at', 'removed_at']).execute()
    expect(rows).toEqual([{ saved_at: today.toISOString(), removed_at: null }])
  })

  it('has no effect in any sequence', async () => {
    const { add, quantity, stock } = await shop()
    await stock(tee, 400)
    const sendings = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(sendings, async numbers => {
        const { visitor } = await add(undefined, pot, 1)
        for (const number of numbers) await add(visitor, tee, 1, key(number))
        return (await quantity(tee, visitor)) === new Set(numbers).size
      }),
      { numRuns: 20 },
    )
  })

  it('has its key deleted in batches after eight days, and with its visitor', async () => {
    const { db, add, ada } = await shop()
    for (const days of [0, 1, 2]) {
      const then = new Date(changeKeyCutoff(today).getTime() - days * 1000 - 1)
      await add(ada, tee, 1, key(days), then)
    }
    await add(ada, tee, 1, key(9), new Date(today.getTime() - maxPendingTime))
    const forget = () => deleteAppliedChanges(db, changeKeyCutoff(today), 2)
    expect([await forget(), await forget(), await forget()]).toEqual([2, 1, 0])
    expect(await db.selectFrom('applied_change').select('key_hash').execute()).toEqual([
      { key_hash: hashToken(key(9)) },
    ])
    await db.deleteFrom('visitor').where('id', '=', ada.id).execute()
    expect(await db.selectFrom('applied_change').selectAll().execute()).toEqual([])
  })
})
