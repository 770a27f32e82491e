import type { Db } from '../../db/schema.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { changeLists } from './change-lists.server.ts'
import { type Once, type Outcome, refused } from './outcome.ts'
import { deleteListRow } from './wish-list-store.server.ts'

/** Deletes a list with what is on it. */
export async function deleteList(
  db: Db,
  visitor: Visitor | undefined,
  list: string | undefined,
  once: Once,
): Promise<Outcome> {
  return changeLists(db, visitor, once, 'unknown-list', async (tx, id) => {
    const deleted = list !== undefined && (await deleteListRow(tx, id, list))
    return deleted ? { ok: true, said: 'deleted' } : refused('unknown-list')
  })
}
