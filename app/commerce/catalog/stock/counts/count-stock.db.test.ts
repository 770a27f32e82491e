import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartTestNow as now } from '#commerce/cart/cart-shop.fixture.ts'
import { orderShop, raceAgainst } from '#commerce/cart/checkout/order-shop.fixture.ts'
import { undo } from '#commerce/editing/compensations/undo.server.ts'
import { cancelOrder } from '#commerce/orders/cancellation/cancel-order.server.ts'
import { namedStaff } from '#commerce/values/actor.fixture.ts'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { blackTeeSku, officeBagSku, waterPotSku } from '#test/demo-skus.ts'
import { adjustStock } from '../adjust-stock.server.ts'
import { readCountLines, readCountProgress, saveCounted } from './count-line-store.server.ts'
import { abandonCount, countSku, finishCount, startCount } from './count-stock.server.ts'
import { closeCount, findCount, readCounts } from './stock-count-store.server.ts'

const by = { actor: namedStaff('Grace'), now }
const skus = [blackTeeSku, waterPotSku]

async function countingShop(kind: DatabaseKind) {
  const shop = await orderShop(kind)
  const { db, stock } = shop
  for (const sku of skus) await stock(sku, 10)
  const start = async () => {
    const started = await startCount(db, { kind: 'list', skus }, { ...by, name: 'Two' })
    if (!started.ok) throw new Error(started.reason)
    return started.id
  }
  const count = (countId: number, sku: string, counted: number | null) =>
    countSku(db, { countId, sku, counted }, by)
  const finish = (id: number) => finishCount(db, id, by)
  return {
    ...shop,
    start,
    count,
    finish,
    sell: async (units: number) => shop.buy(await shop.shopper(blackTeeSku, units)),
  }
}

describe.each(databases)('counting stock, on %s', kind => {
  it('corrects differences and keeps what sold since, with undo and redo', async () => {
    const { db, start, count, finish, sell, available, disagreements } = await countingShop(kind)
    const id = await start()
    expect(await count(id, blackTeeSku, 8)).toEqual({ ok: true })
    await sell(3)
    const finished = await finish(id)
    expect(finished).toMatchObject({ ok: true, adjusted: 1, short: [] })
    expect([await available(blackTeeSku), await available(waterPotSku)]).toEqual([5, 10])
    const undone = await undo(db, finished.ok ? finished.changeSet! : 0, by)
    expect(undone).toMatchObject({ ok: true, skipped: [] })
    expect(await available(blackTeeSku)).toBe(7)
    expect(await findCount(db, id)).toMatchObject({ finishedAt: null })
    expect(await count(id, waterPotSku, 10)).toEqual({ ok: true })
    expect(await undo(db, undone.ok ? undone.changeSet : 0, by)).toMatchObject({ ok: true, skipped: [] })
    expect(await available(blackTeeSku)).toBe(5)
    expect(await finish(id)).toEqual({ ok: false, reason: 'not-open' })
    expect(await disagreements()).toEqual([])
  })

  it('expects units of unpacked orders on the shelf', async () => {
    const { db, start, count, finish, sell, available } = await countingShop(kind)
    const { id: canceled } = await sell(1)
    await cancelOrder(db, canceled, by)
    await sell(2)
    const id = await start()
    await count(id, blackTeeSku, 10)
    const [line] = await readCountLines(db, id, { view: 'counted', search: '', after: null, limit: 9 })
    expect(line).toMatchObject({ sku: blackTeeSku, counted: 10, expected: 10 })
    expect(await finish(id)).toMatchObject({ adjusted: 0 })
    expect(await available(blackTeeSku)).toBe(8)
  })

  it.each(['paid', 'packed'] as const)('expects what is to pack of a part of an order: %s', async state => {
    const { db, start, count, sell } = await countingShop(kind)
    const { id } = await sell(3)
    await db.updateTable('customer_order').set({ state }).where('id', '=', id).execute()
    await db.updateTable('order_line').set({ shipped: 2 }).where('order_id', '=', id).execute()
    await count(await start(), blackTeeSku, state === 'paid' ? 8 : 7)
    expect(await readCountProgress(db, 1)).toMatchObject({ counted: 1, different: 0 })
  })

  it('refuses a number that waited for a connection while units moved', async () => {
    const { db, start, sell } = await countingShop(kind)
    const id = await start()
    const line = { countId: id, sku: blackTeeSku, counted: 10, waited: 600_000 }
    expect(await countSku(db, line, by)).toEqual({ ok: true })
    // Neither an order nor its cancellation moves a unit on the shelf.
    await cancelOrder(db, (await sell(2)).id, by)
    expect(await countSku(db, line, by)).toEqual({ ok: true })
    await adjustStock(db, blackTeeSku, 5, { ...by, reason: 'received' })
    const later = { ...by, now: new Date(now.getTime() + 60_000) }
    expect(await countSku(db, line, later)).toEqual({ ok: false, reason: 'moved' })
    expect(await countSku(db, { ...line, waited: 30_000 }, later)).toEqual({ ok: true })
    expect(await countSku(db, { ...line, sku: 'GONE' }, later)).toEqual({ ok: false, reason: 'unknown-sku' })
  })

  it('refuses a number that waited for a connection while units were shipped', async () => {
    const { db, start, sell } = await countingShop(kind)
    const id = await start()
    const order = await sell(2)
    const line = { countId: id, sku: blackTeeSku, counted: 10, waited: 600_000 }
    const shipment = { carrier: 'UPS', tracking_number: '1', tracking_url: null, delivered_at: null }
    const { id: shipment_id } = await db
      .insertInto('shipment')
      .values({ ...shipment, order_id: order.id, shipped_at: now.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const order_line_id = order.lines[0]!.id
    await db.insertInto('shipment_line').values({ shipment_id, order_line_id, quantity: 2 }).execute()
    expect(await countSku(db, line, by)).toEqual({ ok: false, reason: 'moved' })
    expect(await countSku(db, { ...line, sku: waterPotSku }, by)).toEqual({ ok: true })
  })

  it('says what is short if orders took more than was there', async () => {
    const { start, count, finish, sell, available, disagreements } = await countingShop(kind)
    const id = await start()
    await count(id, blackTeeSku, 4)
    await sell(9)
    expect(await finish(id)).toMatchObject({ short: [{ sku: blackTeeSku, units: 5 }] })
    expect([await available(blackTeeSku), await disagreements()]).toEqual([0, []])
  })

  it('has progress, views and search', async () => {
    const { db, start, count } = await countingShop(kind)
    const id = await start()
    await count(id, blackTeeSku, 12)
    await count(id, waterPotSku, 9)
    const [tee, pot] = await readCountLines(db, id, {
      view: 'different',
      search: '',
      after: null,
      limit: 9,
    }).then(lines => lines.toSorted((a, b) => b.counted! - a.counted!))
    expect(await readCountProgress(db, id)).toEqual({
      ...{ lines: 2, counted: 2, different: 2, unitsFound: 2, unitsMissing: 1 },
      ...{ valueFound: tee!.price * 2, valueMissing: pot!.price },
    })
    await count(id, blackTeeSku, null)
    const find = async (view: 'to-count' | 'counted', search: string, after: string | null = null) =>
      (await readCountLines(db, id, { view, search, after, limit: 9 })).map(({ sku }) => sku)
    expect(await find('to-count', '')).toEqual([blackTeeSku])
    expect(await find('counted', '')).toEqual([waterPotSku])
    expect(await find('to-count', 'TEE')).toEqual([blackTeeSku])
    expect(await find('to-count', 'tee%')).toEqual([])
    expect(await find('to-count', '', blackTeeSku)).toEqual([])
    expect(await readCounts(db, 9)).toMatchObject([{ id, lines: 2, counted: 1, scope: 'Two' }])
  })

  it('counts a SKU in one count at a time', async () => {
    const { db, start, count } = await countingShop(kind)
    const id = await start()
    const again = () => startCount(db, { kind: 'list', skus }, { ...by, name: 'Two' })
    expect(await again()).toEqual({ ok: false, reason: 'all-elsewhere' })
    const all = await startCount(db, { kind: 'all' }, { ...by, name: 'All' })
    expect(all).toMatchObject({ ok: true, elsewhere: 2 })
    expect(await count(id, 'GONE', 1)).toEqual({ ok: false, reason: 'unknown-sku' })
    const abandoned = await abandonCount(db, id, by)
    expect(await count(id, blackTeeSku, 1)).toEqual({ ok: false, reason: 'not-open' })
    const third = await again()
    expect(third).toMatchObject({ ok: true })
    const set = abandoned.ok ? abandoned.changeSet! : 0
    expect(await undo(db, set, by)).toMatchObject({ conflicts: [{ reason: 'not-now' }] })
    await abandonCount(db, third.ok ? third.id : 0, by)
    expect(await count(all.ok ? all.id : 0, officeBagSku, 1)).toEqual({ ok: true })
    expect(await undo(db, set, by)).toMatchObject({ ok: true })
    expect(await count(id, blackTeeSku, 1)).toEqual({ ok: true })
    const list = (skus: string[]) => startCount(db, { kind: 'list', skus }, { ...by, name: '' })
    expect(await list([])).toEqual({ ok: false, reason: 'no-skus' })
    expect(await list([blackTeeSku, 'GONE'])).toEqual({ ok: false, reason: 'unknown-skus', skus: ['GONE'] })
  })

  it('takes the products of categories', async () => {
    const { db } = await countingShop(kind)
    const inCategory = await db
      .selectFrom('variant')
      .innerJoin('product_category', 'product_category.product_id', 'variant.product_id')
      .select(['sku', 'category_id as id'])
      .execute()
    const { id } = inCategory[0]!
    const started = await startCount(db, { kind: 'category', categoryIds: [id] }, { ...by, name: 'One' })
    expect(started).toMatchObject({ ok: true, lines: inCategory.filter(one => one.id === id).length })
  })

  it.each(['product', 'variant'] as const)('names the SKU of a removed %s', async table => {
    const { db } = await countingShop(kind)
    const { id, product_id } = await db
      .selectFrom('variant')
      .select(['id', 'product_id'])
      .where('sku', '=', waterPotSku)
      .executeTakeFirstOrThrow()
    const row = table === 'product' ? product_id : id
    const removed = { removed_at: now.toISOString(), ...(table === 'product' && { published_at: null }) }
    await db.updateTable(table).set(removed).where('id', '=', row).execute()
    const started = await startCount(db, { kind: 'list', skus }, { ...by, name: 'Two' })
    expect(started).toEqual({ ok: false, reason: 'unknown-skus', skus: [waterPotSku] })
  })

  it('refuses a number that arrives while the count is being closed', async () => {
    const { db, start, count } = await countingShop(kind)
    const id = await start()
    const raced = await raceAgainst(
      db,
      tx => closeCount(tx, id, { finished_at: now.toISOString() }),
      () => count(id, blackTeeSku, 3),
    )
    expect(raced).toEqual({ ok: false, reason: 'not-open' })
    expect(await readCountProgress(db, id)).toMatchObject({ counted: 0 })
  })

  it('loses nothing while shoppers buy and others adjust', async () => {
    const { db, start, count, finish, sell, stock, available, disagreements } = await countingShop(kind)
    const step = fc.oneof(
      fc.record({ do: fc.constant('sell' as const), units: fc.integer({ min: 1, max: 2 }) }),
      fc.record({ do: fc.constant('receive' as const), units: fc.integer({ min: 1, max: 5 }) }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: -3, max: 5 }),
        async (steps, found) => {
          await db.updateTable('customer_order').set({ state: 'canceled' }).execute()
          await db.deleteFrom('stock_movement').execute()
          await stock(blackTeeSku, 20)
          const id = await start()
          await count(id, blackTeeSku, 20 + found)
          const work = steps.map(one =>
            one.do === 'sell'
              ? sell(one.units)
              : adjustStock(db, blackTeeSku, one.units, { ...by, reason: 'received' }),
          )
          await Promise.all([...work, finish(id)])
          const moved = steps.map(one => (one.do === 'sell' ? -one.units : one.units))
          expect(await available(blackTeeSku)).toBe(moved.reduce((sum, units) => sum + units, 20 + found))
          const ledger = await db.selectFrom('stock_movement').select('quantity').execute()
          expect(ledger.reduce((sum, { quantity }) => sum + quantity, 20)).toBe(await available(blackTeeSku))
          expect(await disagreements()).toEqual([])
        },
      ),
      { numRuns: kind === 'SQLite' ? 12 : 5 },
    )
  })

  it('stores the number beside the stock of that moment while an order is being placed', async () => {
    const { db, start, sell } = await countingShop(kind)
    const id = await start()
    const line = {
      countId: id,
      sku: blackTeeSku,
      counted: 10,
      actor: namedStaff('Grace'),
      at: now.toISOString(),
    }
    await Promise.all([sell(2), saveCounted(db, line), sell(1)])
    expect(await readCountProgress(db, id)).toMatchObject({ counted: 1, different: 0 })
  })
})
