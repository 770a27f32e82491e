import type { Tx } from '#db/schema/schema.ts'
import { mergePriceAlerts } from './merge-price-alerts-store.server.ts'
import {
  addMissingWishes,
  giveListTo,
  moveShareLinks,
  readMergedLists,
} from './merge-wish-lists-store.server.ts'
import type { Merging } from './merging.ts'

/** Lists with the same name become one, and every link to them keeps working. The others change their owner. */
export async function mergeWishLists(tx: Tx, { from, into }: Merging, now: Date): Promise<void> {
  const own = new Map((await readMergedLists(tx, into)).map(list => [list.nameKey, list]))
  for (const list of await readMergedLists(tx, from)) {
    const same = own.get(list.nameKey)
    if (!same) {
      await giveListTo(tx, list.id, into)
      continue
    }
    await addMissingWishes(tx, { from: list.id, into: same.id }, now)
    await moveShareLinks(tx, list, same)
    await mergePriceAlerts(tx, { from: list.id, into: same.id })
  }
}
