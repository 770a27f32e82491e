import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { readTags } from './tag-store.server.ts'

describe.each(databases)('the list of tags, on %s', kind => {
  async function taggedShop() {
    const db = await demoDatabase(kind)
    await db.deleteFrom('product_tag').execute()
    const pairs = [
      [1, 'b'],
      [2, 'b'],
      [1, 'a 100%'],
      [3, 'c'],
    ] as const
    await db
      .insertInto('product_tag')
      .values(pairs.map(([product_id, tag]) => ({ product_id, tag })))
      .execute()
    return db
  }

  it('has each tag once, with the products that aren’t removed', async () => {
    const db = await taggedShop()
    const now = new Date().toISOString()
    await db.updateTable('product').set({ removed_at: now, published_at: null }).where('id', '=', 3).execute()
    expect(await readTags(db, { search: '', after: '', limit: 9 })).toEqual([
      { tag: 'a 100%', products: 1 },
      { tag: 'b', products: 2 },
      { tag: 'c', products: 0 },
    ])
  })

  it('is searched and continued', async () => {
    const db = await taggedShop()
    const tags = async (search: string, after: string) =>
      (await readTags(db, { search, after, limit: 2 })).map(({ tag }) => tag)
    expect(await tags('', '')).toEqual(['a 100%', 'b'])
    expect(await tags('', 'b')).toEqual(['c'])
    expect(await tags('0%', '')).toEqual(['a 100%'])
    expect(await tags('%a', '')).toEqual([])
  })
})
