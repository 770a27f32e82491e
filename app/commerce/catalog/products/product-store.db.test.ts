import { describe, expect, it } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { databases } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { findProductIdBySku, readCards } from './cards/card-store.server.ts'
import { findProduct } from './product-store.server.ts'
import { readOfferFacts } from './publishing/offer-facts-store.server.ts'

async function idsOf(db: Db, slugs: readonly string[]): Promise<number[]> {
  const rows = await db.selectFrom('product').select(['id', 'slug']).where('slug', 'in', slugs).execute()
  return slugs.map(slug => rows.find(row => row.slug === slug)!.id)
}

describe.each(databases)('catalog on %s', kind => {
  it('reads cards in the requested order and skips missing products', async () => {
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

  it('shows the first picture, the cheapest variant in stock and the number of colors on a card', async () => {
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
      discount: 50,
      swatches: product.options[0]!.values.map(({ hex }) => ({ hex })),
      choice: {},
      picture: { alt: product.pictures[0]!.alt },
    })
    await db.updateTable('variant').set({ available: 0 }).where('product_id', '=', product.id).execute()
    expect((await readCards(db, [product.id]))[0]).toMatchObject({ price: 100, compareAtPrice: null })
  })

  it('has the weight of variants where it differs', async () => {
    const db = await demoDatabase(kind)
    const weights = async () => (await findProduct(db, 'product'))!.variants.map(({ weight }) => weight)
    const { sku } = (await findProduct(db, 'product'))!.variants[0]!
    await db.updateTable('variant').set({ weight: 160 }).execute()
    expect(new Set(await weights())).toEqual(new Set([undefined]))
    await db.updateTable('variant').set({ weight: 1250 }).where('sku', '=', sku).execute()
    expect(new Set(await weights())).toEqual(new Set([1250, 160]))
  })

  it('keeps the focal point of a wide picture in view, on cards and on the page', async () => {
    const db = await demoDatabase(kind)
    const { id, pictures } = (await findProduct(db, 'product'))!
    const { hash } = pictures[0]!
    await db.updateTable('picture').set({ width: 1600, height: 1000 }).where('hash', '=', hash).execute()
    const focus = async () => [
      (await findProduct(db, 'product'))!.pictures[0]!.focus,
      (await readCards(db, [id]))[0]!.picture!.focus,
    ]
    expect(await focus()).toEqual([undefined, undefined])
    const focal = { focal_x: 100, focal_y: 0 }
    await db.updateTable('product_picture').set(focal).where('picture_hash', '=', hash).execute()
    expect(await focus()).toEqual([10, 10])
  })

  it('shows a card in the first requested color that is in stock', async () => {
    const db = await demoDatabase(kind)
    const product = (await findProduct(db, 'product'))!
    const [black, , sage] = await db
      .selectFrom('option_value')
      .selectAll()
      .where('hex', 'is not', null)
      .orderBy('position')
      .execute()
    const readCard = async (...colors: number[]) => (await readCards(db, [product.id], colors))[0]!
    const altOf = (color: string) => product.pictures.find(picture => picture.choice.color === color)!.alt
    expect(await readCard(black!.id, sage!.id)).toMatchObject({
      choice: { color: 'black' },
      picture: { alt: altOf('black') },
    })
    await db
      .updateTable('variant')
      .set({ available: 0 })
      .where('product_id', '=', product.id)
      .where('value_1_id', '=', black!.id)
      .execute()
    expect(await readCard(black!.id, sage!.id)).toMatchObject({
      choice: { color: 'sage' },
      picture: { alt: altOf('sage') },
      soldOut: false,
    })
    expect(await readCard(black!.id)).toMatchObject({ choice: { color: 'black' }, soldOut: true })
    expect(await readCard()).toMatchObject({ choice: {}, soldOut: false })
  })

  it('finds a product by its complete SKU in any case', async () => {
    const db = await demoDatabase(kind)
    const [id] = await idsOf(db, ['basic-crew-neck-tee-black'])
    expect(await findProductIdBySku(db, 'TEE-BLK-01-S')).toBe(id)
    expect(await findProductIdBySku(db, 'tee-blk-01-s')).toBe(id)
    for (const other of ['TEE-BLK-01', '', "' or 1=1", 'x'.repeat(1000)])
      expect(await findProductIdBySku(db, other)).toBeUndefined()
    await db.updateTable('product').set({ published_at: null }).where('id', '=', id!).execute()
    expect(await findProductIdBySku(db, 'TEE-BLK-01-S')).toBeUndefined()
  })

  it('hides unpublished products', async () => {
    const db = await demoDatabase(kind)
    const ids = await idsOf(db, ['school-bag', 'water-pot'])
    await db.updateTable('product').set({ published_at: null }).where('slug', '=', 'school-bag').execute()
    expect(await findProduct(db, 'school-bag')).toBeUndefined()
    expect((await readCards(db, ids)).map(card => card.title)).toEqual(['Water Pot'])
  })

  it('reads a product with its variants, ordered options, details and pictures', async () => {
    const product = await findProduct(await demoDatabase(kind), 'product')
    expect(product).toMatchObject({ title: 'Product', rating: { stars: 4, reviews: 1 } })
    expect(product!.details).toContainEqual({ name: 'Material', value: 'Combed cotton jersey' })
    const named = product!.options.map(({ name, values }) => [name, ...values.map(value => value.name)])
    expect(named).toEqual([
      ['Color', 'Black', 'White', 'Sage', 'Cobalt', 'Clay'],
      ['Size', 'S', 'M', 'Lg', 'XL', 'XXL'],
    ])
    expect(product!.variants[0]).toMatchObject({ sku: 'PRD-CLY-S', values: ['clay', 's'] })
    expect(product!.variants).toHaveLength(25)
    expect(product!.variants.some(variant => variant.available === 0)).toBe(true)
    expect(product!.pictures.filter(picture => picture.choice.color === 'clay')).toHaveLength(4)
    expect(product!.pictures.every(picture => picture.alt !== '' && picture.width > 0)).toBe(true)
  })

  it('finds the brand of a product unless it was removed', async () => {
    const db = await demoDatabase(kind)
    const [pot] = await idsOf(db, ['water-pot'])
    const { brand } = await readOfferFacts(db, pot!)
    expect(brand).toBe('Brand 2')
    await db.updateTable('brand').set({ removed_at: '2026-11-01' }).where('name', '=', 'Brand 2').execute()
    expect(await readOfferFacts(db, pot!)).toMatchObject({ brand: undefined, title: undefined })
  })

  it('rejects negative stock and a price above the compare-at price', async () => {
    const db = await demoDatabase(kind)
    const change = (values: object) =>
      db.updateTable('variant').set(values).where('sku', 'like', '%').execute()
    await expect(change({ available: -1 })).rejects.toThrow()
    await expect(change({ price: -1 })).rejects.toThrow()
    await expect(change({ price: 900, compare_at_price: 800 })).rejects.toThrow()
  })
})
