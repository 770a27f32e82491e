import type { Db } from '#db/schema/schema.ts'
import { fold } from './words/fold.ts'

/** Above this number, the rarest are deleted. */
const maxMisses = 10_000

export interface SearchMiss {
  query: string
  count: number
  /** ISO time of the last one. */
  lastAt: string
}

/** The place of a search in the list. */
export type SearchMissKey = Pick<SearchMiss, 'query' | 'count'>

/** Searches that staff neither dismissed nor answered since, the most frequent first. */
export function readSearchMisses(
  db: Db,
  { after, limit }: { after: SearchMissKey | null; limit: number },
): Promise<SearchMiss[]> {
  return openMisses(db)
    .$if(after !== null, query =>
      query.where(row =>
        row.or([
          row('count', '<', after!.count),
          row.and([row('count', '=', after!.count), row('query', '>', after!.query)]),
        ]),
      ),
    )
    .orderBy('count', 'desc')
    .orderBy('query')
    .limit(limit)
    .execute()
}

/** Undefined for a search that isn't in the list. */
export function findSearchMiss(db: Db, query: string): Promise<SearchMiss | undefined> {
  return openMisses(db).where('query', '=', query).executeTakeFirst()
}

function openMisses(db: Db) {
  return db
    .selectFrom('search_miss')
    .select(['query', 'count', 'last_at as lastAt'])
    .where('dismissed_at', 'is', null)
    .where(row => row.or([row('answered_at', 'is', null), row('last_at', '>', row.ref('answered_at'))]))
}

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
    .where('answered_at', 'is', null)
    .where('dismissed_at', 'is', null)
    .orderBy('count')
    .orderBy('last_at')
    .limit(count - maxMisses)
  await db.deleteFrom('search_miss').where('query', 'in', rarest).execute()
}
