import type { Db } from '../../db/schema.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { newToken } from '../visitors/visitor-token.server.ts'
import { changeLists } from './change-lists.server.ts'
import { type Once, type Outcome, refused } from './outcome.ts'
import { closeList, openList } from './wish-list-store.server.ts'

/** Lets others see a list by a link that nobody can guess. One that is shared already keeps its link. */
export async function shareList(
  db: Db,
  visitor: Visitor | undefined,
  list: string | undefined,
  once: Once,
): Promise<Outcome> {
  return changeLists(db, visitor, once, 'unknown-list', async (tx, id) => {
    const shared = list !== undefined && (await openList(tx, id, list, newToken()))
    return shared ? { ok: true, said: 'shared', list } : refused('unknown-list')
  })
}

/** Ends that for good: a later link is another one. */
export async function unshareList(
  db: Db,
  visitor: Visitor | undefined,
  list: string | undefined,
  once: Once,
): Promise<Outcome> {
  return changeLists(db, visitor, once, 'unknown-list', async (tx, id) => {
    const closed = list !== undefined && (await closeList(tx, id, list))
    return closed ? { ok: true, said: 'unshared', list } : refused('unknown-list')
  })
}
