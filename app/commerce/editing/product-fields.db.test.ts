import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { namedStaff } from '../values/actor.fixture.ts'
import { changeTestNow } from './changes/change-shop.fixture.ts'
import { undo } from './compensations/undo.server.ts'
import { findFormerSlugs } from './former-slugs/former-slug-store.server.ts'
import { recordShop } from './record-shop.fixture.ts'

const tee = 'basic-crew-neck-tee-black'
const sku = 'TEE-BLK-01-S'
const barcode = '4006381333931'

describe.each(databases)('the former slug of a product, on %s', kind => {
  async function renamingShop() {
    const shop = await recordShop(kind)
    const rename = async (from: string, to: string) => {
      const changed = await shop.set('products', [from], { slug: to })
      if (!changed.ok) throw new Error(JSON.stringify(changed))
      return changed.changeSet!
    }
    const add = (slug: string) => shop.add('products', { slug, title: slug, published: 'yes' })
    const leadsTo = async (slug: string) => (await findFormerSlugs(shop.db, 'product', [slug])).get(slug)
    return { ...shop, rename, add, leadsTo }
  }

  it('leads to its slug of today, however often it was renamed', async () => {
    const { rename, leadsTo } = await renamingShop()
    await rename(tee, 'black-tee')
    await rename('black-tee', 'tee-in-black')
    expect(await leadsTo(tee)).toBe('tee-in-black')
    expect(await leadsTo('black-tee')).toBe('tee-in-black')
  })

  it('is forgotten when the product gets it back', async () => {
    const { rename, leadsTo } = await renamingShop()
    await rename(tee, 'black-tee')
    await rename('black-tee', tee)
    expect(await leadsTo(tee)).toBeUndefined()
    expect(await leadsTo('black-tee')).toBe(tee)
  })

  it('may be taken by a new product, and then leads to that one', async () => {
    const { rename, add, leadsTo } = await renamingShop()
    await rename(tee, 'black-tee')
    expect(await add(tee)).toMatchObject({ ok: true })
    expect(await leadsTo(tee)).toBeUndefined()
    await rename(tee, 'new-tee')
    expect(await leadsTo(tee)).toBe('new-tee')
  })

  it('is free again once the product is removed', async () => {
    const { rename, add, remove, leadsTo } = await renamingShop()
    await rename(tee, 'black-tee')
    await remove('products', ['black-tee'])
    expect(await leadsTo(tee)).toBeUndefined()
    await add(tee)
    await rename(tee, 'new-tee')
    expect(await leadsTo(tee)).toBe('new-tee')
  })

  it('leads nowhere while the product is a draft, or after the renaming was undone', async () => {
    const { db, rename, set, leadsTo } = await renamingShop()
    const renaming = await rename(tee, 'black-tee')
    await set('products', ['black-tee'], { published: 'no' })
    expect(await leadsTo(tee)).toBeUndefined()
    await undo(db, renaming, { actor: namedStaff('Grace'), now: changeTestNow })
    await set('products', [tee], { published: 'yes' })
    expect(await leadsTo(tee)).toBeUndefined()
    expect(await leadsTo('black-tee')).toBeUndefined()
  })
})

describe.each(databases)('the fields of a product, on %s', kind => {
  it('give each variant a barcode of its own', async () => {
    const { set, remove, variant } = await recordShop(kind)
    expect(await set('variants', [sku], { barcode: '4006381333932' })).toMatchObject({
      errors: { barcode: { code: 'invalid-barcode' } },
    })
    expect(await set('variants', [sku], { barcode })).toMatchObject({ ok: true })
    expect((await variant(sku)).barcode).toBe(barcode)
    expect(await set('variants', ['TEE-BLK-01-M'], { barcode })).toMatchObject({
      errors: { barcode: { code: 'taken' } },
    })
    await remove('variants', [sku])
    expect(await set('variants', ['TEE-BLK-01-M'], { barcode })).toMatchObject({ ok: true })
  })

  it('read measures and customs codes as people write them', async () => {
    const { set, product, variant } = await recordShop(kind)
    const typed = { unit_measure: '0,75 Liter', unit_base: 'l', hs_code: '6109.10 00', origin_country: 'pt' }
    expect(await set('products', [tee], typed)).toMatchObject({ ok: true })
    expect(await product(tee)).toMatchObject({
      ...{ unit_measure: '0.75 l', unit_base: '1 l', hs_code: '61091000', origin_country: 'PT' },
    })
    expect(await set('variants', [sku], { measure: '33CL', cost: '12.50' })).toMatchObject({ ok: true })
    expect(await variant(sku)).toMatchObject({ measure: '33 cl', cost: 1250 })
    expect(await set('products', [tee], { hs_code: '61091', unit_measure: '3' })).toMatchObject({
      errors: { hs_code: { code: 'invalid-hs-code' }, unit_measure: { code: 'invalid-measure' } },
    })
  })

  it('compare the measure of a variant with the base of its product only', async () => {
    const { set } = await recordShop(kind)
    await set('products', [tee], { unit_base: '1 kg' })
    const another = (value: string) => ({ code: 'another-dimension', params: { value } })
    expect(await set('variants', [sku], { measure: '1 l' })).toMatchObject({
      errors: { measure: another('1 kg') },
    })
    expect(await set('products', [tee], { unit_measure: '3 m' })).toMatchObject({
      errors: { unit_base: another('3 m') },
    })
    expect(await set('variants', [sku], { measure: '250 g' })).toMatchObject({ ok: true })
    expect(await set('products', [tee], { unit_base: '1 l' })).toMatchObject({
      errors: { unit_base: another('250 g') },
    })
    expect(await set('products', [tee], { unit_base: '' })).toMatchObject({ ok: true })
  })

  it('schedule a draft, and not a published product', async () => {
    const { set, product } = await recordShop(kind)
    const publish_at = '2026-12-01T09:00:00+01:00'
    expect(await set('products', [tee], { publish_at })).toMatchObject({
      errors: { publish_at: { code: 'already-published' } },
    })
    await set('products', [tee], { published: 'no', publish_at })
    expect(await product(tee)).toMatchObject({ published_at: null, publish_at: '2026-12-01T08:00:00.000Z' })
    await set('products', [tee], { published: 'yes' })
    expect(await product(tee)).toMatchObject({ published_at: expect.any(String), publish_at: null })
  })

  it('require the alt text of a picture unless it is decorative', async () => {
    const { set } = await recordShop(kind)
    const missing = { errors: { alt: { code: 'missing' } } }
    expect(await set('product-pictures', [tee, '1'], { alt: '' })).toMatchObject(missing)
    expect(await set('product-pictures', [tee, '1'], { alt: '', decorative: 'yes' })).toMatchObject({
      ok: true,
    })
    expect(await set('product-pictures', [tee, '1'], { decorative: 'no' })).toMatchObject(missing)
  })
})
