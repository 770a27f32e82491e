import { describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import { acceptJson, cookieAttributes, oneYearMaxAge } from '../cart/cart-browser.fixture.ts'
import {
  readProductIdOfSku,
  readShareToken,
  readStoredRows,
  wishBrowser,
  wishShopper,
} from './wish-browser.fixture.ts'

describe('wish lists', () => {
  const shop = builtShop()

  it('are empty for a new visitor, and viewing them stores nothing', async () => {
    const before = await readStoredRows(shop)
    const { fetch, cookies, state } = wishBrowser(shop)
    const page = await fetch('/wish-list')
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await page.text()).toContain('Nothing saved yet')
    expect(await state()).toEqual([])
    expect(cookies.size).toBe(0)
    expect(await readStoredRows(shop)).toEqual(before)
  })

  it('answer scripts with the outcome and everything saved', async () => {
    const { change, cookies, state } = wishBrowser(shop)
    const pot = await readProductIdOfSku(shop, waterPotSku)
    const saved = await change('add', { product: pot })
    expect(saved).toMatchObject({
      status: 200,
      response: {
        ok: true,
        result: 'saved',
        message: 'Water Pot saved to “Wish list”.',
        product: Number(pot),
        hearts: [{ name: 'Wish list', wishes: [{ product: Number(pot), sku: null }] }],
      },
    })
    expect(cookies.get('wishes')).toBe('1')
    const list = saved.response.list!
    await change('add', { sku: blackTeeSku })
    expect(cookies.get('wishes')).toBe('2')
    const { response } = await change('create', { name: 'Kitchen' })
    expect(response.message).toContain('“Kitchen”')
    const moved = await change('move', { product: pot, list, to: response.list! })
    expect(moved.response.message).toBe('Water Pot moved to “Kitchen”.')
    expect(cookies.get('wishes')).toBe('2')
    await change('remove', { product: pot })
    expect(cookies.get('wishes')).toBe('1')
    await change('restore', { product: pot })
    const carted = await change('move-to-cart', { product: pot, list: response.list! })
    expect(carted.response).toMatchObject({
      result: 'moved-to-cart',
      cart: { lines: [{ sku: waterPotSku, quantity: 1 }] },
    })
    expect([cookies.get('wishes'), cookies.get('cart')]).toEqual(['1', '1'])
    expect(await state()).toEqual(carted.response.hearts)
  })

  it('redirect plain forms back and show the result', async () => {
    const { send, fetch, list } = await wishShopper(shop)
    const pot = await readProductIdOfSku(shop, waterPotSku)
    const follow = async (response: Response) => {
      expect(response.status).toBe(303)
      expect(response.headers.get('cache-control')).toBe('no-store')
      return (await fetch(response.headers.get('location')!)).text()
    }
    const go = async (kind: string, fields: Record<string, string>) =>
      follow(await send(`/wish-list/${kind}`, { ...fields, returnTo: `/wish-list/${list}` }))
    expect(await go('add', { product: pot, list })).toContain('Water Pot saved to “Wish list”.')
    const removed = await go('remove', { product: pot, list })
    expect(removed).toMatch(/Water Pot removed from your list\..*Undo/)
    expect(await go('restore', { product: pot, list })).toContain('Water Pot is back on your list.')
    expect(await go('move-to-cart', { product: pot, list })).toMatch(
      /Water Pot moved to your cart\..*Keep on this list too/,
    )
    expect(await go('rename', { list, name: 'Gifts' })).toContain('<h1 tabindex="-1"')
    const made = await send('/wish-list/create', { name: 'Other' })
    const other = /^\/wish-list\/([\w-]{22})\?/.exec(made.headers.get('location')!)![1]!
    expect(await follow(made)).toContain('You created “Other”.')
    expect(await go('create', { name: 'OTHER' })).toMatch(
      /role="alert".*You already have a list with this name\./,
    )
    expect(await go('add', { product: pot, list })).toContain('“Gifts”')
    expect(await go('move', { product: pot, list, to: other })).toContain('Water Pot moved to “Other”.')
    const gone = await send('/wish-list/delete', { list: other })
    expect(gone.headers.get('location')).toBe('/wish-list?result=deleted')
    expect(await follow(gone)).toContain('List deleted.')
    expect((await fetch(`/wish-list/${other}`)).status).toBe(404)
  })

  it('offer every change as a form', async () => {
    const { page, change, list } = await wishShopper(shop)
    const other = (await change('create', { name: 'Other' })).response.list!
    const html = await page(`/wish-list/${list}`)
    const forms = [...html.matchAll(/<form [^>]*action="\/wish-list\/([a-z-]+)"/g)].map(([, kind]) => kind)
    expect([...new Set(forms)].sort()).toEqual([
      'add',
      'create',
      'delete',
      'move',
      'move-to-cart',
      'remove',
      'rename',
      'share',
    ])
    expect(html).toContain(`value="${other}" name="to"`)
    expect(html).toContain(`name="returnTo" value="/wish-list/${list}"`)
    await change('share', { list })
    const shared = await page(`/wish-list/${list}`)
    expect(shared).toContain(`value="${shop.origin}/wishes/${await readShareToken(shop, list)}"`)
    expect(shared).toContain('action="/wish-list/unshare"')
    expect(shared).not.toContain('Copy link')
  })

  it('save the variant that a product page shows', async () => {
    const { fetch, send, page } = wishBrowser(shop)
    const html = await (await fetch('/productDetails?color=cobalt&size=m')).text()
    const button = [...html.matchAll(/<button [^>]*form="hearts"[^>]*>/g)].find(([tag]) =>
      tag.includes('name="sku"'),
    )
    const sku = /value="([^"]+)"/.exec(button![0])![1]!
    await send('/wish-list/add', { sku })
    expect(await page()).toContain('Cobalt, M')
  })

  it('report price drops, sold-out products and restocks', async () => {
    const { page, list } = await wishShopper(shop)
    const withTee = async (values: { price?: number; available?: number }) => {
      const update = (row: typeof values) =>
        shop.db.updateTable('variant').set(row).where('sku', '=', blackTeeSku).execute()
      const before = await shop.db
        .selectFrom('variant')
        .select(['price', 'available'])
        .where('sku', '=', blackTeeSku)
        .executeTakeFirstOrThrow()
      if (Object.keys(values).length > 0) await update(values)
      const html = await page(`/wish-list/${list}`)
      await update(before)
      return html
    }
    expect(await withTee({ price: 100 })).toContain('Price dropped: was $44.00, now $1.00')
    const soldOut = await withTee({ available: 0 })
    expect(soldOut).toContain('Sold out')
    expect(soldOut).toMatch(new RegExp(`href="/back-in-stock/${blackTeeSku}"[^>]*>Email me when it’s back`))
    expect(await withTee({})).toMatch(/Back in stock.*Move to Cart/)
  })

  it('redirect back to the pressed heart, and show refusals on the list', async () => {
    const { send } = wishBrowser(shop)
    const pot = await readProductIdOfSku(shop, waterPotSku)
    const redirectFrom = async (returnTo: string, fields: Record<string, string> = { product: pot }) =>
      (await send('/wish-list/add', { ...fields, returnTo })).headers.get('location')
    expect(await redirectFrom('/Shop?color=sage&page=2')).toBe(`/Shop?color=sage&page=2#wish-${pot}`)
    expect(await redirectFrom('/productDetails/water-pot', { sku: waterPotSku })).toBe(
      `/productDetails/water-pot#wish-${pot}`,
    )
    const from = async (referer: string) =>
      (await send('/wish-list/add', { product: pot }, { referer })).headers.get('location')
    expect(await from(`${shop.origin}/Shop?size=m`)).toBe(`/Shop?size=m#wish-${pot}`)
    for (const referer of [
      'https://evil.example/Shop',
      `${shop.origin}.evil.example/`,
      `${shop.origin}//evil.example`,
    ])
      expect(await from(referer)).toMatch(/^\/wish-list\/[\w-]{22}\?result=saved/)
    const evil = ['https://evil.example', '//evil.example', '/.//evil.example', '/\\evil.example', '']
    for (const to of evil) expect(await redirectFrom(to)).toMatch(/^\/wish-list\/[\w-]{22}\?result=saved/)

    for (const [n] of Array.from({ length: 19 }).entries())
      await send('/wish-list/create', { name: `List ${n}` })
    const refused = await send('/wish-list/create', { name: 'One more', returnTo: '/Shop' })
    expect(refused.headers.get('location')).toBe('/wish-list?result=too-many-lists')
  })

  it('are counted in a cookie that scripts may read, unlike the visitor cookie', async () => {
    const { send } = wishBrowser(shop)
    const response = await send('/wish-list/add', { sku: blackTeeSku })
    expect(cookieAttributes(response, 'visitor')).toEqual([
      'Path=/',
      oneYearMaxAge,
      'SameSite=Lax',
      'HttpOnly',
    ])
    expect(cookieAttributes(response, 'wishes')).toEqual(['Path=/', oneYearMaxAge, 'SameSite=Lax'])
    expect(response.headers.getSetCookie()).toHaveLength(2)
  })

  it('appear in no cached page and no log', async () => {
    const { fetch, cookies, change, list } = await wishShopper(shop)
    await change('share', { list })
    const token = await readShareToken(shop, list)
    for (const path of ['/', '/Shop', '/productDetails/basic-crew-neck-tee-black', '/Shop.data']) {
      const own = await fetch(path)
      const others = await shop.fetch(path)
      expect(own.headers.getSetCookie()).toEqual([])
      expect(own.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      expect(await own.text()).toBe(await others.text())
    }
    for (const path of [`/wishes/${token}`, `/wishes/${token}.data`, `/WISHES/${token}/`])
      await shop.fetch(path)
    await expect.poll(() => JSON.stringify(shop.logged)).toContain('/WISHES/…')
    const log = JSON.stringify(shop.logged)
    expect(log).not.toContain(token)
    expect(log).not.toContain(cookies.get('visitor'))
  })

  it('answer the client router', async () => {
    const { fetch, list } = await wishShopper(shop)
    const page = await fetch(`/wish-list/${list}.data`)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await page.text()).toContain('Basic Crew Neck Tee')
  })
})

describe('a visitor who sends too many changes', () => {
  const slow = { burst: 3, perSecond: 0.01 }
  const shop = builtShop({ rates: { visitor: slow, newcomer: slow } })

  it('has to wait, and nothing changes', async () => {
    const { change, send, state } = wishBrowser(shop)
    for (const sku of [blackTeeSku, waterPotSku, 'CRF-GLS-01', 'BAG-SCH-01']) await change('add', { sku })
    const before = await state()
    const refused = await send('/wish-list/add', { sku: 'PRD-CLY-S' }, acceptJson)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(90)
    expect(await refused.json()).toMatchObject({ ok: false, result: 'too-many', hearts: before })
    expect(await (await send('/wish-list/add', { sku: 'PRD-CLY-S' })).text()).toContain(
      'Too many attempts. Try again in',
    )
    expect(await state()).toEqual(before)
  })
})
