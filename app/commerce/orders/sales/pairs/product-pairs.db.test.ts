import { describe, expect, it } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { databases } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { placeSampleOrder } from '../../sample-order.fixture.ts'
import { countNextPairs } from './product-pairs-job.server.ts'

const now = new Date('2026-11-23T12:00:00.000Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)

async function readSku(db: Db, slug: string): Promise<string> {
  const row = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'product_id')
    .select('sku')
    .where('slug', '=', slug)
    .orderBy('position')
    .executeTakeFirstOrThrow()
  return row.sku
}

describe.each(databases)('products that are bought together, on %s', kind => {
  async function shop() {
    const db = await demoDatabase(kind)
    const skus = {
      cap: await readSku(db, 'cotton-cap'),
      bottle: await readSku(db, 'steel-bottle'),
      pouch: await readSku(db, 'zip-pouch'),
    }
    const order = async (names: (keyof typeof skus)[], days = 1, changes = {}) => {
      const items = names.map(name => ({ sku: skus[name], quantity: 1 }))
      const { id } = await placeSampleOrder(db, items, 'bank-transfer', now)
      const paid = { state: 'paid', paid_at: daysAgo(days).toISOString(), ...changes } as const
      await db.updateTable('customer_order').set(paid).where('id', '=', id).execute()
    }
    const count = async (at = now) => {
      let counted = 0
      for (let batch = 1; batch > 0; counted += batch) batch = await countNextPairs(db, at)
      return counted
    }
    const pairs = async () => {
      const rows = await db
        .selectFrom('product_pair')
        .innerJoin('product as one', 'one.id', 'product_id')
        .innerJoin('product as other', 'other.id', 'other_id')
        .select(['one.slug as one', 'other.slug as other', 'orders'])
        .orderBy('one.slug')
        .orderBy('other.slug')
        .execute()
      return rows.map(({ one, other, orders }) => `${one} ${other} ${orders}`)
    }
    const version = async () =>
      (await db.selectFrom('catalog_version').select('version').executeTakeFirstOrThrow()).version
    return { db, order, count, pairs, version }
  }

  it('are counted from two paid orders on, both ways', async () => {
    const { order, count, pairs } = await shop()
    await order(['cap', 'bottle'])
    await order(['cap', 'bottle', 'pouch'])
    await count()
    expect(await pairs()).toEqual(['cotton-cap steel-bottle 2', 'steel-bottle cotton-cap 2'])
  })

  it('leave out unpaid, canceled and test orders, and those of more than a year ago', async () => {
    const { order, count, pairs } = await shop()
    await order(['cap', 'bottle'])
    await order(['cap', 'bottle'], 1, { state: 'placed', paid_at: null })
    await order(['cap', 'bottle'], 1, { state: 'canceled' })
    await order(['cap', 'bottle'], 1, { is_test: 1 })
    await order(['cap', 'bottle'], 366)
    await count()
    expect(await pairs()).toEqual([])
  })

  it('are counted once a day, and the same again changes no page', async () => {
    const { order, count, pairs, version } = await shop()
    await order(['cap', 'bottle'])
    await order(['cap', 'bottle'])
    expect(await count()).toBe(2)
    const before = await version()
    await order(['cap', 'bottle'])
    expect(await count()).toBe(0)
    expect(await pairs()).toContain('cotton-cap steel-bottle 2')
    const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000)
    expect(await count(tomorrow)).toBe(2)
    expect(await pairs()).toContain('cotton-cap steel-bottle 3')
    expect(await version()).toBe(before + 1)
    await count(new Date(tomorrow.getTime() + 24 * 60 * 60 * 1000))
    expect(await version()).toBe(before + 1)
  })

  it('drop out with their orders', async () => {
    const { order, count, pairs } = await shop()
    await order(['cap', 'bottle'], 364)
    await order(['cap', 'bottle'], 364)
    await count()
    expect(await pairs()).toHaveLength(2)
    await count(new Date(now.getTime() + 3 * 24 * 60 * 60 * 1000))
    expect(await pairs()).toEqual([])
  })

  it('are the same when two processes count at once', async () => {
    const { db, order, pairs } = await shop()
    await order(['cap', 'pouch'])
    await order(['cap', 'pouch'])
    const counted = await Promise.all([countNextPairs(db, now), countNextPairs(db, now)])
    expect(counted.toSorted()).toEqual([0, 2])
    expect(await pairs()).toEqual(['cotton-cap zip-pouch 2', 'zip-pouch cotton-cap 2'])
  })
})
