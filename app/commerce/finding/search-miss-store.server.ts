import type { Db } from '../../db/schema.ts'
import { fold } from '../search/fold.ts'

/** The merchant wants to know what is looked for most: the rarest of more than this are forgotten. */
const most = 10_000

/**
 * Counts a search that found nothing. Nothing about who searched; words that look like an address, a telephone or a card
 * number are not kept at all.
 */
export async function countSearchMiss(db: Db, words: string, now: Date): Promise<void> {
  const asked = fold(words).replace(/\s+/g, ' ').trim().slice(0, 100)
  if (asked === '' || asked.includes('@') || /(\d[\s-]*){7}/.test(asked)) return
  await db
    .insertInto('search_miss')
    .values({ words: asked, times: 1, last_at: now.toISOString() })
    .onConflict(on =>
      on.column('words').doUpdateSet(row => ({
        times: row('search_miss.times', '+', 1),
        last_at: now.toISOString(),
      })),
    )
    .execute()
  const { count } = await db
    .selectFrom('search_miss')
    .select(row => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count <= most) return
  const rarest = db
    .selectFrom('search_miss')
    .select('words')
    .where('words', '!=', asked)
    .orderBy('times')
    .orderBy('last_at')
    .limit(count - most)
  await db.deleteFrom('search_miss').where('words', 'in', rarest).execute()
}
