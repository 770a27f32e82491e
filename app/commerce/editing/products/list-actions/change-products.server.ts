import type { Db } from '#db/schema/schema.ts'
import { change } from '../../changes/change.server.ts'
import type { ChangeOrigin, ChangeRefusal } from '../../changes/change-set.ts'
import { type Keepers, readProductLinks } from '../../name-uses.server.ts'

export type ProductAction = 'remove' | 'restore'

export type ProductsChanged =
  | { ok: true; changeSet: number | null; changed: number }
  | { ok: false; reason: ChangeRefusal['reason'] }
  | { ok: false; reason: 'linked'; linkedFrom: Keepers['links'] }

/** Removes or restores these products, or none of them: links to one keep it. */
export async function changeProducts(
  db: Db,
  origin: ChangeOrigin,
  ids: readonly number[],
  action: ProductAction,
): Promise<ProductsChanged> {
  const keys = [...new Set(ids)].map(id => ({ id }))
  const outcome = await change(db, origin, async edit => {
    const linkedFrom = action === 'remove' ? await readProductLinks(edit.tx, ids) : []
    if (linkedFrom.length > 0) return { ok: false as const, reason: 'linked' as const, linkedFrom }
    const changed =
      action === 'remove' ? await edit.removeAll('product', keys) : await edit.restoreAll('product', keys)
    return { ok: true as const, changed }
  })
  if (!outcome.ok) return outcome.reason === 'linked' ? outcome : { ok: false, reason: outcome.reason }
  return { ok: true, changeSet: outcome.changeSet, changed: outcome.result.changed }
}
