import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { demoDatabase } from '../../../test/demo-database.ts'
import type { Db } from '../../db/schema.ts'
import { findProductOfSku, readCards } from './card-store.server.ts'
import { findProduct } from './product-store.server.ts'

async function idsOf(db: Db, slugs: readonly string[]): Promise<number[]> {
  const rows = await db.selectFrom('product').select(['id', 'slug']).where('slug', 'in', slugs).execute()
  return slugs.map(slug => rows.find(row => row.slug === slug)!.id)
}

describe.each(databases)('the catalogue on %s', kind => {
  it('shows cards in the order that is asked for, without those that are not there', async () => {
    const db = await demoDatabase(kind)
    const ids = await idsOf(db, ['school-bag', 'water-pot', 'office-bag'])
    const cards = await readCards(db, [ids[2]!, 999_999, ids[0]!, ids[1]!])
    expect(cards.map(card => [card.title, card.price, card.badge])).toEqual([
      ['Office Bag', 12000, '30%'],
      ['School Bag', 14000, 'New'],
      ['Water Pot', 8000, 'New'],
    ])
    expect(await readCards(db, [])).toEqual([])
  })

  it('shows on a card the first picture, the cheapest variant that can be had, and how many colours there are', async () => {
    const db = await demoDatabase(kind)
    const product = (await findProduct(db, 'product'))!
    const [first] = product.variants
    await db
      .updateTable('variant')
      .set({ price: 100, compare_at_price: null, available: 0 })
      .where('sku', '=', first!.sku)
      .execute()
    const [card] = await readCards(db, [product.id])
    expect(card).toMatchObject({
      slug: 'product',
      price: 4400,
      compareAtPrice: 8800,
      colors: 5,
      picture: { alt: product.pictures[0]!.alt },
    })
    await db.updateTable('variant').set({ available: 0 }).where('product_id', '=', product.id).execute()
    expect((await readCards(db, [product.id]))[0]).toMatchObject({ price: 100, compareAtPrice: null })
  })

  it('finds a product by its SKU, whole and in any case', async () => {
    const db = await demoDatabase(kind)
    const [id] = await idsOf(db, ['basic-crew-neck-tee-black'])
    expect(await findProductOfSku(db, 'TEE-BLK-01-S')).toBe(id)
    expect(await findProductOfSku(db, 'tee-blk-01-s')).toBe(id)
    for (const other of ['TEE-BLK-01', '', "' or 1=1", 'x'.repeat(1000)])
      expect(await findProductOfSku(db, other)).toBeUndefined()
    await db.updateTable('product').set({ published_at: null }).where('id', '=', id!).execute()
    expect(await findProductOfSku(db, 'TEE-BLK-01-S')).toBeUndefined()
  })

  it('does not show what is not published', async () => {
    const db = await demoDatabase(kind)
    const ids = await idsOf(db, ['school-bag', 'water-pot'])
    await db.updateTable('product').set({ published_at: null }).where('slug', '=', 'school-bag').execute()
    expect(await findProduct(db, 'school-bag')).toBeUndefined()
    expect((await readCards(db, ids)).map(card => card.title)).toEqual(['Water Pot'])
  })

  it('has products whole: variants, colours and sizes in order, pictures with their texts', async () => {
    const product = await findProduct(await demoDatabase(kind), 'product')
    expect(product).toMatchObject({ title: 'Product', rating: { stars: 4, reviews: 1 } })
    expect(product!.colors.map(color => color.name)).toEqual(['Black', 'White', 'Sage', 'Cobalt', 'Clay'])
    expect(product!.sizes.map(size => size.name)).toEqual(['S', 'M', 'Lg', 'XL', 'XXL'])
    expect(product!.variants).toHaveLength(25)
    expect(product!.variants.some(variant => variant.available === 0)).toBe(true)
    expect(product!.pictures.filter(picture => picture.color === 'clay')).toHaveLength(4)
    expect(product!.pictures.every(picture => picture.alt !== '' && picture.width > 0)).toBe(true)
  })

  it('keeps no negative stock and no price above the one it is compared with', async () => {
    const db = await demoDatabase(kind)
    const change = (values: object) =>
      db.updateTable('variant').set(values).where('sku', 'like', '%').execute()
    await expect(change({ available: -1 })).rejects.toThrow()
    await expect(change({ price: -1 })).rejects.toThrow()
    await expect(change({ price: 900, compare_at_price: 800 })).rejects.toThrow()
  })
})
