import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { Job } from '../../running/jobs/job.ts'
import { loadSetting } from '../../running/settings/load-settings.server.ts'
import { isLow, type StockWarning } from './days-left.ts'
import { type StockItem, stockPageKey } from './low-stock-store.server.ts'
import {
  countWatched,
  deleteLowPlaces,
  findVariantAfter,
  readLowPlaces,
  readStockBetween,
  readWatchedItems,
  saveLowPlaces,
} from './watched-stock-store.server.ts'

const interval = 60_000
const batchSize = 1000
/** A shop with 350,000 variants is looked through in a quarter of an hour, a usual one every minute. */
const batchesPerRun = 24

/** More than Today shows, because some may have been restocked since the job looked. */
const watchedItems = 50
const maxCount = 1000

/** Finds what runs low: that takes a look at the sales of every variant, which no page can wait for. */
export function watchLowStock(db: Db): Job {
  let after = 0
  let batches = 0
  return {
    name: 'watch-low-stock',
    interval,
    async run(now) {
      const warning = {
        units: await loadSetting(db, 'lowStock'),
        days: await loadSetting(db, 'lowStockDays'),
      }
      after = await watchNext(db, { after, warning, now })
      batches = after === 0 ? 0 : (batches + 1) % batchesPerRun
      return batches
    },
  }
}

/** Returns the last id looked at; 0 after the last variant. Writes only what is different. */
async function watchNext(
  db: Db,
  { after, warning, now }: { after: number; warning: StockWarning; now: Date },
): Promise<number> {
  return inOneCommit(db, async tx => {
    const last = await findVariantAfter(tx, after, batchSize)
    const variants = await readStockBetween(tx, { after, last, now })
    const before = new Map(
      (await readLowPlaces(tx, { after, last })).map(({ variant_id, days }) => [variant_id, days]),
    )
    const low = variants
      .filter(({ item }) => item.isPublished && isLow(item, warning))
      .map(({ id, item }) => ({ variant_id: id, days: stockPageKey(item).days }))
    const changed = low.filter(({ variant_id, days }) => before.get(variant_id) !== days)
    for (const { variant_id } of low) before.delete(variant_id)
    if (before.size > 0) await deleteLowPlaces(tx, [...before.keys()])
    if (changed.length > 0) await saveLowPlaces(tx, changed)
    return last ?? 0
  })
}

/** The items that need attention first. `count` is undefined for more than a thousand. */
export async function readLowStock(
  db: Db,
  { warning, limit, now }: { warning: StockWarning; limit: number; now: Date },
): Promise<{ items: StockItem[]; count: number | undefined }> {
  const watched = await countWatched(db, maxCount + 1)
  const found = (await readWatchedItems(db, watchedItems, now))
    .filter(item => item.isPublished && isLow(item, warning))
    .sort((a, b) => stockPageKey(a).days - stockPageKey(b).days || (a.sku < b.sku ? -1 : 1))
  const count = watched <= watchedItems ? found.length : watched
  return { items: found.slice(0, limit), count: count > maxCount ? undefined : count }
}
