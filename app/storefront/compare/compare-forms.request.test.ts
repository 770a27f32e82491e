import { describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { fourComparedSlugs, hostileText, summarizeResponse } from './compare.fixture.ts'

const shop = builtShop()

function send(target: string, body: BodyInit, headers: Record<string, string> = {}) {
  return shop.fetch(target, { method: 'POST', body, headers: { origin: shop.origin, ...headers } })
}

const add = (product: string, headers?: Record<string, string>) =>
  send('/compare/add', new URLSearchParams({ product }), headers)

describe('adding a product', () => {
  it('sets the cookie and redirects back to its button', async () => {
    const response = await add('water-pot', { referer: `${shop.origin}/Shop?color=black&page=2` })
    expect(summarizeResponse(response)).toEqual({
      status: 303,
      location: `${shop.origin}/Shop?color=black&page=2#compare-water-pot`,
      cookie: 'compare=water-pot',
    })
    expect(response.headers.get('set-cookie')).toBe(
      'compare=water-pot; Path=/; Max-Age=2592000; SameSite=Lax',
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['sends no referer', {}],
    ['names another site', { referer: 'https://evil.example/Shop' }],
    ['sends an invalid referer', { referer: 'nonsense' }],
  ])('redirects to the comparison when the browser %s', async (_, headers) => {
    const response = await add('water-pot', { cookie: 'compare=school-bag', ...headers })
    expect(summarizeResponse(response)).toEqual({
      status: 303,
      location: '/compare?products=school-bag,water-pot',
      cookie: 'compare=school-bag.water-pot',
    })
  })

  it('never redirects to another host', async () => {
    const response = await add('water-pot', { referer: `${shop.origin}//evil.example/` })
    expect(new URL(response.headers.get('location')!, shop.origin).origin).toBe(shop.origin)
  })

  it('keeps a product it already has in its place', async () => {
    const response = await add('school-bag', { cookie: `compare=${fourComparedSlugs}` })
    expect(summarizeResponse(response)).toMatchObject({ status: 303, cookie: `compare=${fourComparedSlugs}` })
  })

  it('refuses a fifth product and changes nothing', async () => {
    const response = await add('zip-pouch', {
      cookie: `compare=${fourComparedSlugs}`,
      referer: `${shop.origin}/Shop`,
    })
    expect(summarizeResponse(response)).toEqual({ status: 409, location: null, cookie: undefined })
    const html = await response.text()
    expect(html).toContain('You can compare up to 4 products. Remove one to add another.')
    expect(html).toContain('href="/compare"')
    expect(html).toContain(`href="${shop.origin}/Shop"`)
  })

  it('drops a product that no longer exists to make room', async () => {
    const response = await add('zip-pouch', { cookie: 'compare=water-pot.went.product.office-bag' })
    expect(summarizeResponse(response)).toMatchObject({
      status: 303,
      cookie: 'compare=water-pot.product.office-bag.zip-pouch',
    })
  })

  it.each([
    ['nothing', '', 400],
    ['another field', 'sku=water-pot', 400],
    ['an empty product', 'product=', 400],
    ['an invalid slug', `product=${encodeURIComponent(hostileText)}`, 400],
    ['a very long slug', `product=${'a'.repeat(5000)}`, 400],
    ['an unknown product', 'product=went', 404],
  ])('is refused for %s', async (_, body, status) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await send('/compare/add', body, type)
    expect(summarizeResponse(response)).toEqual({ status, location: null, cookie: undefined })
    expect(await response.text()).not.toContain('alert(1)')
  })

  it.each([
    ['application/json', '{"product":"water-pot"}'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="product"'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="product"; filename="a"\r\n\r\nwater-pot\r\n--x--\r\n',
    ],
  ])('is refused as %s', async (type, body) => {
    const response = await send('/compare/add', body, { 'content-type': type })
    expect(summarizeResponse(response)).toEqual({ status: 415, location: null, cookie: undefined })
  })
})

describe('removing a product', () => {
  const remove = (query: string, product: string, cookie: string) =>
    send(`/compare/remove${query}`, new URLSearchParams({ product }), { cookie })

  it('redirects to the others in the same view', async () => {
    const response = await remove(
      '?products=water-pot,school-bag,product&differences=1',
      'school-bag',
      'compare=water-pot.school-bag.product',
    )
    expect(summarizeResponse(response)).toEqual({
      status: 303,
      location: '/compare?products=water-pot,product&differences=1',
      cookie: 'compare=water-pot.product',
    })
  })

  it('from someone else’s comparison keeps the own one', async () => {
    const response = await remove('?products=water-pot,product', 'water-pot', 'compare=water-pot.office-bag')
    expect(summarizeResponse(response)).toMatchObject({
      location: '/compare?products=product',
      cookie: 'compare=water-pot.office-bag',
    })
  })

  it('deletes the cookie with the last product', async () => {
    const response = await remove('?products=water-pot', 'water-pot', 'compare=water-pot')
    expect(summarizeResponse(response)).toMatchObject({ location: '/compare', cookie: 'compare=' })
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0')
  })

  it('ignores an absent product and refuses an invalid one', async () => {
    const absent = await remove('?products=water-pot', 'went', 'compare=water-pot')
    expect(summarizeResponse(absent)).toMatchObject({
      location: '/compare?products=water-pot',
      cookie: 'compare=water-pot',
    })
    const nonsense = await remove(
      `?products=${encodeURIComponent(hostileText)}`,
      hostileText,
      `compare=${hostileText}`,
    )
    expect(summarizeResponse(nonsense)).toEqual({ status: 400, location: null, cookie: undefined })
    const query = await remove(
      `?products=${encodeURIComponent(hostileText)}`,
      'water-pot',
      `compare=${hostileText}`,
    )
    expect(summarizeResponse(query)).toMatchObject({ location: '/compare', cookie: 'compare=' })
  })
})

describe('saving a comparison', () => {
  it('replaces the own comparison by the one in the address', async () => {
    const cookie = { cookie: 'compare=office-bag' }
    const sent = await send('/compare/save?products=water-pot,product', '', cookie)
    expect(summarizeResponse(sent)).toEqual({
      status: 303,
      location: '/compare?products=water-pot,product',
      cookie: 'compare=water-pot.product',
    })
    const empty = await send(`/compare/save?products=${encodeURIComponent(hostileText)}`, '', cookie)
    expect(summarizeResponse(empty)).toMatchObject({ location: '/compare', cookie: 'compare=' })
  })
})

describe.each(['add', 'remove', 'save'])('the form /compare/%s', name => {
  it.each([{ origin: 'https://evil.example' }, { origin: 'null' }])(
    'is refused from %j and sets no cookie',
    async headers => {
      const body = new URLSearchParams({ product: 'water-pot' })
      const response = await send(`/compare/${name}?products=water-pot`, body, headers)
      expect([400, 403]).toContain(response.status)
      expect(response.headers.get('set-cookie')).toBeNull()
    },
  )

  it('accepts POST only', async () => {
    const body = new URLSearchParams({ product: 'water-pot' })
    for (const method of ['PUT', 'DELETE']) {
      const response = await shop.fetch(`/compare/${name}`, {
        method,
        body,
        headers: { origin: shop.origin },
      })
      expect(summarizeResponse(response)).toEqual({ status: 405, location: null, cookie: undefined })
    }
  })

  it('leads GET to the comparison', async () => {
    for (const query of ['', '?products=water-pot']) {
      const response = await shop.fetch(`/compare/${name}${query}`)
      expect(response.headers.get('set-cookie')).toBeNull()
      if (name === 'add') expect(await response.text()).toMatch(/<a class="button"[^>]* href="\/compare"/)
      else expect(summarizeResponse(response)).toMatchObject({ status: 302, location: '/compare' })
    }
  })
})

describe('product cards for the comparison', () => {
  it('come in the order of their slugs, without unknown ones', async () => {
    const response = await shop.fetch('/product-cards?slugs=school-bag,went,water-pot')
    const { cards } = await response.json()
    expect(cards.map((card: { title: string }) => card.title)).toEqual(['School Bag', 'Water Pot'])
  })

  it.each(['?slugs=', '?slugs=a,,b', `?slugs=${hostileText}`, '?slugs=a,b,c,d,e,f,g,h,i', '?slugs=%00'])(
    'are refused for %j',
    async query => {
      const response = await shop.fetch(`/product-cards${query}`)
      expect(response.status).toBe(400)
      expect(await response.text()).not.toContain('alert(1)')
    },
  )
})

describe('a shop on HTTPS', () => {
  const secure = builtShop({ publicUrl: 'https://shop.example' })

  it('sets a secure cookie', async () => {
    const response = await secure.fetch('/compare/add', {
      method: 'POST',
      body: new URLSearchParams({ product: 'water-pot' }),
      headers: { origin: 'https://shop.example', referer: 'https://shop.example/Shop' },
    })
    expect(response.headers.get('set-cookie')).toMatch(/; Secure$/)
    expect(response.headers.get('location')).toBe('https://shop.example/Shop#compare-water-pot')
  })
})
