import type { Db } from '#db/schema/schema.ts'
import type { Visitor } from '../../visitors/visitor.ts'
import { readListName } from '../list-name.ts'
import { type KeyedRequest, type WishListOutcome, wishListRefusal } from '../wish-list-outcome.ts'
import { readWishLists, renameListRow } from '../wish-list-store.server.ts'
import { changeLists } from './change-lists.server.ts'

export async function renameList(
  db: Db,
  visitor: Visitor | undefined,
  { list, name: input }: { list?: string | undefined; name?: string | undefined },
  request: KeyedRequest,
): Promise<WishListOutcome> {
  const read = readListName(input)
  if (!read.ok) return wishListRefusal('invalid-name', { list })
  const { name, key } = read
  return changeLists(db, visitor, request, 'unknown-list', async (tx, visitorId) => {
    if (list === undefined) return wishListRefusal('unknown-list')
    if (await renameListRow(tx, { visitorId, id: list, name, key }))
      return { ok: true, result: 'renamed', list }
    const exists = (await readWishLists(tx, visitorId)).some(({ id }) => id === list)
    return exists ? wishListRefusal('name-taken', { list }) : wishListRefusal('unknown-list')
  })
}
