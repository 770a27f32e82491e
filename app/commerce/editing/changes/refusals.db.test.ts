import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { raceAgainst } from '../../cart/checkout/order-shop.fixture.ts'
import { changeShop } from './change-shop.fixture.ts'

describe.each(databases)('a change, on %s', kind => {
  it('is refused when a slug is taken, with a free one', async () => {
    const { edit, product } = await changeShop(kind)
    const { id } = await product('basic-crew-neck-tee-black')
    const brand = { slug: 'acme', name: 'Acme', position: 9 }
    const added = await edit(edit => edit.insertAll('brand', [brand, { ...brand, slug: 'acme-2' }]))
    expect(added).toMatchObject({ ok: true })
    const taken = { ok: false, reason: 'slug-taken', table: 'brand', columns: ['slug'], suggestion: 'acme-3' }
    expect(await edit(edit => edit.insert('brand', brand))).toEqual(taken)
    expect(await edit(edit => edit.insertAll('brand', [{ ...brand, slug: 'new' }, brand]))).toEqual(taken)
    expect(
      await edit(edit => edit.update('product', { id }, { slug: 'basic-crew-neck-tee-white' })),
    ).toMatchObject({
      reason: 'slug-taken',
      table: 'product',
      suggestion: 'basic-crew-neck-tee-white-2',
    })
  })

  it('is refused when another unique value is taken', async () => {
    const { db, edit } = await changeShop(kind)
    const { id: _, ...banner } = await db.selectFrom('banner').selectAll().executeTakeFirstOrThrow()
    expect(await edit(edit => edit.insert('banner', banner))).toEqual({
      ok: false,
      reason: 'duplicate',
      table: 'banner',
      columns: ['placement', 'position'],
    })
    expect(await edit(edit => edit.insert('setting', { name: 'shop_name', value: '' }))).toEqual({
      ok: false,
      reason: 'duplicate',
      table: 'setting',
      columns: ['name'],
      taken: 'shop_name',
    })
  })

  it('is refused when it names a missing or removed row', async () => {
    const { db, edit, product } = await changeShop(kind)
    const { id } = await product('basic-crew-neck-tee-black')
    const missing = { ok: false, reason: 'missing-reference', table: 'product', columns: ['brand_id'] }
    expect(await edit(edit => edit.update('product', { id }, { brand_id: 999_999 }))).toEqual(missing)
    const brand = { slug: 'acme', name: 'Acme', position: 9 }
    await edit(async edit => edit.remove('brand', await edit.insert('brand', brand)))
    const removed = await db.selectFrom('brand').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(await edit(edit => edit.update('product', { id }, { brand_id: removed.id }))).toEqual(missing)
  })

  it('is refused when it removes a row that others need', async () => {
    const { db, edit, variant } = await changeShop(kind)
    const { value_1_id } = await variant(blackTeeSku)
    const inUse = { ok: false, reason: 'in-use', columns: [] }
    expect(await edit(edit => edit.remove('option_value', { id: value_1_id! }))).toMatchObject({
      ...inUse,
      table: 'option_value',
    })
    const { picture_hash: hash } = await db.selectFrom('banner').selectAll().executeTakeFirstOrThrow()
    expect(await edit(edit => edit.remove('picture', { hash }))).toEqual({ ...inUse, table: 'picture' })
  })

  it('is refused when another change needs the row at the same moment', async () => {
    const { db, edit, product } = await changeShop(kind)
    const added = await edit(edit => edit.insert('brand', { slug: 'acme', name: 'Acme', position: 9 }))
    expect(added.ok).toBe(true)
    const { id } = await db
      .selectFrom('brand')
      .select('id')
      .where('slug', '=', 'acme')
      .executeTakeFirstOrThrow()
    const tee = await product('basic-crew-neck-tee-black')
    const removed = await raceAgainst(
      db,
      tx => tx.updateTable('product').set({ brand_id: id }).where('id', '=', tee.id).execute(),
      () => edit(edit => edit.remove('brand', { id })),
    )
    expect(removed).toMatchObject({ ok: false, reason: 'in-use', usedBy: 'product' })
  })

  it('is refused when another change removes the named row at the same moment', async () => {
    const { db, edit, product } = await changeShop(kind)
    const brand = { slug: 'acme', name: 'Acme', position: 9 }
    const { id } = await db.insertInto('brand').values(brand).returning('id').executeTakeFirstOrThrow()
    const tee = await product('basic-crew-neck-tee-black')
    const named = await raceAgainst(
      db,
      tx => tx.updateTable('brand').set({ removed_at: 'now' }).where('id', '=', id).execute(),
      () => edit(edit => edit.update('product', { id: tee.id }, { brand_id: id })),
    )
    expect(named).toMatchObject({ ok: false, reason: 'missing-reference' })
  })

  it('is refused when a value is impossible', async () => {
    const { edit, variant } = await changeShop(kind)
    const { id, price } = await variant(blackTeeSku)
    const invalid = { ok: false, reason: 'invalid-value' }
    expect(await edit(edit => edit.update('variant', { id }, { compare_at_price: price - 1 }))).toEqual({
      ...invalid,
      table: 'variant',
      columns: [],
    })
    const nameless = { slug: 'acme', position: 9 } as { slug: string; name: string; position: number }
    expect(await edit(edit => edit.insert('brand', nameless))).toEqual({
      ...invalid,
      table: 'brand',
      columns: ['name'],
    })
  })

  it('gives the slug of a removed row to another', async () => {
    const { db, edit, product } = await changeShop(kind)
    const { id, ...tee } = await product('basic-crew-neck-tee-black')
    expect(await edit(edit => edit.remove('product', { id }))).toMatchObject({ ok: true })
    const { rating_sum: _, review_count: __, sold: ___, removed_at: ____, ...again } = tee
    expect(await edit(edit => edit.insert('product', again))).toMatchObject({ ok: true })
    expect(await edit(edit => edit.remove('product', { id }))).toMatchObject({ changeSet: null })
    const removed = await db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(removed).toMatchObject({ slug: `basic-crew-neck-tee-black~${id}`, published_at: null })
  })

  it('frees the countries of a removed delivery zone', async () => {
    const { db, edit } = await changeShop(kind)
    const { country, zone_id } = await db
      .selectFrom('delivery_zone_country')
      .selectAll()
      .executeTakeFirstOrThrow()
    const methods = await db
      .selectFrom('delivery_method')
      .select('id')
      .where('zone_id', '=', zone_id)
      .where('removed_at', 'is', null)
      .execute()
    const moved = await edit(async edit => {
      for (const { id } of methods) await edit.remove('delivery_method', { id })
      await edit.remove('delivery_zone', { id: zone_id })
      const zone = await edit.insert('delivery_zone', { name: 'New zone', position: 9 })
      await edit.insert('delivery_zone_country', { country, zone_id: zone.id })
    })
    expect(moved).toMatchObject({ ok: true })
  })
})
