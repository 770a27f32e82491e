import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { banners } from '../demo-content.ts'
import { journalEntries } from '../journal-entries.ts'
import { pageSections } from '../page-sections.ts'
import { priceRanges } from '../shop-defaults.ts'
import { collections, products } from './catalog.ts'
import { detailsAndTags } from './details-and-tags.ts'
import { listingTees } from './listing-tees.ts'
import { reviews } from './reviews.ts'

test('only "Product" had another price before: the badges of others say nothing of one', () => {
  const reduced = products.filter(({ variants }) =>
    variants.some(({ compareAtPrice }) => compareAtPrice !== null),
  )
  expect(reduced.map(({ slug }) => slug)).toEqual(['product'])
})

test('every product has a variant in stock and a category', () => {
  const dead = products.filter(
    ({ variants, categories }) =>
      categories.length === 0 || variants.every(({ available }) => available === 0),
  )
  expect(dead.map(({ slug }) => slug)).toEqual([])
})

test('SKUs and slugs are unique', () => {
  const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  expect(skus.filter((sku, index) => skus.indexOf(sku) !== index)).toEqual([])
  const slugs = products.map(({ slug }) => slug)
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([])
})

test('every product has details and a related product, and only existing products have reviews', () => {
  const slugs = products.map(({ slug }) => slug)
  expect(Object.keys(detailsAndTags).toSorted()).toEqual(slugs.toSorted())
  expect(Object.keys(reviews).filter(slug => !slugs.includes(slug))).toEqual([])
  const alone = Object.entries(detailsAndTags).filter(
    ([slug, { tags }]) =>
      !Object.entries(detailsAndTags).some(
        ([other, its]) => other !== slug && its.tags.some(tag => tags.includes(tag)),
      ),
  )
  expect(alone).toEqual([])
})

test('an advertisement links to the products it shows', () => {
  const tees = [...listingTees.map(({ slug }) => slug), 'product', 'linen-tee', 'striped-tee']
  const bags = ['office-bag', 'hamal-dista', 'school-bag', 'canvas-tote', 'weekend-duffel', 'crossbody-bag']
  const pots = ['water-pot', 'steel-bottle', 'glass-carafe', 'travel-tumbler', 'gooseneck-kettle']
  const advertised = banners
    .filter(({ placement }) => placement === 'advertisement')
    .map(({ action, href }) => {
      const collection = collections.find(({ slug }) => href === `/collections/${slug}`)
      const shown = products.filter(({ categories }) =>
        categories.some(slug => collection?.rule === 'category' && collection.rule_value === slug),
      )
      return [action, shown.map(({ slug }) => slug)]
    })
  expect(Object.fromEntries(advertised)).toEqual({
    'Shop bags': [...bags, 'zip-pouch'],
    'Shop tees': tees,
    'Shop pots': pots,
  })
})

test('products with one name never share the picture on their cards', () => {
  const cards = products.map(({ title, pictures }) => `${title}: ${pictures[0]!.file}`)
  expect(cards.filter((card, index) => cards.indexOf(card) !== index)).toEqual([])
})

test('a product has all of its pictures, and a color only if its pictures have it', async () => {
  const files = await readdir(path.join(import.meta.dirname, '../pictures'))
  for (const { slug, pictures, variants } of products) {
    const shown = new Set(pictures.map(({ color }) => color))
    expect([slug, new Set(variants.map(({ color }) => color))]).toEqual([slug, shown])
    expect(pictures.filter(({ file }) => !files.includes(file))).toEqual([])
    expect([slug, new Set(pictures.map(({ file }) => file)).size]).toEqual([slug, pictures.length])
    expect([slug, pictures.length > 1]).toEqual([slug, true])
  }
  const used = [
    ...products.flatMap(({ pictures }) => pictures),
    ...[...banners, ...journalEntries, ...pageSections].map(({ picture }) => ({ file: picture })),
  ]
  const unused = files.filter(file => file.endsWith('.jpg') && !used.some(picture => picture.file === file))
  expect(unused).toEqual([])
})

test('price ranges do not overlap', () => {
  for (const [index, { from_price, to_price }] of priceRanges.entries()) {
    expect(to_price).toBeGreaterThan(from_price)
    expect(from_price).toBeGreaterThan(priceRanges[index - 1]?.to_price ?? -1)
  }
})
