import { describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import {
  acceptJson,
  cartBrowser,
  cookieAttributes,
  oneYearMaxAge,
  readCartRows,
} from './cart-browser.fixture.ts'

describe('a cart', () => {
  const shop = builtShop()
  const rows = () => readCartRows(shop)

  it('changes only by POST; a GET of its forms redirects to the cart', async () => {
    for (const path of ['add', 'change', 'save', 'unsave', 'restore']) {
      const put = await shop.fetch(`/cart/${path}`, { method: 'PUT', headers: { origin: shop.origin } })
      expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
      const got = await shop.fetch(`/cart/${path}`)
      expect([got.status, got.headers.get('location')]).toEqual([302, '/cart'])
    }
    const posted = await shop.fetch('/cart', {
      method: 'POST',
      body: 'a=1',
      headers: { origin: shop.origin },
    })
    expect(posted.status).toBe(405)
  })

  it('cannot be changed from another site', async () => {
    const { cookies, change } = cartBrowser(shop)
    await change('/cart/add', { sku: blackTeeSku, quantity: '2' })
    const before = await rows()
    const cookie = `visitor=${cookies.get('visitor')}`
    for (const path of ['add', 'change', 'save', 'unsave', 'restore'])
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
      ])
        for (const end of ['', '.data']) {
          const body = new URLSearchParams({ sku: blackTeeSku, quantity: '0' })
          const sent = Object.entries({ ...headers, cookie }) as [string, string][]
          const response = await shop.fetch(`/cart/${path}${end}`, { method: 'POST', body, headers: sent })
          expect([path + end, [400, 403]]).toEqual([path + end, expect.arrayContaining([response.status])])
        }
    expect(await rows()).toEqual(before)
  })

  it('is not found by guessed tokens', async () => {
    const ada = cartBrowser(shop)
    await ada.change('/cart/add', { sku: blackTeeSku, quantity: '2' })
    const before = await rows()
    const { id, token_hash } = before.sessions.at(-1)!
    for (const guess of [
      String(id),
      token_hash,
      'A'.repeat(22),
      '',
      '%00',
      `${ada.cookies.get('visitor')}x`,
    ]) {
      const eve = cartBrowser(shop)
      eve.cookies.set('visitor', guess)
      eve.cookies.set('cart', '7')
      expect((await eve.change('/cart/change', { sku: blackTeeSku, quantity: '9' })).status).toBe(404)
      eve.cookies.set('visitor', guess)
      expect((await eve.state()).lines).toEqual([])
      // Unknown cookies are deleted, never adopted.
      expect([...eve.cookies]).toEqual([])
    }
    expect(await rows()).toEqual(before)
  })

  it('has cookies for a year, of which scripts can read only the count', async () => {
    const response = await cartBrowser(shop).send('/cart/add', { sku: blackTeeSku, quantity: '2' })
    expect(cookieAttributes(response, 'visitor')).toEqual([
      'Path=/',
      oneYearMaxAge,
      'SameSite=Lax',
      'HttpOnly',
    ])
    expect(cookieAttributes(response, 'cart')).toEqual(['Path=/', oneYearMaxAge, 'SameSite=Lax'])
  })

  it('appears in no shared page and no log', async () => {
    const ada = cartBrowser(shop)
    await ada.change('/cart/add', { sku: blackTeeSku, quantity: '2' })
    const token = ada.cookies.get('visitor')!
    for (const path of ['/', '/Shop', `/productDetails/basic-crew-neck-tee-black`, '/about', '/Shop.data']) {
      const asAda = await ada.fetch(path)
      const asNewcomer = await shop.fetch(path)
      expect(asAda.headers.getSetCookie()).toEqual([])
      expect(asAda.headers.get('etag')).toBe(asNewcomer.headers.get('etag'))
      expect(asAda.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      expect(await asAda.text()).toBe(await asNewcomer.text())
    }
    await expect.poll(() => JSON.stringify(shop.logged)).toContain('/cart/add')
    expect(JSON.stringify(shop.logged)).not.toContain(token)
    expect(JSON.stringify(shop.logged)).not.toContain(blackTeeSku)
  })

  it("answers the router's data requests", async () => {
    const { send, fetch } = cartBrowser(shop)
    const response = await send('/cart/add.data', { sku: blackTeeSku, quantity: '2' })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('added')
    const page = await fetch('/cart.data')
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await page.text()).toContain(blackTeeSku)
  })

  it('never logged a failure in these tests', () => {
    // React Router logs cross-origin forms to `.data` this way.
    const failed = shop.logged.filter(
      ({ event, path }) => event !== 'request' && !String(path).endsWith('.data'),
    )
    expect(failed).toEqual([])
  })

  it('sets each cookie once', async () => {
    const { send, fetch } = cartBrowser(shop)
    await send('/cart/add', { sku: blackTeeSku, quantity: '2' })
    for (const target of ['/cart', '/cart.data', '/cart/state']) {
      const names = (await fetch(target)).headers.getSetCookie().map(line => line.split('=', 1)[0])
      expect([target, ...names]).toEqual([target, 'visitor', 'cart'])
    }
  })
})

describe('a cart under https', () => {
  const shop = builtShop({ publicUrl: 'https://shop.example' })

  it('has cookies with the __Host- prefix', async () => {
    const { send, change, cookies } = cartBrowser(shop, 'https://shop.example')
    const response = await send('/cart/add', { sku: blackTeeSku, quantity: '2' })
    expect(cookieAttributes(response, '__Host-visitor')).toEqual([
      'Path=/',
      oneYearMaxAge,
      'SameSite=Lax',
      'Secure',
      'HttpOnly',
    ])
    expect(cookieAttributes(response, 'cart')).toEqual(['Path=/', oneYearMaxAge, 'SameSite=Lax', 'Secure'])
    expect(
      (await change('/cart/add', { sku: blackTeeSku, quantity: '1' })).body.cart.lines[0]!.quantity,
    ).toBe(3)
    // Another host of the domain may have set the unprefixed name.
    const planted = cookies.get('__Host-visitor')!
    const eve = cartBrowser(shop, 'https://shop.example')
    eve.cookies.set('visitor', planted)
    expect((await eve.state()).lines).toEqual([])
  })

  it('refuses forms from the same host without https', async () => {
    const { send } = cartBrowser(shop, 'http://shop.example')
    expect((await send('/cart/add', { sku: blackTeeSku, quantity: '2' })).status).toBe(403)
  })
})

describe('a client that posts too fast', () => {
  const slow = { burst: 3, perSecond: 0.01 }
  const shop = builtShop({ rates: { visitor: slow, newcomer: slow } })

  it('gets 429 and changes nothing', async () => {
    const { change, send, state } = cartBrowser(shop)
    for (const quantity of ['1', '2', '3', '4']) await change('/cart/add', { sku: blackTeeSku, quantity })
    const before = await state()
    expect(before.lines[0].quantity).toBe(10)
    const refused = await send('/cart/change', { sku: blackTeeSku, quantity: '5' }, acceptJson)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(90)
    expect(await refused.json()).toMatchObject({ ok: false, result: 'too-many', cart: before })
    const plain = await send('/cart/change', { sku: blackTeeSku, quantity: '5' })
    expect(plain.status).toBe(429)
    expect(await plain.text()).toContain('Too many attempts. Try again in')
    expect(await state()).toEqual(before)
  })

  it('is limited by network address as a newcomer, without limiting others', async () => {
    const from = (address: string) =>
      shop.fetch('/cart/add', {
        method: 'POST',
        body: new URLSearchParams({ sku: waterPotSku, quantity: '1' }),
        headers: { origin: shop.origin, 'x-forwarded-for': `10.0.0.1, ${address}`, ...acceptJson },
      })
    const statuses = []
    for (let time = 0; time < 4; time++) statuses.push((await from('203.0.113.7')).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await from('203.0.113.8')).status).toBe(200)
    const visitors = await shop.db.selectFrom('visitor').select('id').execute()
    // The one from the test above, and those within the limit.
    expect(visitors).toHaveLength(5)
  })
})
