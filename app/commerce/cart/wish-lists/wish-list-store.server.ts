import type { Db, Tx } from '#db/schema/schema.ts'
import { unseal } from '#db/secrets/secrets.server.ts'
import { hashToken, tokenColumns } from '../../values/random-token.server.ts'
import type { HeartList } from './heart.ts'
import type { WishList } from './wish-list.ts'

const tokenPurpose = 'share-token'

/** A visitor's lists, oldest first. */
export async function readWishLists(db: Db, visitorId: number): Promise<WishList[]> {
  const rows = await db
    .selectFrom('wish_list')
    .leftJoin('wish', join => join.onRef('list_id', '=', 'wish_list.id').on('removed_at', 'is', null))
    .select(({ fn }) => [
      'wish_list.id',
      'name',
      'share_token_sealed',
      'created_at as createdAt',
      fn.count<number>('product_id').as('count'),
      fn.max('added_at').as('addedAt'),
    ])
    .where('visitor_id', '=', visitorId)
    .groupBy(['wish_list.id', 'name', 'share_token_sealed', 'created_at'])
    .orderBy('created_at')
    .orderBy('wish_list.id')
    .execute()
  return rows.map(({ share_token_sealed: sealed, ...list }) => ({
    ...list,
    shareToken: sealed === null ? null : unseal(db, tokenPurpose, sealed),
  }))
}

/** A visitor's lists with what is on them, oldest first. */
export async function readHearts(db: Db, visitorId: number): Promise<HeartList[]> {
  const rows = await db
    .selectFrom('wish_list')
    .leftJoin('wish', join => join.onRef('list_id', '=', 'wish_list.id').on('removed_at', 'is', null))
    .select(['wish_list.id', 'name', 'product_id', 'sku'])
    .where('visitor_id', '=', visitorId)
    .orderBy('created_at')
    .orderBy('wish_list.id')
    .orderBy('product_id')
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id).values()].map(wishes => ({
    id: wishes[0]!.id,
    name: wishes[0]!.name,
    wishes: wishes.flatMap(({ product_id, sku }) =>
      product_id === null ? [] : [{ product: product_id, sku }],
    ),
  }))
}

/** The list that is shared by this token; undefined for any other token. */
export async function findSharedList(
  db: Db,
  token: string,
): Promise<{ id: string; name: string } | undefined> {
  return db
    .selectFrom('wish_list')
    .select(['id', 'name'])
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('share_token_hash', '=', hashToken(token)),
        eb(
          'id',
          'in',
          selectFrom('merged_share_link').select('list_id').where('token_hash', '=', hashToken(token)),
        ),
      ]),
    )
    .executeTakeFirst()
}

/** Adds a list; false when the name is taken. */
export async function addWishList(
  tx: Tx,
  list: { id: string; visitorId: number; name: string; key: string },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('wish_list')
    .values({
      id: list.id,
      visitor_id: list.visitorId,
      name: list.name,
      name_key: list.key,
      share_token_hash: null,
      share_token_sealed: null,
      created_at: now.toISOString(),
    })
    .onConflict(on => on.columns(['visitor_id', 'name_key']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Renames a list; false when it doesn't exist or the name is taken. */
export async function renameListRow(
  tx: Tx,
  { visitorId, id, name, key }: { visitorId: number; id: string; name: string; key: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('wish_list')
    .set({ name, name_key: key })
    .where('id', '=', id)
    .where('visitor_id', '=', visitorId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('wish_list as other')
            .select('other.id')
            .where('other.visitor_id', '=', visitorId)
            .where('other.name_key', '=', key)
            .where('other.id', '!=', id),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Deletes a list and its wishes; false when it doesn't exist. */
export async function deleteListRow(tx: Tx, visitorId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('wish_list')
    .where('id', '=', id)
    .where('visitor_id', '=', visitorId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Shares a list by a token; a shared list keeps the one it has. False when the list doesn't exist. */
export async function shareListRow(tx: Tx, visitorId: number, id: string, token: string): Promise<boolean> {
  const stored = tokenColumns(tx, tokenPurpose, token)
  const { numUpdatedRows } = await tx
    .updateTable('wish_list')
    .set(({ fn, ref, val }) => ({
      share_token_hash: fn.coalesce(ref('share_token_hash'), val(stored.token_hash)),
      share_token_sealed: fn.coalesce(ref('share_token_sealed'), val(stored.token_sealed)),
    }))
    .where('id', '=', id)
    .where('visitor_id', '=', visitorId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Makes a list private by deleting its tokens. False when the list doesn't exist. */
export async function unshareListRow(tx: Tx, visitorId: number, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('wish_list')
    .set({ share_token_hash: null, share_token_sealed: null })
    .where('id', '=', id)
    .where('visitor_id', '=', visitorId)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await tx.deleteFrom('merged_share_link').where('list_id', '=', id).execute()
  return true
}
