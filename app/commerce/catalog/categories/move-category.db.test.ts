import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { changeShop, changeTestNow } from '../../editing/changes/change-shop.fixture.ts'
import { undo } from '../../editing/compensations/undo.server.ts'
import { moveRecord } from '../../editing/moving/move-record.server.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { brandRecord } from '../products/taxonomy-records.server.ts'
import { treeRows } from './category-tree.ts'
import { readTreeCategories } from './category-tree-store.server.ts'
import { moveCategory } from './move-category.server.ts'

describe.each(databases)('moving in the catalog, on %s', kind => {
  async function movingShop() {
    const shop = await changeShop(kind)
    const { db, origin } = shop
    const outline = async () =>
      treeRows(await readTreeCategories(db)).map(({ slug, depth }) => '-'.repeat(depth) + slug)
    const move = async (slug: string, how: 'up' | 'down' | 'in' | 'out') => {
      const { id } = await db
        .selectFrom('category')
        .select('id')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow()
      return moveCategory(db, origin(), id, how)
    }
    return { ...shop, outline, move }
  }

  it('moves a category with those below it, and back by undo', async () => {
    const { db, outline, move } = await movingShop()
    const before = await outline()
    const moved = await move('category-2', 'up')
    expect((await outline())[0]).toBe('category-2')
    await undo(db, (moved as { changeSet: number }).changeSet, {
      actor: namedStaff('Grace'),
      now: changeTestNow,
    })
    expect(await outline()).toEqual(before)
  })

  it('puts neither of two categories below the other when both move at once', async () => {
    const { outline, move } = await movingShop()
    const count = (await outline()).length
    await Promise.all([move('category-2', 'in'), move('category-1', 'in'), move('category-3', 'in')])
    expect(await outline()).toHaveLength(count)
  })

  it('refuses where the tree ends', async () => {
    const { db, origin, move, outline } = await movingShop()
    const [first] = await outline()
    expect(await move(first!, 'up')).toEqual({ ok: false, reason: 'cannot-move' })
    expect(await moveCategory(db, origin(), 999_999, 'up')).toEqual({ ok: false, reason: 'not-found' })
  })

  it('moves a brand in the list that shoppers see', async () => {
    const { db, origin } = await movingShop()
    const order = async () =>
      (await db.selectFrom('brand').select('slug').orderBy('position').orderBy('id').execute()).map(
        ({ slug }) => slug,
      )
    const [first, second, ...rest] = await order()
    expect(await moveRecord(db, origin(), brandRecord, [second!], -1)).toMatchObject({ ok: true })
    expect(await order()).toEqual([second, first, ...rest])
    expect(await moveRecord(db, origin(), brandRecord, [second!], -1)).toEqual({ ok: false })
    expect(await moveRecord(db, origin(), brandRecord, ['nothing'], 1)).toEqual({ ok: false })
  })
})
