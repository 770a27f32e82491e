import { beforeAll, expect, it, vi } from 'vitest'
import { change } from '#commerce/editing/changes/change.server.ts'
import { namedStaff } from '#commerce/values/actor.fixture.ts'
import { builtShop } from '#test/built-shop.ts'
import { loadHtml } from '#test/html.ts'

const shop = builtShop()

/** The text of the section about makers, line by line; empty without one. */
const section = async (slug: string) => {
  const html = await loadHtml(shop, `/productDetails/${slug}`)
  const [, found = ''] = /<h2>(Manufacturer(?: and safety)?<\/h2>.*?)<\/details>/s.exec(html) ?? []
  return found.replace(/<[^>]+>/g, '\n').split(/\n+/)
}

beforeAll(async () => {
  const origin = { actor: namedStaff('Grace'), reason: '', cause: 'form', now: new Date() } as const
  await change(shop.db, origin, async edit => {
    const { id } = await edit.insert('company', {
      ...{ name: 'Weberei Nord', lines: 'Am Deich 1\n25899 Niebüll', country: 'DE' },
      contact: 'https://weberei.example/hilfe/',
    })
    const brand = edit.tx.selectFrom('brand').select('id').where('slug', '=', 'brand-2')
    const { id: brandId } = await brand.executeTakeFirstOrThrow()
    await edit.update('brand', { id: brandId }, { manufacturer_id: id, safety: 'Keep it away from fire.' })
    return { ok: true }
  })
  await vi.waitFor(async () => expect(await section('steel-bottle')).toContain('Weberei Nord'), 60_000)
})

it('shows who makes the products of a brand, how to reach them, and warnings', async () => {
  expect((await section('steel-bottle')).filter(Boolean)).toEqual([
    ...['Manufacturer and safety', 'Manufacturer', 'Weberei Nord', 'Am Deich 1', '25899 Niebüll', 'Germany'],
    ...['weberei.example/hilfe', 'Safety', 'Keep it away from fire.'],
  ])
  const html = await loadHtml(shop, '/productDetails/steel-bottle')
  expect(html).toContain('href="https://weberei.example/hilfe/"')
  expect(html).toContain(
    '"manufacturer":{"@type":"Organization","name":"Weberei Nord","address":{"@type":"PostalAddress",' +
      '"streetAddress":"Am Deich 1, 25899 Niebüll","addressCountry":"DE"},"url":"https://weberei.example/hilfe/"}',
  )
})

it('shows what a product says instead of its brand, and nothing without makers', async () => {
  const kettle = await section('gooseneck-kettle')
  expect(kettle).toEqual(expect.arrayContaining(['Responsible in the EU', 'Noordkade Import B.V.']))
  expect(await loadHtml(shop, '/productDetails')).not.toContain('Manufacturer')
})

it('lists a PDF with safety information there: that of the brand, unless the product has one', async () => {
  const brand = shop.db.selectFrom('product').select('brand_id').where('slug', '=', 'steel-bottle')
  const { brand_id } = await brand.executeTakeFirstOrThrow()
  const [ofBrand, own] = ['b'.repeat(24), 'c'.repeat(24)]
  const links = async () =>
    [...(await loadHtml(shop, '/productDetails/steel-bottle')).matchAll(/<a href="\/files\/(\w+)/g)].map(
      ([, hash]) => hash,
    )
  const origin = { actor: namedStaff('Grace'), reason: '', cause: 'form', now: new Date() } as const
  const file = (hash: string) => ({ hash, bytes: 5000, uploaded_at: origin.now.toISOString() })
  await change(shop.db, origin, async edit => {
    await edit.insertAll('file', [file(ofBrand), file(own)])
    await edit.update('brand', { id: brand_id! }, { safety_file_hash: ofBrand })
    return { ok: true }
  })
  await vi.waitFor(async () => expect(await links()).toEqual([ofBrand]), 60_000)
  expect(await section('steel-bottle')).toContain('Safety information, PDF, 5 KB')
  expect(await loadHtml(shop, '/productDetails/steel-bottle')).not.toContain('<h2>Downloads')
  await change(shop.db, origin, async edit => {
    const { id } = await edit.tx
      .selectFrom('product')
      .select('id')
      .where('slug', '=', 'steel-bottle')
      .executeTakeFirstOrThrow()
    const row = { product_id: id, kind: 'safety', name: 'Hot drinks', position: 1 } as const
    await edit.insertAll('product_file', [{ ...row, file_hash: own }])
    return { ok: true }
  })
  await vi.waitFor(async () => expect(await links()).toEqual([own]), 60_000)
})
