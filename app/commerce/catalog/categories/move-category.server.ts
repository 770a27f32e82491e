import type { Db } from '#db/schema/schema.ts'
import { change } from '../../editing/changes/change.server.ts'
import type { ChangeOrigin } from '../../editing/changes/change-set.ts'
import { lockTableRows } from '../../editing/record-store.server.ts'
import { type CategoryMove, planCategoryMove } from './category-tree.ts'
import { readTreeCategories } from './category-tree-store.server.ts'

export type CategoryMoved =
  | { ok: true; changeSet: number | null }
  /** Somebody moved or removed it meanwhile. */
  | { ok: false; reason: 'not-found' | 'cannot-move' }

/** Moves a category one step among all others. */
export async function moveCategory(
  db: Db,
  origin: ChangeOrigin,
  id: number,
  move: CategoryMove,
): Promise<CategoryMoved> {
  const moved = await change(db, origin, async edit => {
    // Two moves at once could put each below the other.
    await lockTableRows(edit.tx, 'category')
    const categories = await readTreeCategories(edit.tx)
    if (!categories.some(one => one.id === id)) return { ok: false as const, reason: 'not-found' as const }
    const plan = planCategoryMove(categories, id, move)
    if (!plan) return { ok: false as const, reason: 'cannot-move' as const }
    await edit.updateAll(
      'category',
      plan.map(({ id, ...columns }) => ({ key: { id }, columns })),
    )
    return { ok: true as const }
  })
  if (moved.ok) return { ok: true, changeSet: moved.changeSet }
  return { ok: false, reason: moved.reason === 'not-found' ? 'not-found' : 'cannot-move' }
}
