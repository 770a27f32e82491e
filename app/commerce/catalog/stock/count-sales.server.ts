import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { Job } from '../../running/jobs/job.ts'
import { bumpCatalogVersion } from '../products/catalog-version-store.server.ts'
import { saleReasons } from '../products/staff-list/sale-reasons.ts'
import {
  addUnitsSold,
  lockSalesCursor,
  readStockMovements,
  saveSalesCursor,
} from './sales-rank-store.server.ts'

const minute = 60_000

/** Infrequent, because every run invalidates all pages. */
const interval = 10 * minute
const batchSize = 1000

/** Ids are assigned before commit, so a lower one may appear later; no transaction runs longer than this. */
const settlingTime = minute

/** Adds sold units to the products' sales ranks and subtracts restocked ones. A job, because orders would contend for the rows. */
export function countSales(db: Db): Job {
  return { name: 'count-sales', interval: interval, run: now => countNextSales(db, now) }
}

async function countNextSales(db: Db, now: Date): Promise<number> {
  return inOneCommit(db, async tx => {
    const after = await lockSalesCursor(tx)
    const before = new Date(now.getTime() - settlingTime).toISOString()
    const movements = await readStockMovements(tx, after, batchSize)
    const young = movements.findIndex(({ at }) => at > before)
    const counted = young < 0 ? movements : movements.slice(0, young)
    if (counted.length === 0) return 0
    await saveSalesCursor(tx, { from: after, to: counted.at(-1)!.id })
    const sold = new Map<number, number>()
    for (const { product_id, quantity, reason } of counted)
      if (product_id !== null && saleReasons.includes(reason))
        sold.set(product_id, (sold.get(product_id) ?? 0) - quantity)
    const changed = [...sold].filter(([, units]) => units !== 0).sort(([a], [b]) => a - b)
    for (const [productId, units] of changed) await addUnitsSold(tx, productId, units)
    if (changed.length > 0)
      await bumpCatalogVersion(
        tx,
        changed.map(([productId]) => productId),
      )
    return counted.length
  })
}
