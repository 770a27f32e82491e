import { describe, expect, it } from 'vitest'
import type { Taxonomy } from '../facts/product-facts.ts'
import { FilterWords } from './filter-words.ts'

const value = (name: string, family?: string) => ({
  ...{ id: 1, slug: name.toLowerCase().replaceAll(' ', '-'), name, family },
})

const taxonomy = {
  language: 'en',
  categories: [{ id: 1, slug: 'bags', name: 'Bags', parent: null }],
  brands: [value('Brand 3'), value('Ironmark Goods')],
  facets: [
    {
      ...{ id: 1, slug: 'color', name: 'Color', kind: 'swatch' },
      values: [value('White', 'white'), value('Cobalt', 'blue'), value('Navy', 'blue'), value('Clay', 'red')],
    },
    {
      ...{ id: 2, slug: 'size', name: 'Size', kind: 'buttons' },
      values: ['S', 'Lg', 'XL', '42'].map(name => value(name)),
    },
    {
      ...{ id: 3, slug: 'material', name: 'Material', kind: 'one', unit: '', categories: [] },
      values: [value('Oak')],
    },
  ],
} as unknown as Taxonomy

const read = (text: string, language: Taxonomy['language'] = 'en') => {
  const filters = new FilterWords({ ...taxonomy, language }, word => word === 'rose').read(text)
  if (!filters) return undefined
  const isSet = (held: unknown) =>
    held !== null && held !== false && (typeof held !== 'object' || Object.keys(held).length > 0)
  return Object.fromEntries(Object.entries(filters).filter(([, held]) => isSet(held)))
}

describe('words of a search that stand for filters', () => {
  it.each([
    ['white XL', { rest: '', facets: { color: ['white'], size: ['xl'] } }],
    ['Blue backpack', { rest: 'backpack', facets: { color: ['cobalt', 'navy'] } }],
    ['red bag under 100', { rest: 'bag', facets: { color: ['clay'] }, priceTo: '100' }],
    ['large t-shirt', { rest: 't-shirt', facets: { size: ['lg'] } }],
    ['shoes size 42 in white', { rest: 'shoes', facets: { color: ['white'], size: ['42'] } }],
    ['brand 3', { rest: '', brands: ['brand-3'] }],
    ['bags by Ironmark Goods', { rest: 'bags', brands: ['ironmark-goods'] }],
    ['tees on sale', { rest: 'tees', onSale: true }],
    ['new in', { rest: '', sort: 'newest' }],
    ['best sellers', { rest: '', sort: 'best-selling' }],
    ['cheap mugs in stock', { rest: 'mugs', sort: 'price-asc', inStock: true }],
    ['under $30', { rest: '', priceTo: '30' }],
    ['30 to 50', { rest: '', priceFrom: '30', priceTo: '50' }],
    ['tee $30-$49.90', { rest: 'tee', priceFrom: '30', priceTo: '49.90' }],
    ['$44', { rest: '', priceFrom: '44', priceTo: '44' }],
    ['over 1,200 dollars', { rest: '', priceFrom: '1200' }],
    ['4 stars and up', { rest: '', minStars: 4 }],
    ['5 star bag', { rest: 'bag', minStars: 4 }],
    ['dark blue bag', { rest: 'bag', facets: { color: ['cobalt', 'navy'] } }],
    ['gift under 50', { rest: '', priceTo: '50' }],
    ['bag 50-100', { rest: 'bag', priceFrom: '50', priceTo: '100' }],
    ['brand3', { rest: '', brands: ['brand-3'] }],
    ['tee not white', { rest: 'tee', facets: { color: ['cobalt', 'navy', 'clay'] } }],
    ['tee -white', { rest: 'tee', facets: { color: ['cobalt', 'navy', 'clay'] } }],
    ['no blue tees', { rest: 'tees', facets: { color: ['white', 'clay'] } }],
    ['blu tee', { rest: 'tee', facets: { color: ['cobalt', 'navy'] } }],
    ['whtie bag', { rest: 'bag', facets: { color: ['white'] } }],
    ['most expensive bag', { rest: 'bag', sort: 'price-desc' }],
    ['five star', { rest: '', minStars: 4 }],
    ['44.00', { rest: '', priceFrom: '44.00', priceTo: '44.00' }],
    ['gift for my mom', { rest: '', sort: 'best-selling', isGuess: true }],
  ])('are read in “%s”', (text, filters) => {
    expect(read(text)).toEqual(filters)
  })

  it.each([
    't-shirt',
    'men’s tee',
    'No. 42',
    '42',
    'bottle under 12 oz',
    '12-36 liter',
    'under 5 stars',
    'oak',
    'tee without pockets',
    '4 Sterne',
    'rose',
    'wine gift',
    '0.5 l',
    'bottle 2 l',
    '5-6',
  ])('are not seen in “%s”', text => expect(read(text)).toBeUndefined())

  it.each([
    ['rote Tasche bis 40 €', { rest: 'Tasche', facets: { color: ['clay'] }, priceTo: '40' }],
    ['blaues T-Shirt in Größe XL', { rest: 'T-Shirt', facets: { color: ['cobalt', 'navy'], size: ['xl'] } }],
    ['zwischen 20 und 30,50 Euro', { rest: '', priceFrom: '20', priceTo: '30,50' }],
    ['ab 3 Sternen', { rest: '', minStars: 3 }],
    ['Becher im Angebot', { rest: 'Becher', onSale: true }],
  ])('are read in German: “%s”', (text, filters) => {
    expect(read(text, 'de')).toEqual(filters)
  })

  it('name a category by the whole search', () => {
    const words = new FilterWords(taxonomy, () => false)
    expect([words.categoryNamed('bag'), words.categoryNamed('white bags')]).toEqual(['bags', undefined])
  })
})
