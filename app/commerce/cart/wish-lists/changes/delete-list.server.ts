import type { Db } from '#db/schema/schema.ts'
import type { Visitor } from '../../visitors/visitor.ts'
import { type KeyedRequest, type WishListOutcome, wishListRefusal } from '../wish-list-outcome.ts'
import { deleteListRow } from '../wish-list-store.server.ts'
import { changeLists } from './change-lists.server.ts'

/** Deletes a list and everything on it. */
export async function deleteList(
  db: Db,
  visitor: Visitor | undefined,
  list: string | undefined,
  request: KeyedRequest,
): Promise<WishListOutcome> {
  return changeLists(db, visitor, request, 'unknown-list', async (tx, id) => {
    const deleted = list !== undefined && (await deleteListRow(tx, id, list))
    return deleted ? { ok: true, result: 'deleted' } : wishListRefusal('unknown-list')
  })
}
