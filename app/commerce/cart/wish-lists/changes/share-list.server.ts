import { newToken } from '#commerce/values/random-token.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import type { Visitor } from '../../visitors/visitor.ts'
import { type KeyedRequest, type WishListOutcome, wishListRefusal } from '../wish-list-outcome.ts'
import { deleteListRow, shareListRow, unshareListRow } from '../wish-list-store.server.ts'
import { changeLists } from './change-lists.server.ts'

/** Changes a list that may be gone. */
function ofList(change: (tx: Tx, visitorId: number, list: string) => Promise<WishListOutcome | false>) {
  return (
    db: Db,
    visitor: Visitor | undefined,
    list: string | undefined,
    request: KeyedRequest,
  ): Promise<WishListOutcome> =>
    changeLists(db, visitor, request, 'unknown-list', async (tx, id) => {
      const changed = list !== undefined && (await change(tx, id, list))
      return changed || wishListRefusal('unknown-list')
    })
}

/** Shares a list by a link with a random token. A list that is already shared keeps its link. */
export const shareList = ofList(
  async (tx, id, list) =>
    (await shareListRow(tx, id, list, newToken())) && { ok: true, result: 'shared', list },
)

/** Ends sharing for good: sharing again makes a different link. */
export const unshareList = ofList(
  async (tx, id, list) => (await unshareListRow(tx, id, list)) && { ok: true, result: 'unshared', list },
)

/** Deletes a list and everything on it. */
export const deleteList = ofList(
  async (tx, id, list) => (await deleteListRow(tx, id, list)) && { ok: true, result: 'deleted' },
)
