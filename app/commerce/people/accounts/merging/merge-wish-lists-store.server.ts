import { maxWishesPerList } from '#commerce/cart/wish-lists/wish-list.ts'
import type { Tx } from '#db/schema/schema.ts'
import type { MergedListIds } from './merging.ts'

interface MergedList {
  id: string
  nameKey: string
  shareHash: string | null
  shareSealed: string | null
}

export async function readMergedLists(tx: Tx, visitorId: number): Promise<MergedList[]> {
  return tx
    .selectFrom('wish_list')
    .select(['id', 'name_key as nameKey'])
    .select(['share_token_hash as shareHash', 'share_token_sealed as shareSealed'])
    .where('visitor_id', '=', visitorId)
    .execute()
}

export async function giveListTo(tx: Tx, id: string, visitorId: number): Promise<void> {
  await tx.updateTable('wish_list').set({ visitor_id: visitorId }).where('id', '=', id).execute()
}

/** Adds what the other list doesn't have, the newest first, as far as there is room. */
export async function addMissingWishes(tx: Tx, { from, into }: MergedListIds, now: Date): Promise<void> {
  const wishes = await readWishesOf(tx, from)
  const known = await readWishesOf(tx, into)
  const products = new Set(known.map(({ product_id }) => product_id))
  const room = Math.max(maxWishesPerList - known.length, 0)
  const missing = wishes.filter(({ product_id }) => !products.has(product_id)).slice(0, room)
  if (missing.length === 0) return
  await tx
    .deleteFrom('wish')
    .where('list_id', '=', into)
    .where('removed_at', '<=', now.toISOString())
    .execute()
  await tx
    .insertInto('wish')
    .values(missing.map(wish => ({ ...wish, list_id: into })))
    .execute()
}

async function readWishesOf(tx: Tx, listId: string) {
  return tx
    .selectFrom('wish')
    .selectAll()
    .where('list_id', '=', listId)
    .where('removed_at', 'is', null)
    .orderBy('added_at', 'desc')
    .execute()
}

/** The other list takes the link, or opens by it as well if it has one of its own. */
export async function moveShareLinks(tx: Tx, from: MergedList, into: MergedList): Promise<void> {
  await tx.updateTable('merged_share_link').set({ list_id: into.id }).where('list_id', '=', from.id).execute()
  if (from.shareHash === null) return
  const unshared = { share_token_hash: null, share_token_sealed: null }
  await tx.updateTable('wish_list').set(unshared).where('id', '=', from.id).execute()
  if (into.shareHash !== null) {
    await tx
      .insertInto('merged_share_link')
      .values({ token_hash: from.shareHash, list_id: into.id })
      .execute()
    return
  }
  const shared = { share_token_hash: from.shareHash, share_token_sealed: from.shareSealed }
  await tx.updateTable('wish_list').set(shared).where('id', '=', into.id).execute()
}
