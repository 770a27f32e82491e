import { newToken } from '#commerce/values/random-token.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { Visitor } from '../../visitors/visitor.ts'
import { type KeyedRequest, type WishListOutcome, wishListRefusal } from '../wish-list-outcome.ts'
import { shareListRow, unshareListRow } from '../wish-list-store.server.ts'
import { changeLists } from './change-lists.server.ts'

/** Shares a list by a link with a random token. A list that is already shared keeps its link. */
export async function shareList(
  db: Db,
  visitor: Visitor | undefined,
  list: string | undefined,
  request: KeyedRequest,
): Promise<WishListOutcome> {
  return changeLists(db, visitor, request, 'unknown-list', async (tx, id) => {
    const shared = list !== undefined && (await shareListRow(tx, id, list, newToken()))
    return shared ? { ok: true, result: 'shared', list } : wishListRefusal('unknown-list')
  })
}

/** Ends sharing for good: sharing again makes a different link. */
export async function unshareList(
  db: Db,
  visitor: Visitor | undefined,
  list: string | undefined,
  request: KeyedRequest,
): Promise<WishListOutcome> {
  return changeLists(db, visitor, request, 'unknown-list', async (tx, id) => {
    const closed = list !== undefined && (await unshareListRow(tx, id, list))
    return closed ? { ok: true, result: 'unshared', list } : wishListRefusal('unknown-list')
  })
}
