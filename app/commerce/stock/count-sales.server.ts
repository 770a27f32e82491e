import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db } from '../../db/schema.ts'
import { bumpCatalogVersion } from '../catalog/catalog-version-store.server.ts'
import type { Job } from '../jobs/job.ts'
import { addSold, holdCountedUpTo, moveCountedUpTo, readMovements } from './sales-rank-store.server.ts'

const minute = 60_000

/** Rare, because every page of the shop is rendered anew after it: best sellers may be a little late. */
const every = 10 * minute
const batch = 1000

/**
 * Movements get their numbers before they are committed, so one with a lower number may come later. A minute after it was
 * begun no transaction of the shop still runs.
 */
const settled = minute

/**
 * Adds what was sold to the sales rank of its product, in batches: the row of a product that many buy at once would otherwise
 * be waited for by all of them. What came back is taken off again.
 */
export function countSales(db: Db): Job {
  return { name: 'count-sales', every, run: now => countSome(db, now) }
}

async function countSome(db: Db, now: Date): Promise<number> {
  return inOneCommit(db, async tx => {
    const after = await holdCountedUpTo(tx)
    const before = new Date(now.getTime() - settled).toISOString()
    const movements = await readMovements(tx, after, batch)
    const young = movements.findIndex(({ at }) => at > before)
    const counted = young < 0 ? movements : movements.slice(0, young)
    if (counted.length === 0) return 0
    await moveCountedUpTo(tx, counted.at(-1)!.id)
    const sold = new Map<number, number>()
    for (const { product_id, quantity, why } of counted)
      if (product_id !== null && why !== 'counted')
        sold.set(product_id, (sold.get(product_id) ?? 0) - quantity)
    const changed = [...sold].filter(([, units]) => units !== 0).sort(([a], [b]) => a - b)
    for (const [productId, units] of changed) await addSold(tx, productId, units)
    if (changed.length > 0)
      await bumpCatalogVersion(
        tx,
        changed.map(([productId]) => productId),
      )
    return counted.length
  })
}
