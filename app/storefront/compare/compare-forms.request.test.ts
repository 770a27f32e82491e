import { describe, expect, it } from 'vitest'
import { builtShop } from '../../../test/built-shop.ts'
import { four, hostile, outcome } from './compare.fixture.ts'

const shop = builtShop()

function send(target: string, body: BodyInit, headers: Record<string, string> = {}) {
  return shop.ask(target, { method: 'POST', body, headers: { origin: shop.origin, ...headers } })
}

const add = (product: string, headers?: Record<string, string>) =>
  send('/compare/add', new URLSearchParams({ product }), headers)

describe('taking a product in', () => {
  it('is kept by the browser and leads back to its button', async () => {
    const answer = await add('water-pot', { referer: `${shop.origin}/Shop?color=black&page=2` })
    expect(outcome(answer)).toEqual({
      status: 303,
      location: `${shop.origin}/Shop?color=black&page=2#compare-water-pot`,
      cookie: 'compare=water-pot',
    })
    expect(answer.headers.get('set-cookie')).toBe('compare=water-pot; Path=/; Max-Age=2592000; SameSite=Lax')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['does not say', {}],
    ['says another site', { referer: 'https://evil.example/Shop' }],
    ['says nonsense', { referer: 'nonsense' }],
  ])('leads to the comparison when a browser %s where it was', async (_, headers) => {
    const answer = await add('water-pot', { cookie: 'compare=school-bag', ...headers })
    expect(outcome(answer)).toEqual({
      status: 303,
      location: '/compare?products=school-bag,water-pot',
      cookie: 'compare=school-bag.water-pot',
    })
  })

  it('never leads to another host', async () => {
    const answer = await add('water-pot', { referer: `${shop.origin}//evil.example/` })
    expect(new URL(answer.headers.get('location')!, shop.origin).origin).toBe(shop.origin)
  })

  it('keeps the order, and a product that is chosen already in its place', async () => {
    const answer = await add('school-bag', { cookie: `compare=${four}` })
    expect(outcome(answer)).toMatchObject({ status: 303, cookie: `compare=${four}` })
  })

  it('is refused in words for a fifth, and changes nothing', async () => {
    const answer = await add('zip-pouch', { cookie: `compare=${four}`, referer: `${shop.origin}/Shop` })
    expect(outcome(answer)).toEqual({ status: 409, location: null, cookie: undefined })
    const html = await answer.text()
    expect(html).toContain('You compare four already. Take one out first.')
    expect(html).toContain('href="/compare"')
    expect(html).toContain(`href="${shop.origin}/Shop"`)
  })

  it('has room again when one of four is not in the shop any more', async () => {
    const answer = await add('zip-pouch', { cookie: 'compare=water-pot.went.product.office-bag' })
    expect(outcome(answer)).toMatchObject({
      status: 303,
      cookie: 'compare=water-pot.product.office-bag.zip-pouch',
    })
  })

  it.each([
    ['nothing', '', 400],
    ['no product', 'sku=water-pot', 400],
    ['an empty one', 'product=', 400],
    ['what is no slug', `product=${encodeURIComponent(hostile)}`, 400],
    ['one as long as a book', `product=${'a'.repeat(5000)}`, 400],
    ['one that the shop does not have', 'product=went', 404],
  ])('is refused for %s', async (_, body, status) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await send('/compare/add', body, type)
    expect(outcome(answer)).toEqual({ status, location: null, cookie: undefined })
    expect(await answer.text()).not.toContain('alert(1)')
  })

  it.each([
    ['application/json', '{"product":"water-pot"}'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="product"'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="product"; filename="a"\r\n\r\nwater-pot\r\n--x--\r\n',
    ],
  ])('is refused as %s', async (type, body) => {
    const answer = await send('/compare/add', body, { 'content-type': type })
    expect(outcome(answer)).toEqual({ status: 415, location: null, cookie: undefined })
  })
})

describe('taking a product out', () => {
  const remove = (query: string, product: string, cookie: string) =>
    send(`/compare/remove${query}`, new URLSearchParams({ product }), { cookie })

  it('leads back to the others as they were shown', async () => {
    const answer = await remove(
      '?products=water-pot,school-bag,product&differences=1',
      'school-bag',
      'compare=water-pot.school-bag.product',
    )
    expect(outcome(answer)).toEqual({
      status: 303,
      location: '/compare?products=water-pot,product&differences=1',
      cookie: 'compare=water-pot.product',
    })
  })

  it('of a set that somebody sent leaves the own choice alone', async () => {
    const answer = await remove('?products=water-pot,product', 'water-pot', 'compare=water-pot.office-bag')
    expect(outcome(answer)).toMatchObject({
      location: '/compare?products=product',
      cookie: 'compare=water-pot.office-bag',
    })
  })

  it('with the last one leaves nothing to keep', async () => {
    const answer = await remove('?products=water-pot', 'water-pot', 'compare=water-pot')
    expect(outcome(answer)).toMatchObject({ location: '/compare', cookie: 'compare=' })
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0')
  })

  it('that is not there changes nothing, and nonsense is refused', async () => {
    const absent = await remove('?products=water-pot', 'went', 'compare=water-pot')
    expect(outcome(absent)).toMatchObject({
      location: '/compare?products=water-pot',
      cookie: 'compare=water-pot',
    })
    const nonsense = await remove(`?products=${encodeURIComponent(hostile)}`, hostile, `compare=${hostile}`)
    expect(outcome(nonsense)).toEqual({ status: 400, location: null, cookie: undefined })
    const query = await remove(`?products=${encodeURIComponent(hostile)}`, 'water-pot', `compare=${hostile}`)
    expect(outcome(query)).toMatchObject({ location: '/compare', cookie: 'compare=' })
  })
})

describe('keeping what somebody sent', () => {
  it('makes it the own choice, and nothing of it when the address has nothing', async () => {
    const cookie = { cookie: 'compare=office-bag' }
    const sent = await send('/compare/keep?products=water-pot,product', '', cookie)
    expect(outcome(sent)).toEqual({
      status: 303,
      location: '/compare?products=water-pot,product',
      cookie: 'compare=water-pot.product',
    })
    const nothing = await send(`/compare/keep?products=${encodeURIComponent(hostile)}`, '', cookie)
    expect(outcome(nothing)).toMatchObject({ location: '/compare', cookie: 'compare=' })
  })
})

describe.each(['add', 'remove', 'keep'])('the form /compare/%s', name => {
  it.each([{ origin: 'https://evil.example' }, { origin: 'null' }])(
    'is refused from %j, and nothing is kept',
    async headers => {
      const body = new URLSearchParams({ product: 'water-pot' })
      const answer = await send(`/compare/${name}?products=water-pot`, body, headers)
      expect([400, 403]).toContain(answer.status)
      expect(answer.headers.get('set-cookie')).toBeNull()
    },
  )

  it('takes nothing in another way than a form sends it', async () => {
    const body = new URLSearchParams({ product: 'water-pot' })
    for (const method of ['PUT', 'DELETE']) {
      const answer = await shop.ask(`/compare/${name}`, { method, body, headers: { origin: shop.origin } })
      expect(outcome(answer)).toEqual({ status: 405, location: null, cookie: undefined })
    }
  })

  it('is no page: who opens its address is led to the comparison', async () => {
    for (const query of ['', '?products=water-pot']) {
      const answer = await shop.ask(`/compare/${name}${query}`)
      expect(answer.headers.get('set-cookie')).toBeNull()
      if (name === 'add') expect(await answer.text()).toMatch(/<a class="button"[^>]* href="\/compare"/)
      else expect(outcome(answer)).toMatchObject({ status: 302, location: '/compare' })
    }
  })
})

describe('the cards of what is chosen', () => {
  it('come by their slugs, in this order, without what is not there', async () => {
    const answer = await shop.ask('/productCards?slugs=school-bag,went,water-pot')
    const { cards } = await answer.json()
    expect(cards.map((card: { title: string }) => card.title)).toEqual(['School Bag', 'Water Pot'])
  })

  it.each(['?slugs=', '?slugs=a,,b', `?slugs=${hostile}`, '?slugs=a,b,c,d,e,f,g,h,i', '?slugs=%00'])(
    'are refused for %j',
    async query => {
      const answer = await shop.ask(`/productCards${query}`)
      expect(answer.status).toBe(400)
      expect(await answer.text()).not.toContain('alert(1)')
    },
  )
})

describe('a shop that is reached by https', () => {
  const secure = builtShop({ publicUrl: 'https://shop.example' })

  it('has its cookie sent over https alone', async () => {
    const answer = await secure.ask('/compare/add', {
      method: 'POST',
      body: new URLSearchParams({ product: 'water-pot' }),
      headers: { origin: 'https://shop.example', referer: 'https://shop.example/Shop' },
    })
    expect(answer.headers.get('set-cookie')).toMatch(/; Secure$/)
    expect(answer.headers.get('location')).toBe('https://shop.example/Shop#compare-water-pot')
  })
})
