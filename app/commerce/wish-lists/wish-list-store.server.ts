import type { Db, Tx } from '../../db/schema.ts'
import { unseal } from '../../db/secrets.server.ts'
import { hashOf, storedToken } from '../visitors/visitor-token.server.ts'
import type { HeartList } from './heart.ts'
import type { WishList } from './wish-list.ts'

const tokenPurpose = 'share-token'

/** A visitor's lists in the order in which they were made. */
export async function readLists(db: Db, visitorId: number): Promise<WishList[]> {
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

/** The same with what is on them, for hearts. */
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

/** The list that was shared by this token; undefined for every other. */
export async function findSharedList(
  db: Db,
  token: string,
): Promise<{ id: string; name: string } | undefined> {
  return db
    .selectFrom('wish_list')
    .select(['id', 'name'])
    .where('share_token_hash', '=', hashOf(token))
    .executeTakeFirst()
}

/** Adds a list; whether its name was free. */
export async function addList(
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

/** Gives a list another name; whether there is this list, and its owner has no other of that name. */
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

/** Deletes a list with what is on it; whether there was one. */
export async function deleteListRow(tx: Tx, visitorId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('wish_list')
    .where('id', '=', id)
    .where('visitor_id', '=', visitorId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Opens a list to whoever has this token. One that is open already keeps its token. */
export async function openList(tx: Tx, visitorId: number, id: string, token: string): Promise<boolean> {
  const stored = storedToken(tx, tokenPurpose, token)
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

/** Closes a list: its token is forgotten, and no later one is the same. */
export async function closeList(tx: Tx, visitorId: number, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('wish_list')
    .set({ share_token_hash: null, share_token_sealed: null })
    .where('id', '=', id)
    .where('visitor_id', '=', visitorId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
