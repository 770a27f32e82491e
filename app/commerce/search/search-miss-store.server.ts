import type { Db } from '../../db/schema/schema.ts'
import { fold } from './words/fold.ts'

/** Above this number, the rarest are deleted. */
const maxMisses = 10_000

/** Counts a search without results, unless the text looks like an email address, phone number or card number. */
export async function recordSearchMiss(db: Db, searchText: string, now: Date): Promise<void> {
  const query = fold(searchText).replace(/\s+/g, ' ').trim().slice(0, 100)
  if (query === '' || query.includes('@') || /(\d[\s-]*){7}/.test(query)) return
  await db
    .insertInto('search_miss')
    .values({ query, count: 1, last_at: now.toISOString() })
    .onConflict(on =>
      on.column('query').doUpdateSet(row => ({
        count: row('search_miss.count', '+', 1),
        last_at: now.toISOString(),
      })),
    )
    .execute()
  const { count } = await db
    .selectFrom('search_miss')
    .select(row => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count <= maxMisses) return
  const rarest = db
    .selectFrom('search_miss')
    .select('query')
    .where('query', '!=', query)
    .orderBy('count')
    .orderBy('last_at')
    .limit(count - maxMisses)
  await db.deleteFrom('search_miss').where('query', 'in', rarest).execute()
}
