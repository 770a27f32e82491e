import { describe, expect, it, onTestFinished } from 'vitest'
import { readCatalogVersion } from '#commerce/catalog/products/catalog-version-store.server.ts'
import { addNumberedValues } from '#commerce/catalog/products/options/option-values.fixture.ts'
import { namedStaff } from '#commerce/values/actor.fixture.ts'
import { openDatabase } from '#db/connection/connection.server.ts'
import { type DatabaseKind, databases, demoCopy } from '#test/databases.ts'
import { rowsPerBatch } from '../change-batch-store.server.ts'
import { findChangeSet } from '../change-set-store.server.ts'
import { changeTestNow as now } from '../change-shop.fixture.ts'
import { undoChangeSet } from '../undo/undo-change-set.server.ts'
import type { OnConflict } from '../undo/undo-conflict.ts'
import { bulkUpdate } from './bulk-update.server.ts'
import { runNextBatch } from './run-change-batches.server.ts'

const rowCount = 5101

/** A shop with thousands of variants, open in two processes. */
async function bigShop(kind: DatabaseKind) {
  const address = await demoCopy(kind)
  const [db, other] = [openDatabase(address), openDatabase(address)]
  onTestFinished(async () => void (await Promise.all([db.destroy(), other.destroy()])))
  const values = await addNumberedValues(db, rowCount)
  const rows = Array.from({ length: rowCount }, (_, index) => ({
    product_id: 1 + (index % 3),
    value_1_id: values[index]!,
    sku: `BULK-${index}`,
    price: 1000 + index,
    compare_at_price: index === 7 ? 1500 : null,
    available: 0,
    position: 100 + index,
  }))
  for (let start = 0; start < rowCount; start += 500)
    await db
      .insertInto('variant')
      .values(rows.slice(start, start + 500))
      .execute()
  const bulk = db.selectFrom('variant').where('sku', 'like', 'BULK-%').orderBy('id')
  const ids = (await bulk.select('id').execute()).map(({ id }) => id)
  const prices = async () => (await bulk.select('price').execute()).map(({ price }) => price)
  const origin = { actor: namedStaff('Grace'), reason: 'sale', cause: 'bulk', now } as const
  const setPrices = (price: (index: number) => number, key?: string) =>
    bulkUpdate(
      db,
      { ...origin, key },
      'variant',
      ids.map((id, index) => ({ key: { id }, columns: { price: price(index) } })),
    )
  const undo = (changeSet: number, onConflict: OnConflict = 'stop') =>
    undoChangeSet(db, changeSet, { actor: namedStaff('Ada'), now, onConflict, compensations: {} })
  const runAll = async (from = db) => {
    let batches = 0
    while (await runNextBatch(from, {}, now)) batches += 1
    return batches
  }
  const recorded = (changeSet: number) =>
    db
      .selectFrom('changed_row')
      .select(['row_key', 'refusal'])
      .where('change_set_id', '=', changeSet)
      .orderBy('position')
      .execute()
  return { db, other, ids, prices, setPrices, undo, runAll, recorded }
}

describe.each(databases)('a change of more than 5,000 rows, on %s', kind => {
  it('is done in batches by several processes, each row once, even after one stopped halfway', async () => {
    const { db, other, prices, setPrices, runAll, recorded } = await bigShop(kind)
    const before = await prices()
    const queued = await setPrices(() => 1200, 'sale-1')
    expect(queued).toMatchObject({ ok: true, isFinished: false })
    expect(await setPrices(() => 5, 'sale-1')).toEqual(queued)
    const id = queued.ok ? queued.changeSet! : 0
    expect(await prices()).toEqual(before)
    const version = await readCatalogVersion(db)
    for (let batch = 0; batch < 3; batch++) expect(await runNextBatch(db, {}, now)).toBe(true)
    expect((await findChangeSet(db, id))!.finishedAt).toBeNull()
    await Promise.all([runAll(), runAll(other), runAll(other)])
    expect((await findChangeSet(db, id))!.finishedAt).toBe(now.toISOString())
    expect(new Set(await prices())).toEqual(new Set([1200]))
    expect(await readCatalogVersion(db)).toBe(version + Math.ceil(rowCount / rowsPerBatch))
    const rows = await recorded(id)
    // One variant cost 1,200 before.
    expect([rows.length, new Set(rows.map(({ row_key }) => row_key)).size]).toEqual([5100, 5100])
    expect(await setPrices(() => 5, 'sale-1')).toEqual({ ...queued, isFinished: true })
  })

  it('is undone and redone in batches', async () => {
    const { db, prices, setPrices, runAll, undo } = await bigShop(kind)
    const before = await prices()
    const changed = await setPrices(index => (index === 7 ? 1400 : 9000 + index))
    await runAll()
    const after = await prices()
    const id = changed.ok ? changed.changeSet! : 0
    const undone = await undo(id)
    expect(undone).toMatchObject({ ok: true, isFinished: false })
    expect(await undo(undone.ok ? undone.changeSet : 0)).toEqual({ ok: false, reason: 'unfinished' })
    expect(await undo(id)).toEqual({ ok: false, reason: 'already-undone' })
    await runAll()
    expect(await prices()).toEqual(before)
    expect(await undo(undone.ok ? undone.changeSet : 0)).toMatchObject({ ok: true })
    await runAll()
    expect(await prices()).toEqual(after)
    expect(await db.selectFrom('change_batch').selectAll().execute()).toEqual([])
  })

  it('is undone where a row was changed twice by it', async () => {
    const { db, ids, prices, runAll, undo } = await bigShop(kind)
    const before = await prices()
    const edits = [1, 2].flatMap(price => ids.map(id => ({ key: { id }, columns: { price } })))
    const origin = { actor: namedStaff('Grace'), reason: 'sale', cause: 'bulk', now } as const
    const changed = await bulkUpdate(db, origin, 'variant', edits)
    await runAll()
    expect(new Set(await prices())).toEqual(new Set([2]))
    expect(await undo(changed.ok ? changed.changeSet! : 0)).toMatchObject({ ok: true })
    await runAll()
    expect(await prices()).toEqual(before)
  })

  it('skips and records rows that a constraint refuses', async () => {
    const { prices, setPrices, runAll, recorded } = await bigShop(kind)
    const changed = await setPrices(() => 1500)
    await runAll()
    const rows = await recorded(changed.ok ? changed.changeSet! : 0)
    expect(rows.filter(({ refusal }) => refusal !== null).map(({ refusal }) => JSON.parse(refusal!))).toEqual(
      [{ ok: false, reason: 'invalid-value', table: 'variant', columns: [] }],
    )
    expect((await prices())[7]).toBe(1007)
  })

  it('is not undone if a row was changed since, unless that row is skipped', async () => {
    const { db, ids, prices, setPrices, runAll, undo } = await bigShop(kind)
    const before = await prices()
    const changed = await setPrices(() => 1200)
    await runAll()
    const id = changed.ok ? changed.changeSet! : 0
    await db.updateTable('variant').set({ price: 1 }).where('id', '=', ids[4321]!).execute()
    expect(await undo(id)).toMatchObject({
      ok: false,
      conflicts: [
        {
          key: { id: ids[4321] },
          reason: 'changed',
          columns: [{ column: 'price', written: 1200, current: 1, restored: before[4321] }],
        },
      ],
    })
    expect(await undo(id, 'skip')).toMatchObject({ ok: true, isFinished: false })
    await runAll()
    expect(await prices()).toEqual(before.with(4321, 1))
  })
})
