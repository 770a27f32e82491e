import { describe, expect, it } from 'vitest'
import { listingMeta } from './listing-meta.ts'
import type { ListingView } from './listing-view.ts'
import { readListingParams } from './params/listing-params.ts'

const origin = 'https://shop.example'
const matches = [
  { id: 'storefront/layout', loaderData: { origin, settings: { shopName: 'Tote', description: 'Bags' } } },
]

/** The head of a page of a listing with three pages. */
function head(query: string) {
  const choice = readListingParams(new URLSearchParams(query))
  const view = { title: 'Shop', path: '/Shop', params: choice, pages: 3 } as ListingView
  const tags = listingMeta(matches, view) as Record<string, string>[]
  const link = (rel: string) => tags.find(tag => tag.rel === rel)?.href
  return {
    title: tags.find(tag => tag.title)?.title,
    canonical: link('canonical'),
    prev: link('prev'),
    next: link('next'),
    robots: tags.find(tag => tag.name === 'robots')?.content,
  }
}

describe('the head of a listing', () => {
  it.each([
    ['', { title: 'Shop · Tote', canonical: `${origin}/Shop`, prev: undefined, next: '/Shop?page=2' }],
    [
      'page=2',
      {
        title: 'Shop, page 2 · Tote',
        canonical: `${origin}/Shop?page=2`,
        prev: '/Shop',
        next: '/Shop?page=3',
      },
    ],
    ['page=3', { canonical: `${origin}/Shop?page=3`, prev: '/Shop?page=2', next: undefined }],
    ['sort=newest&page=2', { canonical: `${origin}/Shop?sort=newest&page=2`, prev: '/Shop?sort=newest' }],
  ])('gives %j a canonical URL, title, and links to its neighbors', (query, expected) => {
    expect(head(query)).toMatchObject({ ...expected, robots: undefined })
  })

  it.each(['color=sage&page=2', 'q=bag', 'show=96', 'from=10', 'stock=in'])(
    'has no canonical URL for %s',
    query => {
      expect(head(query)).toMatchObject({
        canonical: undefined,
        prev: undefined,
        next: undefined,
        robots: 'noindex',
      })
    },
  )
})
