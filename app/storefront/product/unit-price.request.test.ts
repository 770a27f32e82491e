import { beforeAll, describe, expect, it, vi } from 'vitest'
import { change } from '#commerce/editing/changes/change.server.ts'
import { namedStaff } from '#commerce/values/actor.fixture.ts'
import { builtShop } from '#test/built-shop.ts'
import { elementTexts, loadHtml } from '#test/html.ts'
import { shopBrowser } from '#test/shop-browser.ts'

const shop = builtShop()

beforeAll(async () => {
  const { id } = await shop.db
    .selectFrom('product')
    .select('id')
    .where('slug', '=', 'product')
    .executeTakeFirstOrThrow()
  const xl = await shop.db
    .selectFrom('variant')
    .select('id')
    .where('product_id', '=', id)
    .where('sku', 'like', '%-XL')
    .execute()
  const origin = { actor: namedStaff('Grace'), reason: '', cause: 'form', now: new Date() } as const
  await change(shop.db, origin, async edit => {
    await edit.update('product', { id }, { unit_measure: '0.5 l', unit_base: '100 ml' })
    for (const key of xl) await edit.update('variant', key, { measure: '1 l', cost: 1234 })
    return { ok: true }
  })
  await vi.waitFor(
    async () => expect(await loadHtml(shop, '/productDetails/product')).toContain('100 ml'),
    60_000,
  )
})

const notes = (html: string) => elementTexts(html, 'small').filter(text => text.includes(' / '))

describe('the price per unit', () => {
  it('stands in the bar of a phone, too', async () => {
    const html = await loadHtml(shop, '/productDetails/product?size=s')
    const [, bar = ''] = /aria-hidden="true"><span>(.*?)<\/span><button[^>]*tabindex="-1"/is.exec(html) ?? []
    expect(bar).toContain('$8.80 / 100 ml')
  })

  it('follows the chosen variant', async () => {
    expect(notes(await loadHtml(shop, '/productDetails/product?size=s'))).toContain('$8.80 / 100 ml')
    expect(notes(await loadHtml(shop, '/productDetails/product?size=xl'))).toContain('$4.40 / 100 ml')
  })

  it('stands on cards, for the variant whose price they show', async () => {
    expect(notes(await loadHtml(shop, '/Shop?q=product'))).toEqual(['$8.80 / 100 ml'])
  })

  it('stands in the comparison and in the cart', async () => {
    const { send, fetch } = shopBrowser(shop)
    await send('/cart/add', { product: 'product', color: 'black', size: 'xl', quantity: '1' })
    await send('/compare/add', { product: 'product' })
    expect(notes(await (await fetch('/cart')).text())).toEqual(['$4.40 / 100 ml'])
  })

  it('is told to search engines with the measure, and the cost to nobody', async () => {
    const html = await loadHtml(shop, '/productDetails/product')
    expect(html).toContain(
      '"referenceQuantity":{"@type":"QuantitativeValue","value":0.5,"unitCode":"LTR","valueReference":{"@type":"QuantitativeValue","value":100,"unitCode":"MLT"}}',
    )
    expect(html).not.toMatch(/1234|"cost"/)
  })
})
