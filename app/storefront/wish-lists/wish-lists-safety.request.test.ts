import { describe, expect, it } from 'vitest'
import { builtShop } from '../../../test/built-shop.ts'
import { wishDeeds } from '../../commerce/wish-lists/wish-change.ts'
import { json } from '../cart/cart-browser.fixture.ts'
import { browserOf, keptRows, potSku, productOf, shopperOf, teeSku } from './wish-browser.fixture.ts'

describe('wish lists', () => {
  const shop = builtShop()

  it('say nothing that came in an address', async () => {
    const { page, list } = await shopperOf(shop)
    for (const query of [
      'said=<script>alert(1)</script>',
      'said=removed&product=<b>',
      `said=moved&about=<b>&product=${'9'.repeat(40)}`,
      'said=__proto__',
    ]) {
      const html = await page(`/wishList/${list}?${query}`)
      expect(html).not.toContain('alert(1)')
      expect(html).not.toContain('<b>')
    }
  })

  it('show names as they were typed, and never as a page', async () => {
    const { change, page } = await shopperOf(shop)
    const name = '<img src=x onerror=alert(1)> & "quotes"'
    const { answer } = await change('create', { name })
    const html = await page(`/wishList/${answer.list}?said=created&about=${answer.list}`)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; ')
    expect(html).not.toContain('<img src=x')
  })

  const long = 'x'.repeat(61)
  it.each<[string, string, Record<string, string> | string, number]>([
    ['no product', 'add', {}, 404],
    ['a product that is none', 'add', { product: '0' }, 404],
    ['a product that is not sold', 'add', { product: '999999999' }, 404],
    ['a number too large', 'add', { product: '9'.repeat(30) }, 404],
    ['an unknown SKU', 'add', { sku: 'NO-SUCH' }, 404],
    ['SQL', 'add', { sku: "' or 1=1 --" }, 404],
    ['a script', 'add', { sku: '<script>alert(1)</script>' }, 404],
    ['a list that is not there', 'add', { sku: teeSku, list: 'A'.repeat(22) }, 404],
    ['a list that is none', 'add', { sku: teeSku, list: '../../cart' }, 404],
    ['a NUL', 'add', 'sku=TEE%00', 400],
    ['bytes that are no text', 'add', 'sku=%ff%fe', 404],
    ['a key that is none', 'add', { sku: teeSku, key: '<b>' }, 400],
    ['thousands of fields', 'add', `sku=${teeSku}${'&a=1'.repeat(4000)}`, 400],
    ['more than a form holds', 'add', `sku=${teeSku}&more=${'x'.repeat(17_000)}`, 413],
    ['no name', 'create', {}, 400],
    ['an empty name', 'create', { name: '   ' }, 400],
    ['a long name', 'create', { name: long }, 400],
    ['a name with a line end', 'create', 'name=a%0ab', 400],
    ['a name with an escape', 'create', 'name=a%1b[31m', 400],
    ['a name that turns around', 'create', { name: 'a\u202eb' }, 400],
    ['a long name for an old list', 'rename', { name: long, list: 'A'.repeat(22) }, 400],
    ['nothing', 'remove', {}, 404],
    ['nothing', 'restore', {}, 404],
    ['nothing', 'move', {}, 404],
    ['nothing', 'moveToCart', {}, 404],
    ['nothing', 'delete', {}, 404],
    ['nothing', 'share', {}, 404],
    ['nothing', 'unshare', {}, 404],
  ])('take no form with %s to %s, and nothing changes', async (_, deed, fields, status) => {
    const known = await shopperOf(shop)
    const before = await keptRows(shop)
    for (const { send } of [known, browserOf(shop)])
      for (const headers of [{}, json]) {
        const answer = await send(`/wishList/${deed}`, fields, headers)
        expect(answer.status).toBe(status)
        expect(await answer.text()).not.toContain('<script>')
      }
    expect(await keptRows(shop)).toEqual(before)
  })

  it.each([
    ['JSON', 'application/json', `{"sku":"${teeSku}"}`],
    ['text', 'text/plain', `sku=${teeSku}`],
    ['files', 'multipart/form-data; boundary=x', '--x--'],
  ])('take no %s for a form', async (_, type, body) => {
    const answer = await browserOf(shop).send('/wishList/add', body, { 'content-type': type })
    expect(answer.status).toBe(415)
  })

  it('are changed by POST alone; who comes by an address is led to the list', async () => {
    for (const deed of wishDeeds) {
      const put = await shop.ask(`/wishList/${deed}`, { method: 'PUT', headers: { origin: shop.origin } })
      expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
      const got = await shop.ask(`/wishList/${deed}`)
      expect([got.status, got.headers.get('location')]).toEqual([302, '/wishList'])
    }
    for (const target of ['/wishList', `/wishes/${'A'.repeat(22)}`]) {
      const posted = await shop.ask(target, { method: 'POST', body: 'a=1', headers: { origin: shop.origin } })
      expect(posted.status).toBe(405)
    }
  })

  it('cannot be changed from another site', async () => {
    const { cookies, list } = await shopperOf(shop)
    const before = await keptRows(shop)
    const cookie = `visitor=${cookies.get('visitor')}`
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const deed of wishDeeds)
      for (const headers of foreign) {
        const body = new URLSearchParams({
          sku: potSku,
          product: await productOf(shop, teeSku),
          list,
          name: 'Evil',
        })
        const sent = Object.entries({ ...headers, cookie }) as [string, string][]
        const answer = await shop.ask(`/wishList/${deed}`, { method: 'POST', body, headers: sent })
        expect([deed, answer.status]).toEqual([deed, 403])
        const data = await shop.ask(`/wishList/${deed}.data`, { method: 'POST', body, headers: sent })
        expect([deed, [400, 403]]).toEqual([deed, expect.arrayContaining([data.status])])
      }
    expect(await keptRows(shop)).toEqual(before)
  })

  it('of another are not there, to read or to change', async () => {
    const ada = await shopperOf(shop)
    const second = (await ada.change('create', { name: 'Second' })).answer.list!
    const tee = await productOf(shop, teeSku)
    const eve = await shopperOf(shop)
    const before = await keptRows(shop)
    for (const browser of [eve, browserOf(shop)]) {
      for (const path of [`/wishList/${ada.list}`, `/wishList/${ada.list}.data`, `/wishes/${ada.list}`])
        expect((await browser.ask(path)).status).toBe(404)
      for (const deed of wishDeeds.filter(other => other !== 'create')) {
        const fields = { sku: potSku, product: tee, list: ada.list, to: second, name: 'Mine' }
        const { status, answer } = await browser.change(deed, fields)
        expect([deed, status]).toEqual([deed, 404])
        expect(JSON.stringify(answer.hearts)).not.toContain(ada.list)
      }
    }
    // Nor can something be moved there, or taken from there.
    for (const [list, to] of [
      [eve.list, ada.list],
      [ada.list, eve.list],
    ])
      expect((await eve.change('move', { product: tee, list: list!, to: to! })).status).toBe(404)
    expect(await keptRows(shop)).toEqual(before)
  })

  it('never failed in all of this', () => {
    // React Router itself logs foreign forms to `.data` so.
    const failed = shop.logged.filter(
      ({ event, path }) => event !== 'request' && !String(path).endsWith('.data'),
    )
    expect(failed).toEqual([])
  })
})
