import { describe, expect, it } from 'vitest'
import { anyProduct } from '#commerce/catalog/products/staff-list/product-filter.ts'
import { addTestStaff } from '#commerce/people/staff/staff.fixture.ts'
import { namedStaff } from '#commerce/values/actor.fixture.ts'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { undoShop } from '../../changes/undo/undo-shop.fixture.ts'
import { undo } from '../../compensations/undo.server.ts'
import type { BulkAction, BulkField, ProductSelection, Stored } from './bulk-change.ts'
import { findBulkPreview } from './bulk-preview-store.server.ts'
import { previewBulkChange } from './preview-bulk-change.server.ts'
import { saveBulkChange } from './save-bulk-change.server.ts'

const now = new Date('2026-11-21T12:00:00.000Z')

const tenPercentOff: BulkAction = {
  kind: 'price',
  rule: { change: 'lower-percent', value: 1000, rounding: 'exact', compareAt: 'keep' },
}

async function shop(kind: DatabaseKind) {
  const made = await undoShop(kind)
  const { db } = made
  const staffId = await addTestStaff(db, { role: 'editor', name: 'Grace' }, now)
  const [bag, pot] = [await made.product('school-bag'), await made.product('water-pot')]
  const preview = async (action: BulkAction, selection: Partial<ProductSelection> = {}) => {
    const all = { ids: [bag.id, pot.id], filter: anyProduct, leftOut: [], ...selection }
    const request = { kind: action.kind, selection: all, action, typed: {}, returnTo: '/office/products' }
    const made = await previewBulkChange(db, request, { staffId, currency: 'USD', lowStock: 3, now })
    if (!made.ok) throw new Error(made.reason)
    return (await findBulkPreview(db, made.id, staffId))!
  }
  const save = (shown: Awaited<ReturnType<typeof preview>>) =>
    saveBulkChange(db, shown, made.origin({ reason: 'sale', cause: 'bulk' }), {})
  const goBack = (changeSet: number) => undo(db, changeSet, { actor: namedStaff('Grace'), now })
  const prices = async () => {
    const rows = await db
      .selectFrom('variant')
      .select('price')
      .where('product_id', 'in', [bag.id, pot.id])
      .orderBy('price')
      .execute()
    return rows.map(({ price }) => price)
  }
  const categories = async (id = bag.id) =>
    (
      await db
        .selectFrom('product_category')
        .select('category_id')
        .where('product_id', '=', id)
        .orderBy('category_id')
        .execute()
    ).map(({ category_id }) => category_id)
  const visibility = async () => {
    const { published_at, publish_at } = await made.product('school-bag')
    return { published_at, publish_at }
  }
  return { ...made, staffId, bag, pot, preview, save, goBack, prices, categories, visibility }
}

describe.each(databases)('changing many products, on %s', kind => {
  it('saves the prices that were shown, in one change that can be undone', async () => {
    const { preview, save, goBack, prices, shown, bag, pot } = await shop(kind)
    const before = await prices()
    const plan = await preview(tenPercentOff)
    expect(await prices()).toEqual(before)
    const versions = await shown(() => save(plan))
    expect(versions).toEqual([1, ...[bag.id, pot.id].toSorted((a, b) => a - b)])
    expect(await prices()).toEqual(before.map(price => price * 0.9))
    const { changeSet, changed } = await save(plan)
    expect(changed).toBe(before.length)
    expect(await goBack(changeSet)).toMatchObject({ ok: true, isFinished: true, skipped: [] })
    expect(await prices()).toEqual(before)
  })

  it('leaves out a price that somebody changed after the preview, and names its product', async () => {
    const { db, preview, save, prices, bag } = await shop(kind)
    expect(await prices()).toEqual([8000, 14_000])
    const plan = await preview(tenPercentOff)
    await db.updateTable('variant').set({ price: 999 }).where('product_id', '=', bag.id).execute()
    expect(await save(plan)).toMatchObject({ changed: 1, leftOut: [bag.id] })
    expect(await prices()).toEqual([999, 7200])
  })

  it('leaves out products that were removed after the preview', async () => {
    const { edit, preview, save, bag } = await shop(kind)
    const plan = await preview(tenPercentOff)
    await edit(edit => edit.remove('product', { id: bag.id }))
    expect((await save(plan)).leftOut).toEqual([bag.id])
  })

  it('is saved once, however often it is sent', async () => {
    const { preview, save, prices } = await shop(kind)
    const plan = await preview(tenPercentOff)
    const first = await save(plan)
    const after = await prices()
    expect(await save(plan)).toEqual(first)
    expect(await prices()).toEqual(after)
  })

  it('changes all that match a filter, without those that are left out', async () => {
    const { preview, bag } = await shop(kind)
    const filter = { ...anyProduct, search: 'bag' }
    const all = await preview(tenPercentOff, { ids: null, filter })
    expect(all.plan.products).toContain(bag.id)
    const fewer = await preview(tenPercentOff, { ids: null, filter, leftOut: [bag.id] })
    expect(fewer.plan.products).toEqual(all.plan.products.filter(id => id !== bag.id))
    expect(fewer.plan.rows.every(({ product }) => product !== bag.id)).toBe(true)
  })

  it('adds products to a category, moves them there, and takes them out', async () => {
    const { db, preview, save, goBack, categories, bag } = await shop(kind)
    const before = await categories()
    const { id } = await db
      .insertInto('category')
      .values({ slug: 'gifts', name: 'Gifts', position: 99 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const act = async (change: 'add' | 'move' | 'remove') =>
      save(await preview({ kind: 'category', change, category: id }, { ids: [bag.id] }))
    await act('add')
    expect(await categories()).toEqual([...before, id])
    const moved = await act('move')
    expect(await categories()).toEqual([id])
    expect(await goBack(moved.changeSet)).toMatchObject({ ok: true })
    expect(await categories()).toEqual([...before, id])
    await act('remove')
    expect(await categories()).toEqual(before)
  })

  it('leaves out products whose category is gone by the time it is saved', async () => {
    const { db, edit, preview, save, bag } = await shop(kind)
    const { id } = await db
      .insertInto('category')
      .values({ slug: 'gifts', name: 'Gifts', position: 99 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const plan = await preview({ kind: 'category', change: 'add', category: id }, { ids: [bag.id] })
    await edit(edit => edit.remove('category', { id }))
    expect(await save(plan)).toMatchObject({ changed: 0, leftOut: [bag.id] })
  })

  it('sets the tax class of products that have another, and leaves out those that got one meanwhile', async () => {
    const { db, edit, preview, save, goBack, bag, pot } = await shop(kind)
    const classes = async () =>
      (
        await db
          .selectFrom('product')
          .select('tax_class_id')
          .where('id', 'in', [bag.id, pot.id])
          .orderBy('id')
          .execute()
      ).map(({ tax_class_id }) => tax_class_id)
    const { id } = await db
      .insertInto('tax_class')
      .values({ name: 'Maps and globes', removed_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const reduced: BulkAction = { kind: 'tax-class', taxClass: id }
    const saved = await save(await preview(reduced))
    expect(await classes()).toEqual([id, id])
    expect((await preview(reduced)).plan.rows).toEqual([])
    expect(await goBack(saved.changeSet)).toMatchObject({ ok: true })
    expect(await classes()).toEqual([null, null])
    const plan = await preview(reduced)
    await db.updateTable('product').set({ tax_class_id: 1 }).where('id', '=', pot.id).execute()
    const standard = await preview({ kind: 'tax-class', taxClass: null })
    expect(standard.plan.rows.map(({ product }) => product)).toEqual([pot.id])
    expect((await save(plan)).leftOut).toEqual([pot.id])
    await save(await preview({ kind: 'tax-class', taxClass: null }))
    const late = await preview(reduced)
    await edit(edit => edit.remove('tax_class', { id }))
    expect(await save(late)).toMatchObject({ changed: 0 })
  })

  it('sets fields of products and variants, and takes them back', async () => {
    const { preview, save, goBack, product, db, bag, pot } = await shop(kind)
    const set = (field: BulkField, column: string, value: Stored) =>
      preview({ kind: 'field', field, table: field === 'cost' ? 'variant' : 'product', column, value })
    const costs = async () =>
      (await db.selectFrom('variant').select('cost').where('product_id', 'in', [bag.id, pot.id]).execute())
        .map(({ cost }) => cost)
        .toSorted()
    const before = await costs()
    const saved = await save(await set('cost', 'cost', 1250))
    expect(new Set(await costs())).toEqual(new Set([1250]))
    expect((await set('cost', 'cost', 1250)).plan.rows).toEqual([])
    expect(await goBack(saved.changeSet)).toMatchObject({ ok: true })
    expect(await costs()).toEqual(before)
    await save(await set('origin_country', 'origin_country', 'PT'))
    expect((await product('school-bag')).origin_country).toBe('PT')
    await save(await set('origin_country', 'origin_country', null))
    expect((await product('school-bag')).origin_country).toBeNull()
  })

  it('leaves products out whose contents are of another kind', async () => {
    const { preview, bag, pot, db } = await shop(kind)
    await db.updateTable('product').set({ unit_base: '1 kg' }).where('id', '=', bag.id).execute()
    await db.updateTable('product').set({ unit_measure: '1 l' }).where('id', '=', pot.id).execute()
    const plan = async (field: 'unit_measure' | 'unit_base', value: string) => {
      const { rows, exceptions } = (
        await preview({ kind: 'field', field, table: 'product', column: field, value })
      ).plan
      return [rows.map(({ product }) => product), exceptions]
    }
    const reason = 'another-dimension'
    expect(await plan('unit_measure', '250 ml')).toEqual([[pot.id], [{ product: bag.id, reason }]])
    expect(await plan('unit_base', '100 g')).toEqual([[bag.id], [{ product: pot.id, reason }]])
  })

  it('adds and removes tags', async () => {
    const { db, preview, save, goBack, bag, pot } = await shop(kind)
    const tagged = async () =>
      (await db.selectFrom('product_tag').select('product_id').where('tag', '=', 'gift').execute()).length
    await save(await preview({ kind: 'tag', change: 'add', tag: 'gift' }, { ids: [bag.id] }))
    const plan = await preview({ kind: 'tag', change: 'add', tag: 'gift' })
    expect(plan.plan.rows.map(({ product }) => product)).toEqual([pot.id])
    await db.insertInto('product_tag').values({ product_id: pot.id, tag: 'gift' }).execute()
    expect(await save(plan)).toMatchObject({ leftOut: [] })
    expect(await tagged()).toBe(2)
    const { changeSet } = await save(await preview({ kind: 'tag', change: 'remove', tag: 'gift' }))
    expect(await tagged()).toBe(0)
    await goBack(changeSet)
    expect(await tagged()).toBe(2)
  })

  it('publishes, schedules and unpublishes, and names what cannot be', async () => {
    const { db, preview, save, visibility, bag, pot } = await shop(kind)
    const at = '2026-12-01T08:00:00.000Z'
    await save(await preview({ kind: 'publish', change: 'unpublish' }, { ids: [bag.id] }))
    expect(await visibility()).toEqual({ published_at: null, publish_at: null })
    const scheduled = await preview({ kind: 'publish', change: 'schedule', at })
    expect(scheduled.plan.exceptions).toEqual([{ product: pot.id, reason: 'already-published' }])
    await save(scheduled)
    expect(await visibility()).toEqual({ published_at: null, publish_at: at })
    await save(await preview({ kind: 'publish', change: 'publish' }))
    expect(await visibility()).toEqual({ published_at: now.toISOString(), publish_at: null })
    await db.updateTable('variant').set({ removed_at: at }).where('product_id', '=', pot.id).execute()
    await save(await preview({ kind: 'publish', change: 'unpublish' }))
    const published = await preview({ kind: 'publish', change: 'publish' })
    expect(published.plan.exceptions).toEqual([{ product: pot.id, reason: 'no-variants' }])
  })

  it('shows a preview to nobody else, and for a day', async () => {
    const { db, staffId, preview } = await shop(kind)
    const { id } = await preview(tenPercentOff)
    expect(await findBulkPreview(db, id, staffId + 1)).toBeUndefined()
    await db.updateTable('bulk_preview').set({ created_at: '2026-11-20T11:59:59.999Z' }).execute()
    const newer = await preview(tenPercentOff)
    expect(await findBulkPreview(db, id, staffId)).toBeUndefined()
    expect(await findBulkPreview(db, newer.id, staffId)).toMatchObject({ id: newer.id })
  })
})
