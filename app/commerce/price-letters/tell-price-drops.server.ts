import type { Db } from '../../db/schema.ts'
import type { Job } from '../jobs/job.ts'
import { putLetter } from '../mail/letters.server.ts'
import { type Drop, notePriceTold, readDrops } from './price-drop-store.server.ts'
import { priceAlertTokenOf } from './price-letter-store.server.ts'

const most = 200

/** Tells of lower prices those who asked for it and said yes: one letter a list, each price once. */
export function tellPriceDropsJob(db: Db): Job {
  return {
    name: 'price-drops',
    every: 60_000,
    async run(now, closing) {
      const drops = await readDrops(db, most)
      let told = 0
      for (const ofList of Map.groupBy(drops, ({ listId }) => listId).values())
        if (!closing.aborted) told += await tellList(db, ofList, now)
      return told
    },
  }
}

async function tellList(db: Db, drops: readonly Drop[], now: Date): Promise<number> {
  return db.transaction().execute(async tx => {
    const news: Drop[] = []
    for (const drop of drops) if (await notePriceTold(tx, drop)) news.push(drop)
    const first = news[0]
    if (!first) return 0
    const told = news.map(({ productId, from, to }) => ({ productId, from, to }))
    const token = priceAlertTokenOf(tx, first)
    await putLetter(tx, { kind: 'price-dropped', token, drops: told, to: first.email }, now)
    return 1
  })
}
