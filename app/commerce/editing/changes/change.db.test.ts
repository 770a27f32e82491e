import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import { raceAgainst } from '../../cart/checkout/order-shop.fixture.ts'
import { change } from './change.server.ts'
import { readChangeSets } from './change-set-store.server.ts'
import { changeShop, changeTestNow } from './change-shop.fixture.ts'

const now = changeTestNow.toISOString()

describe.each(databases)('a change, on %s', kind => {
  it('records the changed columns of each row, who changed them, why and when', async () => {
    const { db, edit, steps, variant } = await changeShop(kind)
    const { id, price, value_1_id } = await variant(blackTeeSku)
    const changed = await edit(async edit => {
      await edit.update('variant', { id }, { price: price + 100, value_1_id, compare_at_price: undefined })
      const brand = await edit.insert('brand', { slug: 'acme', name: 'Acme', position: 9 })
      await edit.remove('brand', { id: brand.id })
      await edit.insert('product_tag', { product_id: 1, tag: 'new' })
      await edit.remove('product_tag', { product_id: 1, tag: 'new' })
    })
    const [set] = await readChangeSets(db, 1)
    expect(changed).toEqual({ ok: true, changeSet: set!.id, result: { ok: true } })
    expect(set).toMatchObject({
      actor: { kind: 'staff', name: 'Grace' },
      reason: 'tidying up',
      cause: 'form',
      createdAt: now,
      finishedAt: now,
      undoes: null,
    })
    const [, brand] = await steps(set!.id)
    const brandId = (brand![1] as { id: number }).id
    const added = {
      ...{ id: brandId, slug: 'acme', name: 'Acme', position: 9, removed_at: null },
      ...{ text: '', picture_hash: null, alt: '' },
      ...{ manufacturer_id: null, responsible_id: null, safety: '', safety_file_hash: null },
    }
    expect(await steps(set!.id)).toEqual([
      ['variant', { id }, { price }, { price: price + 100 }],
      ['brand', { id: brandId }, null, added],
      [
        'brand',
        { id: brandId },
        { slug: 'acme', removed_at: null },
        { slug: `acme~${brandId}`, removed_at: now },
      ],
      ['product_tag', { product_id: 1, tag: 'new' }, null, { product_id: 1, tag: 'new' }],
      ['product_tag', { product_id: 1, tag: 'new' }, { product_id: 1, tag: 'new' }, null],
    ])
  })

  it('leaves no trace if nothing differs', async () => {
    const { db, edit, shown, product } = await changeShop(kind)
    const { id, title } = await product('basic-crew-neck-tee-black')
    const nothing = () => edit(edit => edit.update('product', { id }, { title }))
    expect(await shown(nothing)).toBeUndefined()
    expect(await nothing()).toEqual({ ok: true, changeSet: null, result: { ok: true } })
    expect(await readChangeSets(db, 9)).toEqual([])
  })

  it('happens once per key and returns the first result', async () => {
    const { db, origin, shown } = await changeShop(kind)
    const add = (name: string) =>
      change(db, origin({ key: 'form-1' }), async edit => {
        const { id } = await edit.insert('benefit', { icon: 'truck', text: name, position: 9 })
        return { ok: true, id }
      })
    const [first, second] = await Promise.all([add('Fast'), add('Slow')])
    expect(second).toEqual(first)
    expect(await shown(() => add('Third'))).toBeUndefined()
    expect(await add('Third')).toEqual(first)
    const benefits = await db.selectFrom('benefit').selectAll().where('icon', '=', 'truck').execute()
    expect(benefits.filter(({ position }) => position === 9)).toHaveLength(1)
  })

  it('raises the catalog version once, with the products concerned', async () => {
    const { db, edit, shown, variant } = await changeShop(kind)
    const [tee, pot] = [await variant(blackTeeSku), await variant(waterPotSku)]
    const both = () =>
      edit(async edit => {
        await edit.updateAll(
          'variant',
          [tee, pot].map(({ id, price }) => ({ key: { id }, columns: { price: price + 1 } })),
        )
        await edit.insert('product_tag', { product_id: pot.product_id, tag: 'sale' })
      })
    expect(await shown(both)).toEqual([1, ...[tee.product_id, pot.product_id].sort((a, b) => a - b)])
    const brand = () => edit(edit => edit.insert('brand', { slug: 'acme', name: 'Acme', position: 9 }))
    expect(await shown(brand)).toEqual([1, 0])
    const about = await db
      .selectFrom('page')
      .select('id')
      .where('slug', '=', 'about')
      .executeTakeFirstOrThrow()
    const text = () => edit(edit => edit.update('page', about, { title: 'Our terms' }))
    expect(await shown(text)).toEqual([1])
    const weight = () => edit(edit => edit.update('variant', { id: tee.id }, { weight: 321 }))
    expect(await shown(weight)).toBeUndefined()
  })

  it('is rolled back when it is refused', async () => {
    const { db, origin, shown, variant } = await changeShop(kind)
    const { id, price } = await variant(blackTeeSku)
    const refused = () =>
      change(db, origin({ key: 'again' }), async edit => {
        await edit.update('variant', { id }, { price: price + 1 })
        return { ok: false, reason: 'too-dear', price }
      })
    expect(await shown(refused)).toBeUndefined()
    expect(await refused()).toEqual({ ok: false, reason: 'too-dear', price })
    expect((await variant(blackTeeSku)).price).toBe(price)
    expect(await readChangeSets(db, 9)).toEqual([])
  })

  it('keeps what a concurrent change wrote to other columns', async () => {
    const { db, edit, steps, variant } = await changeShop(kind)
    const { id, price } = await variant(blackTeeSku)
    const changed = await raceAgainst(
      db,
      tx => tx.updateTable('variant').set({ price: 1, weight: 77 }).where('id', '=', id).execute(),
      () => edit(edit => edit.update('variant', { id }, { price })),
    )
    expect(changed.ok && (await steps(changed.changeSet!))).toEqual([
      ['variant', { id }, { price: 1 }, { price }],
    ])
    expect(await variant(blackTeeSku)).toMatchObject({ price, weight: 77 })
  })

  it('writes thousands of rows at once, and refuses more', async () => {
    const { db, edit } = await changeShop(kind)
    const tags = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ product_id: 1, tag: `tag ${at}` }))
    expect(await edit(edit => edit.insertAll('product_tag', tags(5001)))).toEqual({
      ok: false,
      reason: 'too-many-rows',
    })
    const added = await edit(edit => edit.insertAll('product_tag', tags(5000)))
    expect(added).toMatchObject({ ok: true })
    const removed = await edit(edit => edit.removeAll('product_tag', tags(5000)))
    expect(removed).toMatchObject({ ok: true })
    expect(await db.selectFrom('product_tag').selectAll().where('tag', 'like', 'tag %').execute()).toEqual([])
  })

  it('records only the names of personal columns', async () => {
    const { db, edit, steps } = await changeShop(kind)
    const order = { number: 'T-1', token_hash: 'a', checkout_key_hash: 'a', email: 'ada@example.com' }
    const amounts = { subtotal: 1, discount: 0, delivery: 0, delivery_tax: 0, tax: 0, total: 1, gift_card: 0 }
    await db
      .insertInto('customer_order')
      .values({
        ...{ ...order, ...amounts, id: 1, state: 'placed', placed_at: now, currency: 'USD', country: 'US' },
        ...{ address: '{}', delivery_name: '', payment: 'test', tax_included: 1 },
        ...{ return_days: 30, warranty_years: 2 },
      })
      .execute()
    const changed = await edit(edit => edit.update('customer_order', { id: 1 }, { email: 'eve@example.com' }))
    expect(changed.ok && (await steps(changed.changeSet!))).toEqual([
      ['customer_order', { id: 1 }, null, ['email']],
    ])
  })
})
