import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { findNamedProduct } from './named-product-store.server.ts'

describe.each(databases)('the product of a filter, on %s', kind => {
  it('is named by a SKU, a title, a part that only one has, or an id', async () => {
    const db = await demoDatabase(kind)
    const pot = await db
      .selectFrom('product')
      .innerJoin('variant', 'product_id', 'product.id')
      .select(['product.id', 'title', 'sku'])
      .where('slug', '=', 'water-pot')
      .executeTakeFirstOrThrow()
    for (const text of [
      pot.sku,
      pot.sku.toLowerCase(),
      pot.title,
      pot.title.toUpperCase(),
      'ater po',
      `${pot.id}`,
    ])
      expect([text, await findNamedProduct(db, text)]).toEqual([text, pot.id])
    for (const text of ['', 'e', '%', '_', 'no-such', '99999999999'])
      expect([text, await findNamedProduct(db, text)]).toEqual([text, undefined])
  })
})
