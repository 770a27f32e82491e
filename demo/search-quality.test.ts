import { describe, expect, it } from 'vitest'
import { TextIndex } from '#commerce/catalog/search/text-index.ts'
import { products } from './catalog/catalog.ts'
import type { DemoProduct } from './catalog/demo-product.ts'
import { brands, categories, colors } from './catalog/taxonomy.ts'
import { searchQuality } from './search-quality.ts'

function textOf({ title, brand, categories: slugs, variants, description }: DemoProduct) {
  const shownColors = colors.filter(({ slug }) => variants.some(({ color }) => color === slug))
  const productCategories = categories.filter(({ slug }) => slugs.includes(slug))
  return {
    title,
    brand: brands.find(({ slug }) => slug === brand)!.name,
    category: [...productCategories, ...shownColors].map(({ name }) => name).join(' '),
    description,
  }
}

const index = new TextIndex()
for (const [slot, product] of products.entries()) index.add(slot, textOf(product))
await index.merge()

/** The best `count` results, and more with the same score. */
function firstOf(query: string, count: number): string[] {
  const { slots, scores } = index.search(query)
  const limit = [...scores].sort((one, other) => other - one)[count - 1] ?? 0
  return [...slots].filter((_, at) => scores[at]! >= limit).map(slot => products[slot]!.slug)
}

describe.each(Object.entries(searchQuality))('%s', (_, queries) => {
  it.each(queries)('"%s" lists first %j', (query, first) => {
    expect(firstOf(query, first.length).sort()).toEqual(first.toSorted())
  })
})

it('covers at least sixty distinct queries', () => {
  const queries = Object.values(searchQuality).flatMap(group => group.map(([query]) => query))
  expect(new Set(queries).size).toBeGreaterThanOrEqual(60)
  expect(new Set(queries).size).toBe(queries.length)
})
