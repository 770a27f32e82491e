import { beforeAll, expect, it, vi } from 'vitest'
import { change } from '#commerce/editing/changes/change.server.ts'
import { namedStaff } from '#commerce/values/actor.fixture.ts'
import { builtShop } from '#test/built-shop.ts'
import { elementTexts, loadHtml } from '#test/html.ts'

const shop = builtShop()
const barcode = '4006381333931'

beforeAll(async () => {
  const { id } = await shop.db
    .selectFrom('product')
    .select('id')
    .where('slug', '=', 'water-pot')
    .executeTakeFirstOrThrow()
  const variant = await shop.db
    .selectFrom('variant')
    .select('id')
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow()
  const origin = { actor: namedStaff('Grace'), reason: '', cause: 'form', now: new Date() } as const
  await change(shop.db, origin, async edit => {
    const texts = { seo_title: 'Cast-iron water pot', seo_description: 'Keeps tea warm for an hour.' }
    await edit.update('product', { id }, texts)
    await edit.update('variant', variant, { barcode })
    await edit.insert('former_slug', { table_name: 'product', slug: 'old-pot', target_id: id })
    return { ok: true }
  })
  await vi.waitFor(
    async () => expect(await loadHtml(shop, '/productDetails/water-pot')).toContain(barcode),
    60_000,
  )
})

it('tells search engines the merchant’s title and description, and the barcode', async () => {
  const html = await loadHtml(shop, '/productDetails/water-pot')
  expect(elementTexts(html, 'title')).toEqual(['Cast-iron water pot · Tote'])
  expect(html).toContain('<meta name="description" content="Keeps tea warm for an hour."/>')
  expect(html).toContain('<meta property="og:title" content="Cast-iron water pot"/>')
  expect(html).toContain(`"gtin":"${barcode}"`)
  expect(elementTexts(html, 'h1')).toEqual(['Water Pot'])
})

it('redirects a former slug for good, and keeps the selection', async () => {
  const response = await shop.fetch('/productDetails/old-pot?color=black')
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe('/productDetails/water-pot?color=black')
})
