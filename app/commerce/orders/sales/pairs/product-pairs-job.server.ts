import { bumpCatalogVersion } from '#commerce/catalog/products/catalog-version-store.server.ts'
import type { Job } from '#commerce/running/jobs/job.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { lockProcessState, readProcessState, replaceProcessState } from '#db/process-state-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { countProductPairs, readOrderedProducts, replacePairs } from './product-pair-store.server.ts'

const hour = 60 * 60 * 1000
const year = 365 * 24 * hour

/** Products that are counted at once. */
const batchSize = 20

const stateName = 'pairs_counted_up_to'

/** Counts once a day with which other products each one was ordered. */
export function productPairsJob(db: Db): Job {
  return { name: 'product-pairs', interval: hour, run: now => countNextPairs(db, now) }
}

/** Counts the next products of the day, and returns how many: 0 once all have been. */
export async function countNextPairs(db: Db, now: Date): Promise<number> {
  const today = now.toISOString().slice(0, 10)
  const state = (await readProcessState(db, stateName)) ?? ''
  const [day, after = '0'] = state.split(' ')
  if (day === today && after === 'done') return 0
  const ids = await readOrderedProducts(db, day === today ? Number(after) : 0, batchSize)
  const since = new Date(now.getTime() - year).toISOString()
  const counted = await Promise.all(
    ids.map(async id => ({ id, pairs: await countProductPairs(db, id, since) })),
  )
  return inOneCommit(db, async tx => {
    const from = await lockProcessState(tx, stateName, '')
    // Another process was first.
    if (from !== state) return 0
    await replaceProcessState(tx, stateName, { from, to: `${today} ${ids.at(-1) ?? 'done'}` })
    const changed: number[] = []
    for (const { id, pairs } of counted) if (await replacePairs(tx, id, pairs)) changed.push(id)
    if (changed.length > 0) await bumpCatalogVersion(tx, changed)
    return ids.length
  })
}
