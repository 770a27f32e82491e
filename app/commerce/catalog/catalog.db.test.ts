import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { demoDatabase } from '../../../test/demo-database.ts'
import {
  cardsInCategory,
  cardsWithWords,
  countProducts,
  findCollection,
  newestCards,
} from './card-store.server.ts'
import { findCategory, readFacets } from './facet-store.server.ts'
import { findProduct } from './product-store.server.ts'

const titles = (cards: { title: string }[]) => cards.map(card => card.title)

describe.each(databases)('the catalogue on %s', kind => {
  it('has its collections in the merchant’s order, with prices and badges', async () => {
    const db = await demoDatabase(kind)
    const bestSellers = await findCollection(db, 'best-sellers')
    expect(bestSellers?.title).toBe('Our Best Sellers')
    expect(bestSellers?.cards.map(card => [card.title, card.price, card.badge])).toEqual([
      ['Water Pot', 8000, 'New'],
      ['Office Bag', 12000, '30%'],
      ['Hamal Dista', 5000, '5%'],
      ['School Bag', 14000, 'New'],
    ])
    expect(await findCollection(db, 'none')).toBeUndefined()
  })

  it('shows on a card the first picture and the cheapest variant that can be had', async () => {
    const db = await demoDatabase(kind)
    const slug = 'product'
    const product = (await findProduct(db, slug))!
    const [first] = product.variants
    await db
      .updateTable('variant')
      .set({ price: 100, compare_at_price: null, available: 0 })
      .where('sku', '=', first!.sku)
      .execute()
    const [card] = await cardsWithWords(db, ['product'])
    expect(card).toMatchObject({ slug, price: 4400, picture: { alt: product.pictures[0]!.alt } })
    await db.updateTable('variant').set({ available: 0 }).where('product_id', '=', product.id).execute()
    expect((await cardsWithWords(db, ['product']))[0]!.price).toBe(100)
  })

  it('lists the newest first, page by page', async () => {
    const db = await demoDatabase(kind)
    const all = await newestCards(db, 100)
    expect(titles(all.slice(0, 4))).toEqual(['Canvas Tote', 'Steel Bottle', 'Weekend Duffel', 'Glass Carafe'])
    expect(all).toHaveLength(await countProducts(db))
    expect(await newestCards(db, 2, 3)).toEqual(all.slice(3, 5))
    expect(await newestCards(db, 2, 1000)).toEqual([])
  })

  it('finds words in titles, whatever their case, and takes signs for signs', async () => {
    const db = await demoDatabase(kind)
    expect(titles(await cardsWithWords(db, ['POT', 'wat']))).toEqual(['Water Pot'])
    expect(await cardsWithWords(db, ['%'])).toEqual([])
    expect(await cardsWithWords(db, ['_'])).toEqual([])
    expect(await cardsWithWords(db, ["'; drop table product; --"])).toEqual([])
  })

  it('has what is in a category, and nothing else', async () => {
    const db = await demoDatabase(kind)
    const bags = (await findCategory(db, 'category-2'))!
    const listed = titles(await cardsInCategory(db, bags.id))
    expect(listed).toContain('School Bag')
    expect(listed).not.toContain('Water Pot')
    expect(await findCategory(db, 'category-9')).toBeUndefined()
  })

  it('does not show what is not published', async () => {
    const db = await demoDatabase(kind)
    await db.updateTable('product').set({ published_at: null }).where('slug', '=', 'school-bag').execute()
    expect(await findProduct(db, 'school-bag')).toBeUndefined()
    expect(titles((await findCollection(db, 'best-sellers'))!.cards)).not.toContain('School Bag')
    expect(titles(await newestCards(db, 100))).not.toContain('School Bag')
    expect(await countProducts(db)).toBe(26)
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

  it('has the filters of the specification', async () => {
    const facets = await readFacets(await demoDatabase(kind))
    expect(facets.colors.map(color => color.slug)).toEqual(['black', 'white', 'sage', 'cobalt', 'clay'])
    expect(facets.brands.map(brand => brand.name)).toEqual(
      [1, 2, 3, 4, 5, 6].map(number => `Brand ${number}`),
    )
    expect(facets.priceRanges.map(range => range.label)).toEqual([
      '$0.00-$9.99',
      '$10.00-$19.00',
      '$20.00-$29.00',
      '$30.00-$39.00',
      '$40.00-$49.00',
      '$50.00-$69.00',
    ])
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
