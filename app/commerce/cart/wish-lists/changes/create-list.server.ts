import { newToken } from '#commerce/values/random-token.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { type AppliedChange, applyOnce } from '../../visitors/apply-once.server.ts'
import { createVisitor } from '../../visitors/create-visitor.server.ts'
import type { Visitor } from '../../visitors/visitor.ts'
import { readListName } from '../list-name.ts'
import { maxLists } from '../wish-list.ts'
import { type KeyedRequest, type WishListOutcome, wishListRefusal } from '../wish-list-outcome.ts'
import { addWishList, readWishLists } from '../wish-list-store.server.ts'

/** Creates a list; the first one also creates the visitor. */
export async function createList(
  db: Db,
  visitor: Visitor | undefined,
  name: string | undefined,
  request: KeyedRequest,
): Promise<AppliedChange<WishListOutcome>> {
  const read = readListName(name)
  if (!read.ok) return { outcome: wishListRefusal('invalid-name'), visitor }
  return applyOnce<WishListOutcome>(db, visitor, request, async tx => {
    const lists = visitor ? await readWishLists(tx, visitor.id) : []
    if (lists.length >= maxLists) return { outcome: wishListRefusal('too-many-lists'), visitor }
    const owner = visitor ?? (await createVisitor(tx, request.now))
    const list = newToken()
    const added = await addWishList(
      tx,
      { id: list, visitorId: owner.id, name: read.name, key: read.key },
      request.now,
    )
    return {
      outcome: added ? { ok: true, result: 'created', list } : wishListRefusal('name-taken'),
      visitor: owner,
    }
  })
}
