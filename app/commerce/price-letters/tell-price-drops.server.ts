import type { Db } from '../../db/schema.ts'
import type { Job } from '../jobs/job.ts'
import { putLetter } from '../mail/letters.server.ts'
import { readRoom, takePlace } from '../mail/mailing-slices-store.server.ts'
import { type Drop, notePriceTold, readDrops } from './price-drop-store.server.ts'
import { priceAlertTokenOf } from './price-letter-store.server.ts'

const most = 200

/** Tells of lower prices those who asked for it and said yes: one letter a list, each price once, in slices. */
export function tellPriceDropsJob(db: Db): Job {
  return {
    name: 'price-drops',
    every: 60_000,
    async run(now, closing) {
      const room = await readRoom(db, 'price-dropped')
      if (room === 0) return 0
      const drops = await readDrops(db, most)
      const lists = [...Map.groupBy(drops, ({ listId }) => listId).values()]
      let told = 0
      for (const ofList of lists.slice(0, room)) {
        if (closing.aborted) break
        const done = await tellList(db, ofList, now)
        if (done === 'no-place') break
        told += done
      }
      return told
    },
  }
}

async function tellList(db: Db, drops: readonly Drop[], now: Date): Promise<number | 'no-place'> {
  return db.transaction().execute(async tx => {
    if (!(await takePlace(tx, 'price-dropped', now))) return 'no-place'
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
