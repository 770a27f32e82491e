import { describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { blackTeeSku, soldOutSku, waterPotSku } from '#test/demo-skus.ts'
import { formAround, formFields } from '#test/html.ts'
import { acceptJson, cartBrowser, readCartRows } from './cart-browser.fixture.ts'

describe('a cart', () => {
  const shop = builtShop()
  const rows = () => readCartRows(shop)

  it('is empty for a newcomer and stores nothing', async () => {
    const before = await rows()
    const { fetch, cookies } = cartBrowser(shop)
    const page = await fetch('/cart')
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await page.text()).toContain('Your cart is empty')
    const state = await fetch('/cart/state')
    expect(state.headers.get('cache-control')).toBe('no-store')
    expect(await state.json()).toEqual({ lines: [], limit: 10 })
    expect(cookies.size).toBe(0)
    expect(await rows()).toEqual(before)
  })

  it('returns itself to scripts with every change', async () => {
    const { change, cookies, state } = cartBrowser(shop)
    const added = await change('/cart/add', { sku: blackTeeSku, quantity: '3' })
    expect(added).toMatchObject({
      status: 200,
      body: { ok: true, result: 'added', sku: blackTeeSku, added: 3 },
    })
    expect(added.body.message).toBe('Basic Crew Neck Tee is in your cart.')
    expect(cookies.get('cart')).toBe('3')
    const more = await change('/cart/add', { sku: blackTeeSku, quantity: '9' })
    expect(more).toMatchObject({ status: 200, body: { result: 'added-to-limit', added: 7 } })
    expect(more.body.message).toContain('10')
    expect(cookies.get('cart')).toBe('10')
    await change('/cart/add', { sku: waterPotSku, quantity: '1' })
    expect(cookies.get('cart')).toBe('11')
    await change('/cart/save', { sku: blackTeeSku })
    expect(cookies.get('cart')).toBe('1')
    const gone = await change('/cart/change', { sku: waterPotSku, quantity: '0' })
    expect(gone.body).toMatchObject({
      result: 'removed',
      cart: { lines: [{ sku: waterPotSku, removed: true }, { sku: blackTeeSku }] },
    })
    expect(cookies.has('cart')).toBe(false)
    await change('/cart/restore', { sku: waterPotSku })
    await change('/cart/unsave', { sku: blackTeeSku })
    const last = await change('/cart/change', { sku: blackTeeSku, quantity: '10', step: '-1' })
    expect(cookies.get('cart')).toBe('10')
    expect(await state()).toEqual(last.body.cart)
  })

  it('holds the exact sum of concurrent adds', async () => {
    const { change, state, cookies } = cartBrowser(shop)
    await change('/cart/add', { sku: blackTeeSku, quantity: '1' })
    const adds = Array.from({ length: 20 }, (_, n) =>
      change('/cart/add', { sku: n % 2 === 0 ? blackTeeSku : 'BAG-SCH-01', quantity: '1' }),
    )
    const responses = await Promise.all(adds)
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(19)
    expect(responses.filter(({ body }) => body.result === 'at-limit')).toHaveLength(1)
    const { lines } = await state()
    expect(lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([10, 10])
    expect(cookies.get('cart')).toBe('20')
  })

  it('is changed by forms without JavaScript, which redirect with the result', async () => {
    const { send, fetch, cookies } = cartBrowser(shop)
    const follow = async (response: Response) => {
      expect(response.status).toBe(303)
      expect(response.headers.get('cache-control')).toBe('no-store')
      return (await fetch(response.headers.get('location')!)).text()
    }
    const added = await send('/cart/add', { sku: blackTeeSku, quantity: '3' })
    expect(added.headers.get('location')).toBe(`/cart?result=added&line=${blackTeeSku}`)
    expect(await follow(added)).toContain('Basic Crew Neck Tee is in your cart.')
    expect(await follow(await send('/cart/add', { sku: blackTeeSku, quantity: '0' }))).toContain(
      'Nothing was added',
    )
    expect(await follow(await send('/cart/add', { sku: soldOutSku, quantity: '1' }))).toContain('sold out')
    expect(await follow(await send('/cart/add', { sku: blackTeeSku, quantity: '20' }))).toContain('per order')
    const removed = await follow(await send('/cart/change', { sku: blackTeeSku, quantity: '0' }))
    expect(removed).toContain('was removed')
    expect(removed).toMatch(/action="\/cart\/restore".*value="TEE-BLK-01-S".*Undo/)
    const later = `/cart?result=removed&line=${blackTeeSku}`
    expect(await follow(await send('/cart/restore', { sku: blackTeeSku }))).toContain('value="10"')
    expect(await (await fetch(later)).text()).not.toContain('Undo')
    expect(cookies.get('cart')).toBe('10')
  })

  it('names a sold-out item that a form without JavaScript asked for, and links to it and its alert', async () => {
    const { send, fetch } = cartBrowser(shop)
    const fields = { product: 'product', color: 'clay', size: 'xl', quantity: '1' }
    const address = (await send('/cart/add', fields)).headers.get('location')!
    expect(address).toBe(`/cart?result=sold-out&line=${soldOutSku}`)
    const page = async (url: string) => (await fetch(url)).text()
    const html = await page(address)
    expect(html).toMatch(/role="status"[^>]*>Product, Clay, XL is sold out\.</)
    expect(html).toContain(`href="/back-in-stock/${soldOutSku}"`)
    expect(html).toContain('href="/productDetails/product?color=clay&amp;size=xl"')
    for (const line of ['NO-SUCH', '%01', 'x&line=y'])
      expect(await page(`/cart?result=sold-out&line=${line}`)).toContain('This item is sold out.')
    expect(await page(`/cart?result=sold-out&line=${blackTeeSku}`)).not.toContain('is sold out')
  })

  it('takes the options selected on a product page before the page shows them', async () => {
    const { fetch, send, state } = cartBrowser(shop)
    const page = await (await fetch('/productDetails?color=clay&size=s')).text()
    const fields = formFields(formAround(page, 'formAction="/cart/add"'))
    expect(fields).toMatchObject({ color: 'clay', size: 's', quantity: '1' })
    const selected = { ...fields, product: 'product', color: 'black', size: 'm', quantity: '2' }
    const added = await send('/cart/add', selected)
    expect(added.headers.get('location')).toBe('/cart?result=added&line=PRD-BLK-M')
    expect((await state()).lines).toMatchObject([{ sku: 'PRD-BLK-M', quantity: 2 }])
  })

  it('redirects back to pages of the shop only', async () => {
    const { send } = cartBrowser(shop)
    const wayFrom = async (returnTo: string) =>
      (await send('/cart/add', { sku: waterPotSku, quantity: '1', returnTo })).headers.get('location')
    expect(await wayFrom('/Shop?color=sage')).toBe('/Shop?color=sage')
    expect(await wayFrom('/cart?x=1')).toBe(`/cart?x=1&result=added&line=${waterPotSku}`)
    for (const evil of ['https://evil.example', '//evil.example', '/.//evil.example', '/\\evil.example', ''])
      expect(await wayFrom(evil)).toMatch(/^\/cart\?result=/)
  })

  it('has forms on cards that add a product, or open its page when it has options', async () => {
    const { fetch } = cartBrowser(shop)
    const bags = await (await fetch('/Shop?q=office+bag')).text()
    expect(bags).toMatch(
      /<form[^>]* action="\/cart\/add" method="post">.*?value="BAG-OFF-01"[^>]* name="sku"/s,
    )
    const tees = await (await fetch('/Shop?q=striped')).text()
    expect(tees).toMatch(/<form[^>]* action="\/productDetails\/striped-tee"[^>]* method="get"/)
  })

  it('knows the options of a product on sale', async () => {
    const { limit, options } = await (await shop.fetch('/product-options/striped-tee')).json()
    expect([limit, options.map(({ slug }: { slug: string }) => slug)]).toEqual([10, ['size']])
    expect((await shop.fetch('/product-options/no-such')).status).toBe(404)
  })

  it('shows nothing from an invalid URL', async () => {
    const { fetch } = cartBrowser(shop)
    const html = await (await fetch('/cart?result=<script>alert(1)</script>&line=<b>')).text()
    expect(html).not.toContain('alert(1)')
    expect(html).not.toContain('<b>')
    expect(/<main.*<\/main>/s.exec(html)![0]).not.toContain('role="status"')
  })

  it.each([
    ['a negative quantity', { sku: blackTeeSku, quantity: '-1' }, 400],
    ['a quantity in scientific notation', { sku: blackTeeSku, quantity: '1e9' }, 400],
    ['a billion', { sku: blackTeeSku, quantity: '1000000000' }, 400],
    ['a fraction', { sku: blackTeeSku, quantity: '1.5' }, 400],
    ['a word as quantity', { sku: blackTeeSku, quantity: 'x' }, 400],
    ['no quantity', { sku: blackTeeSku }, 400],
    ['no SKU', { quantity: '1' }, 404],
    ['an unknown SKU', { sku: 'NO-SUCH', quantity: '1' }, 404],
    ['an SQL injection', { sku: "' or 1=1 --", quantity: '1' }, 404],
    ['a script as SKU', { sku: '<script>alert(1)</script>', quantity: '1' }, 404],
    ['a NUL byte', 'sku=TEE%00&quantity=1', 400],
    ['invalid UTF-8', 'sku=%ff%fe&quantity=%80', 400],
    ['thousands of fields', `sku=${blackTeeSku}&quantity=1${'&a=1'.repeat(4000)}`, 400],
    ['more than the body limit', `sku=${blackTeeSku}&quantity=1&more=${'x'.repeat(17_000)}`, 413],
    ['megabytes', `sku=${blackTeeSku}&quantity=1&more=${'x'.repeat(3_000_000)}`, 413],
  ])('refuses a form with %s', async (_, fields, status) => {
    const known = cartBrowser(shop)
    await known.change('/cart/add', { sku: blackTeeSku, quantity: '2' })
    const before = await rows()
    for (const { send } of [known, cartBrowser(shop)])
      for (const headers of [{}, acceptJson])
        for (const target of ['/cart/add', '/cart/change']) {
          const response = await send(target, fields as Record<string, string>, headers).catch(
            () => undefined,
          )
          // The server may close the connection before a client with megabytes reads the response.
          if (!response && status === 413) continue
          // A newcomer can't change a line that isn't in their cart.
          expect([target, [status, 404]]).toEqual([target, expect.arrayContaining([response!.status])])
          expect(await response!.text()).not.toContain('<script>')
        }
    expect(await rows()).toEqual(before)
  })

  it.each([
    ['JSON', 'application/json', `{"sku":"${blackTeeSku}","quantity":1}`],
    ['text', 'text/plain', `sku=${blackTeeSku}&quantity=1`],
    ['files', 'multipart/form-data; boundary=x', '--x--'],
  ])('refuses %s', async (_, type, body) => {
    const response = await cartBrowser(shop).send('/cart/add', body, { 'content-type': type })
    expect(response.status).toBe(415)
  })
})
