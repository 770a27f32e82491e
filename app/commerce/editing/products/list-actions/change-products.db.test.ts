import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { undoShop } from '../../changes/undo/undo-shop.fixture.ts'
import { changeProducts, type ProductAction } from './change-products.server.ts'

describe.each(databases)('removing and restoring several products, on %s', kind => {
  async function shop() {
    const made = await undoShop(kind)
    const [bag, bottle] = [await made.product('school-bag'), await made.product('steel-bottle')]
    const act = (action: ProductAction, ids = [bag.id, bottle.id]) =>
      changeProducts(made.db, made.origin({ reason: '' }), ids, action)
    const states = () =>
      made.db
        .selectFrom('product')
        .select(['slug', 'published_at', 'publish_at', 'removed_at'])
        .where('id', 'in', [bag.id, bottle.id])
        .orderBy('slug')
        .execute()
    return { ...made, bag, bottle, act, states }
  }

  it('removes and restores with their slugs, as drafts', async () => {
    const { act, states } = await shop()
    expect(await act('remove')).toMatchObject({ ok: true, changed: 2 })
    expect(await act('remove')).toMatchObject({ changeSet: null, changed: 0 })
    expect(await act('restore')).toMatchObject({ ok: true, changed: 2 })
    expect(await states()).toMatchObject([
      { slug: 'school-bag', removed_at: null, published_at: null },
      { slug: 'steel-bottle', removed_at: null, published_at: null },
    ])
    expect(await act('restore')).toMatchObject({ changeSet: null, changed: 0 })
  })

  it('restores with a free slug if another took it', async () => {
    const { db, act, bag, undo } = await shop()
    await act('remove', [bag.id])
    await db
      .insertInto('product')
      .values({
        ...{ slug: 'school-bag', title: 'Another', description: '', created_at: '2026-11-21T12:00:00.000Z' },
        ...{ rating_sum: 0, review_count: 0 },
      })
      .execute()
    const restored = await act('restore', [bag.id])
    const slug = async () =>
      (await db.selectFrom('product').select('slug').where('id', '=', bag.id).executeTakeFirstOrThrow()).slug
    expect(await slug()).toBe('school-bag-2')
    await undo(restored.ok ? restored.changeSet! : 0)
    expect(await slug()).toBe(`school-bag~${bag.id}`)
  })

  it('does not restore a product whose brand is gone', async () => {
    const { db, act, bag, states } = await shop()
    await act('remove', [bag.id])
    await db
      .insertInto('brand')
      .values({
        id: 999,
        slug: 'gone~999',
        name: 'Gone',
        position: 9,
        removed_at: '2026-11-21T12:00:00.000Z',
      })
      .execute()
    await db.updateTable('product').set({ brand_id: 999 }).where('id', '=', bag.id).execute()
    expect(await act('restore')).toEqual({ ok: false, reason: 'missing-reference' })
    expect((await states())[0]!.removed_at).not.toBeNull()
  })
})
