import { describe, expect, it } from 'vitest'
import { builtShop } from '../../../test/built-shop.ts'
import { attributes, browserOf, json, pot, tee, year } from './cart-browser.fixture.ts'

describe('a cart is its owner’s alone: it', () => {
  const shop = builtShop()
  const rows = async () => {
    const visitors = await shop.db.selectFrom('visitor').selectAll().orderBy('id').execute()
    const lines = await shop.db
      .selectFrom('cart_line')
      .selectAll()
      .orderBy('visitor_id')
      .orderBy('sku')
      .execute()
    return { visitors, lines }
  }

  it('is changed by POST alone; who comes by an address is led to the cart', async () => {
    for (const path of ['add', 'change', 'save', 'unsave', 'restore']) {
      const put = await shop.ask(`/cart/${path}`, { method: 'PUT', headers: { origin: shop.origin } })
      expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
      const got = await shop.ask(`/cart/${path}`)
      expect([got.status, got.headers.get('location')]).toEqual([302, '/cart'])
    }
    const posted = await shop.ask('/cart', { method: 'POST', body: 'a=1', headers: { origin: shop.origin } })
    expect(posted.status).toBe(405)
  })

  it('cannot be changed from another site', async () => {
    const { cookies, change } = browserOf(shop)
    await change('/cart/add', { sku: tee, quantity: '2' })
    const before = await rows()
    const cookie = `visitor=${cookies.get('visitor')}`
    for (const path of ['add', 'change', 'save', 'unsave', 'restore'])
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
      ])
        for (const end of ['', '.data']) {
          const body = new URLSearchParams({ sku: tee, quantity: '0' })
          const sent = Object.entries({ ...headers, cookie }) as [string, string][]
          const answer = await shop.ask(`/cart/${path}${end}`, { method: 'POST', body, headers: sent })
          expect([path + end, [400, 403]]).toEqual([path + end, expect.arrayContaining([answer.status])])
        }
    expect(await rows()).toEqual(before)
  })

  it('of another is not to be had by guessing', async () => {
    const ada = browserOf(shop)
    await ada.change('/cart/add', { sku: tee, quantity: '2' })
    const before = await rows()
    const { id, token_hash } = before.visitors.at(-1)!
    for (const guess of [
      String(id),
      token_hash,
      'A'.repeat(22),
      '',
      '%00',
      `${ada.cookies.get('visitor')}x`,
    ]) {
      const eve = browserOf(shop)
      eve.cookies.set('visitor', guess)
      eve.cookies.set('cart', '7')
      expect((await eve.change('/cart/change', { sku: tee, quantity: '9' })).status).toBe(404)
      eve.cookies.set('visitor', guess)
      expect((await eve.state()).lines).toEqual([])
      // Cookies that mean nobody are taken back, and never given a meaning.
      expect([...eve.cookies]).toEqual([])
    }
    expect(await rows()).toEqual(before)
  })

  it('is known by cookies that live a year, and of which scripts read only the count', async () => {
    const answer = await browserOf(shop).send('/cart/add', { sku: tee, quantity: '2' })
    expect(attributes(answer, 'visitor')).toEqual(['Path=/', year, 'SameSite=Lax', 'HttpOnly'])
    expect(attributes(answer, 'cart')).toEqual(['Path=/', year, 'SameSite=Lax'])
  })

  it('stands in no page that is kept for everybody, and no log', async () => {
    const ada = browserOf(shop)
    await ada.change('/cart/add', { sku: tee, quantity: '2' })
    const token = ada.cookies.get('visitor')!
    for (const path of ['/', '/Shop', `/productDetails/basic-crew-neck-tee-black`, '/about', '/Shop.data']) {
      const asAda = await ada.ask(path)
      const asNobody = await shop.ask(path)
      expect(asAda.headers.getSetCookie()).toEqual([])
      expect(asAda.headers.get('etag')).toBe(asNobody.headers.get('etag'))
      expect(asAda.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      expect(await asAda.text()).toBe(await asNobody.text())
    }
    await expect.poll(() => JSON.stringify(shop.logged)).toContain('/cart/add')
    expect(JSON.stringify(shop.logged)).not.toContain(token)
    expect(JSON.stringify(shop.logged)).not.toContain(tee)
  })

  it('answers the router in the browser too', async () => {
    const { send, ask } = browserOf(shop)
    const answer = await send('/cart/add.data', { sku: tee, quantity: '2' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('added')
    const page = await ask('/cart.data')
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await page.text()).toContain(tee)
  })

  it('never failed in all of this', () => {
    // React Router itself logs foreign forms to `.data` so.
    const failed = shop.logged.filter(
      ({ event, path }) => event !== 'request' && !String(path).endsWith('.data'),
    )
    expect(failed).toEqual([])
  })

  it('gives each cookie once', async () => {
    const { send, ask } = browserOf(shop)
    await send('/cart/add', { sku: tee, quantity: '2' })
    for (const target of ['/cart', '/cart.data', '/cart/state']) {
      const names = (await ask(target)).headers.getSetCookie().map(line => line.split('=', 1)[0])
      expect([target, ...names]).toEqual([target, 'visitor', 'cart'])
    }
  })
})

describe('a cart under https', () => {
  const shop = builtShop({ publicUrl: 'https://shop.example' })

  it('is known by cookies that go nowhere else', async () => {
    const { send, change, cookies } = browserOf(shop, 'https://shop.example')
    const answer = await send('/cart/add', { sku: tee, quantity: '2' })
    expect(attributes(answer, '__Host-visitor')).toEqual([
      'Path=/',
      year,
      'SameSite=Lax',
      'Secure',
      'HttpOnly',
    ])
    expect(attributes(answer, 'cart')).toEqual(['Path=/', year, 'SameSite=Lax', 'Secure'])
    expect((await change('/cart/add', { sku: tee, quantity: '1' })).answer.cart.lines[0]!.quantity).toBe(3)
    // A neighbour of its domain may have set the other name.
    const planted = cookies.get('__Host-visitor')!
    const eve = browserOf(shop, 'https://shop.example')
    eve.cookies.set('visitor', planted)
    expect((await eve.state()).lines).toEqual([])
  })

  it('refuses forms from the same shop without https', async () => {
    const { send } = browserOf(shop, 'http://shop.example')
    expect((await send('/cart/add', { sku: tee, quantity: '2' })).status).toBe(403)
  })
})

describe('who sends forms faster than anybody clicks', () => {
  const slow = { burst: 3, perSecond: 0.01 }
  const shop = builtShop({ rates: { visitor: slow, newcomer: slow } })

  it('is asked to wait, and nothing changes', async () => {
    const { change, send, state } = browserOf(shop)
    for (const quantity of ['1', '2', '3', '4']) await change('/cart/add', { sku: tee, quantity })
    const before = await state()
    expect(before.lines[0].quantity).toBe(10)
    const refused = await send('/cart/change', { sku: tee, quantity: '5' }, json)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(90)
    expect(await refused.json()).toMatchObject({ ok: false, said: 'too-many', cart: before })
    const plain = await send('/cart/change', { sku: tee, quantity: '5' })
    expect(plain.status).toBe(429)
    expect(await plain.text()).toContain('Too many attempts. Try again in')
    expect(await state()).toEqual(before)
  })

  it('is told by their address while the shop does not know them, and keeps nobody else waiting', async () => {
    const from = (address: string) =>
      shop.ask('/cart/add', {
        method: 'POST',
        body: new URLSearchParams({ sku: pot, quantity: '1' }),
        headers: { origin: shop.origin, 'x-forwarded-for': `10.0.0.1, ${address}`, ...json },
      })
    const statuses = []
    for (let time = 0; time < 4; time++) statuses.push((await from('203.0.113.7')).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await from('203.0.113.8')).status).toBe(200)
    const visitors = await shop.db.selectFrom('visitor').select('id').execute()
    // The one of the test above, and those who came in time.
    expect(visitors).toHaveLength(5)
  })
})
