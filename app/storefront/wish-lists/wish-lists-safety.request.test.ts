import { describe, expect, it } from 'vitest'
import { wishChangeKinds } from '#commerce/cart/wish-lists/wish-change.ts'
import { builtShop } from '#test/built-shop.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import { acceptJson } from '../cart/cart-browser.fixture.ts'
import { readProductIdOfSku, readStoredRows, wishBrowser, wishShopper } from './wish-browser.fixture.ts'

describe('wish lists', () => {
  const shop = builtShop()

  it('never print values from an address', async () => {
    const { page, list } = await wishShopper(shop)
    for (const query of [
      'result=<script>alert(1)</script>',
      'result=removed&product=<b>',
      `result=moved&list=<b>&product=${'9'.repeat(40)}`,
      'result=__proto__',
    ]) {
      const html = await page(`/wish-list/${list}?${query}`)
      expect(html).not.toContain('alert(1)')
      expect(html).not.toContain('<b>')
    }
  })

  it('escape list names', async () => {
    const { change, page } = await wishShopper(shop)
    const name = '<img src=x onerror=alert(1)> & "quotes"'
    const { response } = await change('create', { name })
    const html = await page(`/wish-list/${response.list}?result=created&list=${response.list}`)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; ')
    expect(html).not.toContain('<img src=x')
  })

  const long = 'x'.repeat(61)
  it.each<[string, string, Record<string, string> | string, number]>([
    ['no product', 'add', {}, 404],
    ['product 0', 'add', { product: '0' }, 404],
    ['an unknown product', 'add', { product: '999999999' }, 404],
    ['a number too large', 'add', { product: '9'.repeat(30) }, 404],
    ['an unknown SKU', 'add', { sku: 'NO-SUCH' }, 404],
    ['SQL', 'add', { sku: "' or 1=1 --" }, 404],
    ['a script', 'add', { sku: '<script>alert(1)</script>' }, 404],
    ['an unknown list', 'add', { sku: blackTeeSku, list: 'A'.repeat(22) }, 404],
    ['a malformed list id', 'add', { sku: blackTeeSku, list: '../../cart' }, 404],
    ['a NUL', 'add', 'sku=TEE%00', 400],
    ['invalid UTF-8', 'add', 'sku=%ff%fe', 400],
    ['a malformed key', 'add', { sku: blackTeeSku, key: '<b>' }, 400],
    ['thousands of fields', 'add', `sku=${blackTeeSku}${'&a=1'.repeat(4000)}`, 400],
    ['an oversized body', 'add', `sku=${blackTeeSku}&more=${'x'.repeat(17_000)}`, 413],
    ['no name', 'create', {}, 400],
    ['an empty name', 'create', { name: '   ' }, 400],
    ['a long name', 'create', { name: long }, 400],
    ['a name with a line break', 'create', 'name=a%0ab', 400],
    ['a name with an escape', 'create', 'name=a%1b[31m', 400],
    ['a long name for an unknown list', 'rename', { name: long, list: 'A'.repeat(22) }, 400],
    ['nothing', 'remove', {}, 404],
    ['nothing', 'restore', {}, 404],
    ['nothing', 'move', {}, 404],
    ['nothing', 'move-to-cart', {}, 404],
    ['nothing', 'delete', {}, 404],
    ['nothing', 'share', {}, 404],
    ['nothing', 'unshare', {}, 404],
  ])('take no form with %s to %s, and nothing changes', async (_, kind, fields, status) => {
    const known = await wishShopper(shop)
    const before = await readStoredRows(shop)
    for (const { send } of [known, wishBrowser(shop)])
      for (const headers of [{}, acceptJson]) {
        const response = await send(`/wish-list/${kind}`, fields, headers)
        expect(response.status).toBe(status)
        expect(await response.text()).not.toContain('<script>')
      }
    expect(await readStoredRows(shop)).toEqual(before)
  })

  it.each([
    ['JSON', 'application/json', `{"sku":"${blackTeeSku}"}`],
    ['text', 'text/plain', `sku=${blackTeeSku}`],
    ['files', 'multipart/form-data; boundary=x', '--x--'],
  ])('reject %s as a form', async (_, type, body) => {
    const response = await wishBrowser(shop).send('/wish-list/add', body, { 'content-type': type })
    expect(response.status).toBe(415)
  })

  it('are changed by POST only, and redirect GET to the list', async () => {
    for (const kind of wishChangeKinds) {
      const put = await shop.fetch(`/wish-list/${kind}`, { method: 'PUT', headers: { origin: shop.origin } })
      expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
      const got = await shop.fetch(`/wish-list/${kind}`)
      expect([got.status, got.headers.get('location')]).toEqual([302, '/wish-list'])
    }
    for (const target of ['/wish-list', `/wishes/${'A'.repeat(22)}`]) {
      const posted = await shop.fetch(target, {
        method: 'POST',
        body: 'a=1',
        headers: { origin: shop.origin },
      })
      expect(posted.status).toBe(405)
    }
  })

  it('cannot be changed from another site', async () => {
    const { cookies, list } = await wishShopper(shop)
    const before = await readStoredRows(shop)
    const cookie = `visitor=${cookies.get('visitor')}`
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const kind of wishChangeKinds)
      for (const headers of foreign) {
        const body = new URLSearchParams({
          sku: waterPotSku,
          product: await readProductIdOfSku(shop, blackTeeSku),
          list,
          name: 'Evil',
        })
        const sent = Object.entries({ ...headers, cookie }) as [string, string][]
        const response = await shop.fetch(`/wish-list/${kind}`, { method: 'POST', body, headers: sent })
        expect([kind, response.status]).toEqual([kind, 403])
        const data = await shop.fetch(`/wish-list/${kind}.data`, { method: 'POST', body, headers: sent })
        expect([kind, [400, 403]]).toEqual([kind, expect.arrayContaining([data.status])])
      }
    expect(await readStoredRows(shop)).toEqual(before)
  })

  it('of another visitor cannot be read or changed', async () => {
    const ada = await wishShopper(shop)
    const second = (await ada.change('create', { name: 'Second' })).response.list!
    const tee = await readProductIdOfSku(shop, blackTeeSku)
    const eve = await wishShopper(shop)
    const before = await readStoredRows(shop)
    for (const browser of [eve, wishBrowser(shop)]) {
      for (const path of [`/wish-list/${ada.list}`, `/wish-list/${ada.list}.data`, `/wishes/${ada.list}`])
        expect((await browser.fetch(path)).status).toBe(404)
      for (const kind of wishChangeKinds.filter(other => other !== 'create')) {
        const fields = { sku: waterPotSku, product: tee, list: ada.list, to: second, name: 'Mine' }
        const { status, response } = await browser.change(kind, fields)
        expect([kind, status]).toEqual([kind, 404])
        expect(JSON.stringify(response.hearts)).not.toContain(ada.list)
      }
    }
    // Wishes can't be moved there or from there, either.
    for (const [list, to] of [
      [eve.list, ada.list],
      [ada.list, eve.list],
    ])
      expect((await eve.change('move', { product: tee, list: list!, to: to! })).status).toBe(404)
    expect(await readStoredRows(shop)).toEqual(before)
  })

  it('log no failure in all of this', () => {
    // React Router itself logs foreign forms to `.data`.
    const failed = shop.logged.filter(
      ({ event, path }) => event !== 'request' && !String(path).endsWith('.data'),
    )
    expect(failed).toEqual([])
  })
})
