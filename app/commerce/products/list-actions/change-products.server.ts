import type { Db } from '../../../db/schema/schema.ts'
import { change } from '../../changes/change.server.ts'
import type { ChangeOrigin, ChangeRefusal } from '../../changes/change-set.ts'
import { readPublishableProducts } from './publishable-product-store.server.ts'

export const listActions = ['publish', 'unpublish', 'remove', 'restore'] as const
export type ProductAction = (typeof listActions)[number]

export type ProductsChanged =
  /** `leftOut` have no variants, so that shoppers would not see them. */
  | { ok: true; changeSet: number | null; changed: number; leftOut: number }
  | { ok: false; reason: ChangeRefusal['reason'] }

/** Publishes, unpublishes, removes or restores these products: all that can be, or none. */
export async function changeProducts(
  db: Db,
  origin: ChangeOrigin,
  ids: readonly number[],
  action: ProductAction,
): Promise<ProductsChanged> {
  const keys = [...new Set(ids)].map(id => ({ id }))
  const outcome = await change(db, origin, async edit => {
    if (action === 'remove')
      return { ok: true as const, changed: await edit.removeAll('product', keys), leftOut: 0 }
    if (action === 'restore')
      return { ok: true as const, changed: await edit.restoreAll('product', keys), leftOut: 0 }
    const products = await readPublishableProducts(edit.tx, ids)
    const isPublishing = action === 'publish'
    const able = isPublishing ? products.filter(({ variants }) => variants > 0) : products
    const different = able.filter(
      ({ published_at, publish_at }) => isPublishing !== (published_at !== null) || publish_at !== null,
    )
    const published_at = isPublishing ? edit.now.toISOString() : null
    await edit.updateAll(
      'product',
      different.map(({ id }) => ({ key: { id }, columns: { published_at, publish_at: null } })),
    )
    return { ok: true as const, changed: different.length, leftOut: products.length - able.length }
  })
  if (!outcome.ok) return { ok: false, reason: outcome.reason }
  const { changed, leftOut } = outcome.result
  return { ok: true, changeSet: outcome.changeSet, changed, leftOut }
}
