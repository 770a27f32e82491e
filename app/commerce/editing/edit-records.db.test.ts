import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { addRecord } from './edit-records.server.ts'
import { findRecordDefinition } from './record-definitions.server.ts'
import { recordShop, sourcesOf } from './record-shop.fixture.ts'

const tee = 'basic-crew-neck-tee-black'

describe.each(databases)('a record, on %s', kind => {
  it('is read the same from a form, JSON, a spreadsheet row and a command line', async () => {
    const { db, origin, show, remove } = await recordShop(kind)
    const typed = {
      slug: 'rain-hat',
      title: 'Rain hat',
      published: 'yes',
      categories: ['category-1', 'category-2'],
      tags: ['rain', 'hat'],
    }
    const seen = []
    for (const source of sourcesOf(typed)) {
      const added = await addRecord(db, origin(), findRecordDefinition('products')!, source)
      expect(added).toMatchObject({ ok: true, key: ['rain-hat'] })
      seen.push(await show('products', ['rain-hat']))
      expect(await remove('products', ['rain-hat'])).toMatchObject({ ok: true })
    }
    expect(new Set(seen.map(fields => JSON.stringify(fields))).size).toBe(1)
    expect(seen[0]).toEqual(
      expect.arrayContaining([
        ['tags', 'hat'],
        ['published', 'yes'],
        ['title', 'Rain hat'],
      ]),
    )
  })

  it('changes only what was sent, and clears what was sent empty', async () => {
    const { set, show, steps, product } = await recordShop(kind)
    const before = await product(tee)
    const changed = await set('products', [tee], { badge: '', title: 'Black tee', tags: ['plain'] })
    expect(changed).toMatchObject({ ok: true, key: [tee] })
    expect(await product(tee)).toEqual({ ...before, badge: null, title: 'Black tee' })
    expect((await show('products', [tee]))!.filter(([name]) => name === 'tags')).toEqual([['tags', 'plain']])
    const again = await set('products', [tee], { title: 'Black tee', tags: ['plain'] })
    expect(again).toMatchObject({ ok: true, changeSet: null })
    const tables = (await steps(changed.ok ? changed.changeSet! : 0)).map(([table]) => table)
    expect(new Set(tables)).toEqual(new Set(['product', 'product_tag']))
  })

  it('is published and unpublished', async () => {
    const { set, product } = await recordShop(kind)
    const { published_at } = await product(tee)
    await set('products', [tee], { published: 'yes' })
    expect((await product(tee)).published_at).toBe(published_at)
    await set('products', [tee], { published: 'no' })
    expect((await product(tee)).published_at).toBeNull()
    await set('products', [tee], { published: 'yes' })
    expect((await product(tee)).published_at).toBe('2026-11-21T12:00:00.000Z')
  })

  it('comes last where no position was given', async () => {
    const { add, db } = await recordShop(kind)
    const last = await db
      .selectFrom('brand')
      .select(({ fn }) => fn.max('position').as('at'))
      .executeTakeFirstOrThrow()
    await add('brands', { slug: 'acme', name: 'Acme' })
    const added = await db
      .selectFrom('brand')
      .select('position')
      .where('slug', '=', 'acme')
      .executeTakeFirstOrThrow()
    expect(added.position).toBe(last.at + 1)
  })

  it('has its prices in the units people type', async () => {
    const { set, show, variant } = await recordShop(kind)
    await set('variants', ['TEE-BLK-01-S'], { price: '39.5', compare_at_price: '50' })
    expect(await variant('TEE-BLK-01-S')).toMatchObject({ price: 3950, compare_at_price: 5000 })
    expect(await show('variants', ['TEE-BLK-01-S'])).toEqual(
      expect.arrayContaining([
        ['price', '39.50'],
        ['compare_at_price', '50.00'],
        ['product', tee],
      ]),
    )
  })

  it('keeps its SKU, and its place in the tree of categories', async () => {
    const { set, add } = await recordShop(kind)
    expect(await set('variants', ['TEE-BLK-01-S'], { sku: 'NEW' })).toMatchObject({
      errors: { sku: { code: 'fixed' } },
    })
    await add('categories', { slug: 'shoes', name: 'Shoes' })
    await add('categories', { slug: 'boots', name: 'Boots', parent: 'shoes' })
    expect(await set('categories', ['shoes'], { parent: 'boots' })).toMatchObject({
      errors: { parent: { code: 'below-itself' } },
    })
  })

  it('has values that no other variant of its product has', async () => {
    const { add, set, remove, db, product } = await recordShop(kind)
    const variants = await db
      .selectFrom('variant')
      .select(['sku', 'value_2_id'])
      .where('product_id', '=', (await product(tee)).id)
      .orderBy('position')
      .execute()
    const [first, second] = variants.map(({ sku }) => sku)
    const slugs = await db.selectFrom('option_value').select(['id', 'slug']).execute()
    const sizeOf = (at: number) => `size/${slugs.find(({ id }) => id === variants[at]!.value_2_id)!.slug}`
    const taken = { ok: false, errors: { '': { code: 'same-options' } } }
    expect(await set('variants', [second!], { value_2: sizeOf(0) })).toMatchObject(taken)
    expect(await set('variants', [second!], { value_2: sizeOf(1), price: '9' })).toMatchObject({ ok: true })
    expect(await set('variants', [second!], { value_2: 'color/black' })).toMatchObject({
      errors: { '': { code: 'repeated-option' } },
    })
    await add('options', { slug: 'cut', name: 'Cut', kind: 'buttons' })
    await add('option-values', { option: 'cut', slug: 'wide', name: 'Wide' })
    expect(await set('variants', [second!], { value_2: 'cut/wide' })).toMatchObject({
      errors: { value_2: { code: 'another-option' } },
    })
    await add('products', { slug: 'hat', title: 'Hat' })
    expect(await add('variants', { sku: 'HAT-1', product: 'hat', price: '5' })).toMatchObject({ ok: true })
    expect(await add('variants', { sku: 'HAT-2', product: 'hat', price: '5' })).toMatchObject(taken)
    expect(await remove('variants', [first!])).toMatchObject({ ok: true })
    expect(await set('variants', [second!], { value_2: sizeOf(0) })).toMatchObject({ ok: true })
  })

  it('is not removed while others use it', async () => {
    const { db, remove } = await recordShop(kind)
    const zone = await db.selectFrom('delivery_zone').select('name').executeTakeFirstOrThrow()
    expect(await remove('categories', ['category-1'])).toMatchObject({
      ok: false,
      errors: {
        '': {
          code: 'in-use',
          params: { uses: [{ table: 'collection' }, {}, {}, {}], total: expect.any(Number) },
        },
      },
    })
    const methods = ['Standard', 'Express'].map(name => ({ table: 'delivery_method', name }))
    expect(await remove('delivery-zones', [zone.name])).toMatchObject({
      errors: { '': { code: 'in-use', params: { uses: methods, total: 2 } } },
    })
    expect(await remove('products', ['no-such'])).toEqual({ ok: false, reason: 'not-found' })
    expect(await remove('benefits', ['1x'])).toEqual({ ok: false, reason: 'not-found' })
  })

  it('changes kind without the values of the former one', async () => {
    const { add, set, show } = await recordShop(kind)
    const added = await add('promotions', { title: 'Sale', kind: 'percent', percent: '10' })
    const key = added.ok ? added.key : []
    expect(await set('promotions', key, { kind: 'amount' })).toMatchObject({
      errors: { amount: { code: 'missing' } },
    })
    expect(await set('promotions', key, { kind: 'amount', amount: '5' })).toMatchObject({ ok: true })
    expect(await show('promotions', key)).toEqual(
      expect.arrayContaining([
        ['percent', ''],
        ['amount', '5.00'],
      ]),
    )
  })
})
