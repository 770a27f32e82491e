import { describe, expect, it } from 'vitest'
import { readChoice } from './listing-address.ts'
import { listingMeta } from './listing-meta.ts'
import type { ListingView } from './listing-view.ts'

const origin = 'https://shop.example'
const matches = [
  { id: 'storefront/layout', loaderData: { origin, settings: { shopName: 'Tote', description: 'Bags' } } },
]

/** What the head of page `query` of three says. */
function head(query: string) {
  const choice = readChoice(new URLSearchParams(query))
  const view = { title: 'Shop', path: '/Shop', choice, pages: 3 } as ListingView
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
  ])('names the page %j by its own address', (query, expected) => {
    expect(head(query)).toMatchObject({ ...expected, robots: undefined })
  })

  it.each(['color=sage&page=2', 'q=bag', 'show=96', 'from=10', 'stock=in'])(
    'names no address for %s',
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
