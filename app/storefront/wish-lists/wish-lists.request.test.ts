import { describe, expect, it } from 'vitest'
import { builtShop } from '../../../test/built-shop.ts'
import { attributes, json, year } from '../cart/cart-browser.fixture.ts'
import { browserOf, keptRows, potSku, productOf, shopperOf, teeSku, tokenOf } from './wish-browser.fixture.ts'

describe('wish lists', () => {
  const shop = builtShop()

  it('are empty for who only looks, and nothing is kept of them', async () => {
    const before = await keptRows(shop)
    const { ask, cookies, state } = browserOf(shop)
    const page = await ask('/wishList')
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await page.text()).toContain('Nothing is on this list yet')
    expect(await state()).toEqual([])
    expect(cookies.size).toBe(0)
    expect(await keptRows(shop)).toEqual(before)
  })

  it('are changed by a script, which gets all that is saved each time', async () => {
    const { change, cookies, state } = browserOf(shop)
    const pot = await productOf(shop, potSku)
    const saved = await change('add', { product: pot })
    expect(saved).toMatchObject({
      status: 200,
      answer: {
        ok: true,
        said: 'saved',
        words: 'Water Pot is on your list “Wish list”.',
        product: Number(pot),
        hearts: [{ name: 'Wish list', wishes: [{ product: Number(pot), sku: null }] }],
      },
    })
    expect(cookies.get('wishes')).toBe('1')
    const list = saved.answer.list!
    await change('add', { sku: teeSku })
    expect(cookies.get('wishes')).toBe('2')
    const { answer } = await change('create', { name: 'Kitchen' })
    expect(answer.words).toContain('“Kitchen”')
    const moved = await change('move', { product: pot, list, to: answer.list! })
    expect(moved.answer.words).toBe('Water Pot is on your list “Kitchen” now.')
    expect(cookies.get('wishes')).toBe('2')
    await change('remove', { product: pot })
    expect(cookies.get('wishes')).toBe('1')
    await change('restore', { product: pot })
    const carted = await change('moveToCart', { product: pot, list: answer.list! })
    expect(carted.answer).toMatchObject({
      said: 'moved-to-cart',
      cart: { lines: [{ sku: potSku, quantity: 1 }] },
    })
    expect([cookies.get('wishes'), cookies.get('cart')]).toEqual(['1', '1'])
    expect(await state()).toEqual(carted.answer.hearts)
  })

  it('are changed by forms without a script, which lead back and say what came of it', async () => {
    const { send, ask, list } = await shopperOf(shop)
    const pot = await productOf(shop, potSku)
    const follow = async (answer: Response) => {
      expect(answer.status).toBe(303)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      return (await ask(answer.headers.get('location')!)).text()
    }
    const go = async (deed: string, fields: Record<string, string>) =>
      follow(await send(`/wishList/${deed}`, { ...fields, returnTo: `/wishList/${list}` }))
    expect(await go('add', { product: pot, list })).toContain('Water Pot is on your list “Wish list”.')
    const removed = await go('remove', { product: pot, list })
    expect(removed).toMatch(/Water Pot is off your list\..*Undo/)
    expect(await go('restore', { product: pot, list })).toContain('Water Pot is back on your list.')
    expect(await go('moveToCart', { product: pot, list })).toMatch(
      /Water Pot is in your cart, and off this list\..*Keep it here, too/,
    )
    expect(await go('rename', { list, name: 'Gifts' })).toContain('<h1 tabindex="-1"')
    const made = await send('/wishList/create', { name: 'Other' })
    const other = /^\/wishList\/([\w-]{22})\?/.exec(made.headers.get('location')!)![1]!
    expect(await follow(made)).toContain('Here is your list “Other”.')
    expect(await go('create', { name: 'OTHER' })).toMatch(
      /role="alert".*You have a list of this name already\./,
    )
    expect(await go('add', { product: pot, list })).toContain('“Gifts”')
    expect(await go('move', { product: pot, list, to: other })).toContain(
      'Water Pot is on your list “Other” now.',
    )
    const gone = await send('/wishList/delete', { list: other })
    expect(gone.headers.get('location')).toBe('/wishList?said=deleted')
    expect(await follow(gone)).toContain('The list is deleted.')
    expect((await ask(`/wishList/${other}`)).status).toBe(404)
  })

  it('lead back to the heart that was pressed, and say on the list what was refused', async () => {
    const { send } = browserOf(shop)
    const pot = await productOf(shop, potSku)
    const wayFrom = async (returnTo: string, fields: Record<string, string> = { product: pot }) =>
      (await send('/wishList/add', { ...fields, returnTo })).headers.get('location')
    expect(await wayFrom('/Shop?color=sage&page=2')).toBe(`/Shop?color=sage&page=2#wish-${pot}`)
    expect(await wayFrom('/productDetails/water-pot', { sku: potSku })).toBe(
      `/productDetails/water-pot#wish-${pot}`,
    )
    const from = async (referer: string) =>
      (await send('/wishList/add', { product: pot }, { referer })).headers.get('location')
    expect(await from(`${shop.origin}/Shop?size=m`)).toBe(`/Shop?size=m#wish-${pot}`)
    for (const referer of [
      'https://evil.example/Shop',
      `${shop.origin}.evil.example/`,
      `${shop.origin}//evil.example`,
    ])
      expect(await from(referer)).toMatch(/^\/wishList\/[\w-]{22}\?said=saved/)
    const evil = ['https://evil.example', '//evil.example', '/.//evil.example', '/\\evil.example', '']
    for (const to of evil) expect(await wayFrom(to)).toMatch(/^\/wishList\/[\w-]{22}\?said=saved/)

    for (const [n] of Array.from({ length: 19 }).entries())
      await send('/wishList/create', { name: `List ${n}` })
    const refused = await send('/wishList/create', { name: 'One more', returnTo: '/Shop' })
    expect(refused.headers.get('location')).toBe('/wishList?said=lists-full')
  })

  it('are counted in a cookie that scripts may read, beside the one that they may not', async () => {
    const { send } = browserOf(shop)
    const answer = await send('/wishList/add', { sku: teeSku })
    expect(attributes(answer, 'visitor')).toEqual(['Path=/', year, 'SameSite=Lax', 'HttpOnly'])
    expect(attributes(answer, 'wishes')).toEqual(['Path=/', year, 'SameSite=Lax'])
    expect(answer.headers.getSetCookie()).toHaveLength(2)
  })

  it('stand in no page that is kept for everybody, and no log', async () => {
    const { ask, cookies, change, list } = await shopperOf(shop)
    await change('share', { list })
    const token = await tokenOf(shop, list)
    for (const path of ['/', '/Shop', '/productDetails/basic-crew-neck-tee-black', '/Shop.data']) {
      const own = await ask(path)
      const others = await shop.ask(path)
      expect(own.headers.getSetCookie()).toEqual([])
      expect(own.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      expect(await own.text()).toBe(await others.text())
    }
    for (const path of [`/wishes/${token}`, `/wishes/${token}.data`, `/WISHES/${token}/`])
      await shop.ask(path)
    await expect.poll(() => JSON.stringify(shop.logged)).toContain('/WISHES/…')
    const log = JSON.stringify(shop.logged)
    expect(log).not.toContain(token)
    expect(log).not.toContain(cookies.get('visitor'))
  })

  it('answer the router in the browser too', async () => {
    const { ask, list } = await shopperOf(shop)
    const page = await ask(`/wishList/${list}.data`)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await page.text()).toContain('Basic Crew Neck Tee')
  })
})

describe('who presses hearts faster than anybody can', () => {
  const slow = { burst: 3, perSecond: 0.01 }
  const shop = builtShop({ rates: { visitor: slow, newcomer: slow } })

  it('is asked to wait, and nothing changes', async () => {
    const { change, send, state } = browserOf(shop)
    for (const sku of [teeSku, potSku, 'CRF-GLS-01', 'BAG-SCH-01']) await change('add', { sku })
    const before = await state()
    const refused = await send('/wishList/add', { sku: 'PRD-CLY-S' }, json)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(90)
    expect(await refused.json()).toMatchObject({ ok: false, said: 'too-many', hearts: before })
    expect(await (await send('/wishList/add', { sku: 'PRD-CLY-S' })).text()).toContain(
      'Too many attempts. Try again in',
    )
    expect(await state()).toEqual(before)
  })
})
