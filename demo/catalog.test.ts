import { expect, test } from 'vitest'
import { collections, products } from './catalog.ts'
import { banners } from './content.ts'
import { priceRanges } from './essentials.ts'
import { facts } from './facts.ts'
import { listingTees } from './listing-tees.ts'
import { reviews } from './reviews.ts'

test('a percentage on a badge is the reduction that is given', () => {
  const reductions = products.flatMap(({ slug, badge, variants }) =>
    variants
      .filter(() => badge?.endsWith('%') || slug !== 'product')
      .map(({ sku, price, compareAtPrice }) => ({
        sku,
        badge: badge?.endsWith('%') ? badge : null,
        reduction: compareAtPrice && `${Math.round((1 - price / compareAtPrice) * 100)}%`,
      })),
  )
  expect(reductions.filter(({ badge, reduction }) => badge !== reduction)).toEqual([])
  expect(reductions.filter(({ badge }) => badge !== null)).toHaveLength(4 * 5 + 2)
})

test('every product can be bought in some variant, and is in a category', () => {
  const dead = products.filter(
    ({ variants, categories }) =>
      categories.length === 0 || variants.every(({ available }) => available === 0),
  )
  expect(dead.map(({ slug }) => slug)).toEqual([])
})

test('every SKU and every product address is there once', () => {
  const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  expect(skus.filter((sku, index) => skus.indexOf(sku) !== index)).toEqual([])
  const slugs = products.map(({ slug }) => slug)
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([])
})

test('every product has details and something that goes well with it, and nothing is said of what is not there', () => {
  const slugs = products.map(({ slug }) => slug)
  expect(Object.keys(facts).toSorted()).toEqual(slugs.toSorted())
  expect(Object.keys(reviews).filter(slug => !slugs.includes(slug))).toEqual([])
  const alone = Object.entries(facts).filter(
    ([slug, { tags }]) =>
      !Object.entries(facts).some(
        ([other, its]) => other !== slug && its.tags.some(tag => tags.includes(tag)),
      ),
  )
  expect(alone).toEqual([])
})

test('an advertisement leads to what it shows', () => {
  const tees = [...listingTees.map(({ slug }) => slug), 'product', 'striped-tee']
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

test('no price falls between two price ranges', () => {
  expect(priceRanges[0]!.from_price).toBe(0)
  expect(priceRanges.slice(1).map(range => range.from_price)).toEqual(
    priceRanges.slice(0, -1).map(range => range.below_price),
  )
})
