import { describe, expect, it } from 'vitest'
import { builtShop } from '../../../test/built-shop.ts'
import { browserOf, json, pot, soldOut, tee } from './cart-browser.fixture.ts'

describe('a cart', () => {
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

  it('is empty for who only looks, and nothing is kept of them', async () => {
    const before = await rows()
    const { ask, cookies } = browserOf(shop)
    const page = await ask('/cart')
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await page.text()).toContain('Your cart is empty')
    const state = await ask('/cart/state')
    expect(state.headers.get('cache-control')).toBe('no-store')
    expect(await state.json()).toEqual({ lines: [], limit: 10 })
    expect(cookies.size).toBe(0)
    expect(await rows()).toEqual(before)
  })

  it('is changed by a script, which gets all of it each time', async () => {
    const { change, cookies, state } = browserOf(shop)
    const added = await change('/cart/add', { sku: tee, quantity: '3' })
    expect(added).toMatchObject({ status: 200, answer: { ok: true, said: 'added', sku: tee, took: 3 } })
    expect(added.answer.words).toBe('Basic Crew Neck Tee is in your cart.')
    expect(cookies.get('cart')).toBe('3')
    const more = await change('/cart/add', { sku: tee, quantity: '9' })
    expect(more).toMatchObject({ status: 200, answer: { said: 'added-to-limit', took: 7 } })
    expect(more.answer.words).toContain('10')
    expect(cookies.get('cart')).toBe('10')
    await change('/cart/add', { sku: pot, quantity: '1' })
    expect(cookies.get('cart')).toBe('11')
    await change('/cart/save', { sku: tee })
    expect(cookies.get('cart')).toBe('1')
    const gone = await change('/cart/change', { sku: pot, quantity: '0' })
    expect(gone.answer).toMatchObject({
      said: 'removed',
      cart: { lines: [{ sku: pot, removed: true }, { sku: tee }] },
    })
    expect(cookies.has('cart')).toBe(false)
    await change('/cart/restore', { sku: pot })
    await change('/cart/unsave', { sku: tee })
    const last = await change('/cart/change', { sku: tee, quantity: '10', step: '-1' })
    expect(cookies.get('cart')).toBe('10')
    expect(await state()).toEqual(last.answer.cart)
  })

  it('has the exact sum of what comes at the same time', async () => {
    const { change, state, cookies } = browserOf(shop)
    await change('/cart/add', { sku: tee, quantity: '1' })
    const adds = Array.from({ length: 20 }, (_, n) =>
      change('/cart/add', { sku: n % 2 === 0 ? tee : 'BAG-SCH-01', quantity: '1' }),
    )
    const answers = await Promise.all(adds)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
    expect(answers.filter(({ answer }) => answer.said === 'at-limit')).toHaveLength(1)
    const { lines } = await state()
    expect(lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([10, 10])
    expect(cookies.get('cart')).toBe('20')
  })

  it('is changed by a form without a script, which leads to the cart and says what came of it', async () => {
    const { send, ask, cookies } = browserOf(shop)
    const follow = async (answer: Response) => {
      expect(answer.status).toBe(303)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      return (await ask(answer.headers.get('location')!)).text()
    }
    const added = await send('/cart/add', { sku: tee, quantity: '3' })
    expect(added.headers.get('location')).toBe(`/cart?said=added&line=${tee}`)
    expect(await follow(added)).toContain('Basic Crew Neck Tee is in your cart.')
    expect(await follow(await send('/cart/add', { sku: tee, quantity: '0' }))).toContain('Nothing was added')
    expect(await follow(await send('/cart/add', { sku: soldOut, quantity: '1' }))).toContain('sold out')
    expect(await follow(await send('/cart/add', { sku: tee, quantity: '20' }))).toContain(
      'the most of one product',
    )
    const removed = await follow(await send('/cart/change', { sku: tee, quantity: '0' }))
    expect(removed).toContain('was removed')
    expect(removed).toMatch(/action="\/cart\/restore".*value="TEE-BLK-01-S".*Undo/)
    const later = `/cart?said=removed&line=${tee}`
    expect(await follow(await send('/cart/restore', { sku: tee }))).toContain('value="10"')
    expect(await (await ask(later)).text()).not.toContain('Undo')
    expect(cookies.get('cart')).toBe('10')
  })

  it('leads back to where the shopper was, and nowhere else', async () => {
    const { send } = browserOf(shop)
    const wayFrom = async (returnTo: string) =>
      (await send('/cart/add', { sku: pot, quantity: '1', returnTo })).headers.get('location')
    expect(await wayFrom('/Shop?color=sage')).toBe('/Shop?color=sage')
    expect(await wayFrom('/cart?x=1')).toBe(`/cart?x=1&said=added&line=${pot}`)
    for (const evil of ['https://evil.example', '//evil.example', '/.//evil.example', '/\\evil.example', ''])
      expect(await wayFrom(evil)).toMatch(/^\/cart\?said=/)
  })

  it('says nothing that came in an address', async () => {
    const { ask } = browserOf(shop)
    const html = await (await ask('/cart?said=<script>alert(1)</script>&line=<b>')).text()
    expect(html).not.toContain('alert(1)')
    expect(html).not.toContain('<b>')
    expect(/<main.*<\/main>/s.exec(html)![0]).not.toContain('role="status"')
  })

  it.each([
    ['less than nothing', { sku: tee, quantity: '-1' }, 400],
    ['a milliard', { sku: tee, quantity: '1e9' }, 400],
    ['a milliard in digits', { sku: tee, quantity: '1000000000' }, 400],
    ['a part', { sku: tee, quantity: '1.5' }, 400],
    ['rubbish', { sku: tee, quantity: 'x' }, 400],
    ['no quantity', { sku: tee }, 400],
    ['no SKU', { quantity: '1' }, 404],
    ['an unknown SKU', { sku: 'NO-SUCH', quantity: '1' }, 404],
    ['SQL', { sku: "' or 1=1 --", quantity: '1' }, 404],
    ['a script', { sku: '<script>alert(1)</script>', quantity: '1' }, 404],
    ['a NUL', 'sku=TEE%00&quantity=1', 400],
    ['bytes that are no text', 'sku=%ff%fe&quantity=%80', 400],
    ['thousands of fields', `sku=${tee}&quantity=1${'&a=1'.repeat(4000)}`, 400],
    ['more than a form holds', `sku=${tee}&quantity=1&more=${'x'.repeat(17_000)}`, 413],
    ['megabytes', `sku=${tee}&quantity=1&more=${'x'.repeat(3_000_000)}`, 413],
  ])('takes no form with %s, and nothing changes', async (_, fields, status) => {
    const known = browserOf(shop)
    await known.change('/cart/add', { sku: tee, quantity: '2' })
    const before = await rows()
    for (const { send } of [known, browserOf(shop)])
      for (const headers of [{}, json])
        for (const target of ['/cart/add', '/cart/change']) {
          const answer = await send(target, fields as Record<string, string>, headers).catch(() => undefined)
          // A server may hang up on who sends megabytes, and their client may not read what it said.
          if (!answer && status === 413) continue
          // What is not in a cart cannot be changed, known to the shop or not.
          expect([target, [status, 404]]).toEqual([target, expect.arrayContaining([answer!.status])])
          expect(await answer!.text()).not.toContain('<script>')
        }
    expect(await rows()).toEqual(before)
  })

  it.each([
    ['JSON', 'application/json', `{"sku":"${tee}","quantity":1}`],
    ['text', 'text/plain', `sku=${tee}&quantity=1`],
    ['files', 'multipart/form-data; boundary=x', '--x--'],
  ])('takes no %s for a form', async (_, type, body) => {
    const answer = await browserOf(shop).send('/cart/add', body, { 'content-type': type })
    expect(answer.status).toBe(415)
  })
})
