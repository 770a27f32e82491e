import { describe, expect, it } from 'vitest'
import { namedStaff } from '#commerce/values/actor.fixture.ts'
import { bothDatabases } from '#test/databases.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { readChangeSets } from '../change-set-store.server.ts'
import { changeTestNow } from '../change-shop.fixture.ts'
import { undoShop } from './undo-shop.fixture.ts'

const teeSlug = 'basic-crew-neck-tee-black'

describe.each(bothDatabases)('undoing a change, on %s', kind => {
  it('is a change set of its own, which can be undone, too', async () => {
    const { db, undo, changed, shown, variant } = await undoShop(kind)
    const { id, product_id, price } = await variant(blackTeeSku)
    const dearer = await changed(edit => edit.update('variant', { id }, { price: price + 100 }))
    let undone = 0
    const undoing = async () => {
      const outcome = await undo(dearer)
      expect(outcome).toMatchObject({ ok: true, skipped: [] })
      if (outcome.ok) undone = outcome.changeSet
    }
    expect(await shown(undoing)).toEqual([1, product_id])
    expect((await variant(blackTeeSku)).price).toBe(price)
    const [set] = await readChangeSets(db, 1)
    expect(set).toMatchObject({ id: undone, cause: 'undo', undoes: dearer, actor: { name: 'Ada' } })
    expect(await undo(dearer)).toEqual({ ok: false, reason: 'already-undone' })
    expect(await undo(undone)).toMatchObject({ ok: true })
    expect((await variant(blackTeeSku)).price).toBe(price + 100)
    expect(await undo(dearer)).toMatchObject({ ok: true })
    expect((await variant(blackTeeSku)).price).toBe(price)
  })

  it('happens once when two people do it at the same moment', async () => {
    const { undo, changed, variant } = await undoShop(kind)
    const { id } = await variant(blackTeeSku)
    const set = await changed(edit => edit.update('variant', { id }, { weight: 99 }))
    const outcomes = await Promise.all([undo(set), undo(set)])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes).toContainEqual({ ok: false, reason: 'already-undone' })
  })

  it('reports later changes with all values and their actor', async () => {
    const { db, undo, changed, variant } = await undoShop(kind)
    const { id, price, weight } = await variant(blackTeeSku)
    const first = await changed(edit => edit.update('variant', { id }, { price: 5000, weight: 400 }))
    const second = await changed(edit => edit.update('variant', { id }, { price: 6000 }), {
      actor: namedStaff('Eve'),
    })
    await changed(edit => edit.update('variant', { id }, { position: 77 }))
    const conflict = {
      table: 'variant',
      key: { id },
      reason: 'changed',
      columns: [{ column: 'price', written: 5000, current: 6000, restored: price }],
      changedBy: { changeSet: second, actor: namedStaff('Eve'), at: changeTestNow.toISOString() },
    }
    expect(await undo(first)).toEqual({ ok: false, reason: 'conflict', conflicts: [conflict] })
    expect(await variant(blackTeeSku)).toMatchObject({ price: 6000, weight: 400 })
    expect(await readChangeSets(db, 9)).toHaveLength(3)

    expect(await undo(first, 'skip')).toMatchObject({ ok: true, skipped: [conflict] })
    expect(await variant(blackTeeSku)).toMatchObject({ price: 6000, weight: 400 })
    await db.updateTable('variant').set({ price: 7000 }).where('id', '=', id).execute()
    expect(await undo(second)).toMatchObject({ conflicts: [{ reason: 'changed', changedBy: undefined }] })
    expect(weight).not.toBe(400)
  })

  it('overwrites later changes by force, and remembers them', async () => {
    const { undo, changed, variant } = await undoShop(kind)
    const { id, price } = await variant(blackTeeSku)
    const first = await changed(edit => edit.update('variant', { id }, { price: 5000 }))
    await changed(edit => edit.update('variant', { id }, { price: 6000 }))
    const forced = await undo(first, 'force')
    expect(forced).toMatchObject({ ok: true, skipped: [] })
    expect((await variant(blackTeeSku)).price).toBe(price)
    expect(await undo(forced.ok ? forced.changeSet : 0)).toMatchObject({ ok: true })
    expect((await variant(blackTeeSku)).price).toBe(6000)
  })

  it('skips rows in conflict and undoes the others', async () => {
    const { undo, changed, db } = await undoShop(kind)
    const tags = ['a', 'b'].map(tag => ({ product_id: 1, tag }))
    const added = await changed(edit => edit.insertAll('product_tag', tags))
    await changed(edit => edit.remove('product_tag', tags[0]!))
    expect(await undo(added)).toMatchObject({
      conflicts: [{ reason: 'missing', key: tags[0], changedBy: { actor: namedStaff('Grace') } }],
    })
    expect(await undo(added, 'skip')).toMatchObject({ ok: true, skipped: [{ reason: 'missing' }] })
    expect(await db.selectFrom('product_tag').select('tag').where('tag', 'in', ['a', 'b']).execute()).toEqual(
      [],
    )
  })

  it('restores a removed product with its slug, or suggests another', async () => {
    const { db, undo, changed, product } = await undoShop(kind)
    const { id, ...tee } = await product(teeSlug)
    const removed = await changed(edit => edit.remove('product', { id }))
    const { rating_sum: _, review_count: __, sold: ___, removed_at: ____, ...other } = tee
    const again = await changed(edit => edit.insert('product', other))
    const taken = { reason: 'slug-taken', suggestion: `${teeSlug}-2` }
    expect(await undo(removed)).toMatchObject({ ok: false, conflicts: [taken] })
    const forced = await undo(removed, 'force')
    expect(forced).toMatchObject({ ok: true, skipped: [] })
    expect(await product(`${teeSlug}-2`)).toEqual({ ...tee, id, slug: `${teeSlug}-2` })
    expect(await undo(forced.ok ? forced.changeSet : 0)).toMatchObject({ ok: true })
    expect(await undo(again)).toMatchObject({ ok: true })
    expect(await undo(removed)).toMatchObject({ ok: true })
    expect(await product(teeSlug)).toEqual({ id, ...tee })
    expect(
      await db
        .selectFrom('product')
        .select('id')
        .where('slug', 'in', [teeSlug, `${teeSlug}-2`])
        .execute(),
    ).toEqual([{ id }])
  })

  it('does not restore a product whose brand or color was removed since', async () => {
    const { db, undo, changed, product, variant } = await undoShop(kind)
    const { id, product_id } = await variant(blackTeeSku)
    const { id: option_id } = await db
      .selectFrom('option')
      .select('id')
      .where('slug', '=', 'color')
      .executeTakeFirstOrThrow()
    const color = { option_id, slug: 'teal', name: 'Teal', hex: '#008080', position: 99 }
    await changed(async edit => {
      const added = await edit.insert('option_value', color)
      await edit.update('variant', { id }, { value_1_id: added.id })
    })
    const removed = await changed(edit => edit.remove('product', { id: product_id }))
    const { value_1_id } = await variant(blackTeeSku)
    const recolored = await changed(edit => edit.remove('option_value', { id: value_1_id! }))
    expect(await undo(removed)).toMatchObject({
      conflicts: [{ table: 'product', key: { id: product_id }, reason: 'missing-reference' }],
    })
    expect(await undo(recolored)).toMatchObject({ ok: true })
    expect(await undo(removed)).toMatchObject({ ok: true })
    expect((await product(teeSlug)).removed_at).toBeNull()
    const teal = db.selectFrom('option_value').select('removed_at').where('slug', '=', 'teal')
    expect(await teal.execute()).toEqual([{ removed_at: null }])
  })

  it('deletes a new product, but hides one that was sold', async () => {
    const { db, undo, changed } = await undoShop(kind)
    const at = changeTestNow.toISOString()
    const create = (slug: string) =>
      changed(async edit => {
        const { id } = await edit.insert('product', {
          ...{ slug, title: slug, description: '' },
          ...{ created_at: at, published_at: at },
        })
        await edit.insert('variant', { product_id: id, sku: slug.toUpperCase(), price: 100, position: 0 })
        await edit.insert('product_tag', { product_id: id, tag: 'new' })
      })
    const rows = (slug: string) =>
      db
        .selectFrom('product')
        .innerJoin('variant', 'variant.product_id', 'product.id')
        .select(['product.removed_at', 'variant.removed_at as variant_removed_at', 'published_at'])
        .where('sku', '=', slug.toUpperCase())
        .execute()
    const [unsold, sold, ranked] = [await create('unsold'), await create('sold'), await create('ranked')]
    await db.updateTable('product').set({ sold: 1 }).where('slug', '=', 'ranked').execute()
    await db
      .insertInto('stock_movement')
      .values({
        sku: 'SOLD',
        quantity: 1,
        available: 1,
        reason: 'counted',
        order_id: null,
        at,
        actor: 'job',
        actor_name: '',
      })
      .execute()
    expect(await undo(unsold)).toMatchObject({ ok: true, skipped: [] })
    expect(await rows('unsold')).toEqual([])
    expect(await undo(ranked)).toMatchObject({ ok: true, skipped: [] })
    expect(
      await db.selectFrom('product').select('removed_at').where('title', '=', 'ranked').execute(),
    ).toEqual([{ removed_at: at }])
    const hidden = await undo(sold)
    expect(hidden).toMatchObject({ ok: true, skipped: [] })
    expect(await rows('sold')).toEqual([{ removed_at: at, variant_removed_at: at, published_at: null }])
    expect(await undo(hidden.ok ? hidden.changeSet : 0)).toMatchObject({ ok: true, skipped: [] })
    expect(await rows('sold')).toEqual([{ removed_at: null, variant_removed_at: null, published_at: at }])
  })

  it('keeps a row that a later change needs', async () => {
    const { undo, changed, product, db } = await undoShop(kind)
    const added = await changed(edit => edit.insert('brand', { slug: 'acme', name: 'Acme', position: 9 }))
    const { id } = await db
      .selectFrom('brand')
      .select('id')
      .where('slug', '=', 'acme')
      .executeTakeFirstOrThrow()
    const tee = await product(teeSlug)
    await changed(edit => edit.update('product', { id: tee.id }, { brand_id: id }))
    expect(await undo(added, 'force')).toMatchObject({
      ok: true,
      skipped: [{ table: 'brand', key: { id }, reason: 'in-use' }],
    })
    expect((await product(teeSlug)).brand_id).toBe(id)
  })

  it('deletes a tree of categories from its leaves, and redoes it from its root', async () => {
    const { db, undo, changed } = await undoShop(kind)
    const categories = () => db.selectFrom('category').selectAll().orderBy('id').execute()
    const before = await categories()
    const added = await changed(async edit => {
      const shoes = { slug: 'shoes', name: 'Shoes', parent_id: null, position: 9 }
      const { id } = await edit.insert('category', shoes)
      await edit.insertAll('category', [
        { slug: 'boots', name: 'Boots', parent_id: id, position: 1 },
        { slug: 'sandals', name: 'Sandals', parent_id: id, position: 2 },
      ])
    })
    const after = await categories()
    const undone = await undo(added)
    expect(undone).toMatchObject({ ok: true, skipped: [] })
    expect(await categories()).toEqual(before)
    expect(await undo(undone.ok ? undone.changeSet : 0)).toMatchObject({ ok: true, skipped: [] })
    expect(await categories()).toEqual(after)
  })

  it('undoes moves of rows between unique places', async () => {
    const { db, undo, changed } = await undoShop(kind)
    const benefits = () => db.selectFrom('benefit').selectAll().orderBy('id').execute()
    const before = await benefits()
    const [first, second] = before
    const swapped = await changed(async edit => {
      await edit.update('benefit', { id: first!.id }, { text: 'for a moment' })
      await edit.update('benefit', { id: second!.id }, { text: first!.text })
      await edit.update('benefit', { id: first!.id }, { text: second!.text })
    })
    expect((await benefits()).map(({ text }) => text).slice(0, 2)).toEqual([second!.text, first!.text])
    expect(await undo(swapped)).toMatchObject({ ok: true, skipped: [] })
    expect(await benefits()).toEqual(before)
  })

  it('is refused for unknown changes and for personal data', async () => {
    const { db, undo, changed } = await undoShop(kind)
    expect(await undo(999_999)).toEqual({ ok: false, reason: 'unknown-change' })
    const set = await changed(edit => edit.insert('benefit', { icon: 'truck', text: 'Fast', position: 9 }))
    await db.updateTable('changed_row').set({ table_name: 'customer_order' }).execute()
    expect(await undo(set)).toEqual({ ok: false, reason: 'personal-data' })
  })
})
