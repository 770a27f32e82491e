import { describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'

const shop = builtShop()

async function list(query = '') {
  return (await shop.fetch(`/products${query}`)).json()
}

describe('GET /products', () => {
  it('lists the newest products in the common format', async () => {
    const { products, total, skip, limit } = await list()
    expect({ total, skip, limit }).toEqual({ total: 28, skip: 0, limit: 30 })
    expect(products).toHaveLength(28)
    expect(products[0]).toEqual({
      id: expect.any(Number),
      title: 'Canvas Tote',
      price: 38,
      thumbnail: expect.stringMatching(new RegExp(`^${shop.origin}/i/[0-9a-f]{24}-640\\.webp$`)),
    })
  })

  it.each([
    ['?limit=2&skip=1', 1, 2, 2],
    ['?limit=0', 0, 1, 1],
    ['?limit=1000000', 0, 100, 28],
    ['?limit=-1&skip=x', 0, 30, 28],
    ['?skip=999999999999999', 999999999999999, 30, 0],
  ])('%s skips %i and returns at most %i', async (query, skip, limit, count) => {
    const page = await list(query)
    expect([page.skip, page.limit, page.products.length]).toEqual([skip, limit, count])
  })

  it('can be read from other sites, and its pictures exist', async () => {
    const response = await shop.fetch('/products?limit=1')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const picture = await fetch((await response.json()).products[0].thumbnail)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(picture.headers.get('cache-control')).toContain('immutable')
  })
})

describe('a picture', () => {
  it.each(['x.avif', `${'0'.repeat(24)}-480.avif`, '..%2f..%2fpackage.json'])(
    'named %s does not exist',
    async name => {
      expect((await shop.fetch(`/i/${name}`)).status).toBe(404)
    },
  )

  it('is served only in the widths that the layout uses', async () => {
    const { thumbnail } = (await list('?limit=1')).products[0]
    expect((await fetch(thumbnail.replace('-640', '-641'))).status).toBe(404)
    expect((await fetch(thumbnail.replace('-640', '-2000'))).status).toBe(404)
  })
})
