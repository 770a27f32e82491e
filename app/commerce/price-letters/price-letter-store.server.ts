import type { Db, Tx } from '../../db/schema.ts'
import { unseal } from '../../db/secrets.server.ts'
import { hashOf, storedToken } from '../visitors/visitor-token.server.ts'

const tokenPurpose = 'price-alert-token'

export interface PriceLetters {
  listId: string
  email: string
  /** `priceAlertTokenOf` reads it. */
  sealedToken: string | null
  /** ISO 8601; null until the reader of the address has said yes. */
  confirmedAt: string | null
}

/** Notes that letters about a list of this visitor are asked for. To another address it has to be confirmed anew. */
export async function noteAsked(
  tx: Tx,
  visitorId: number,
  { listId, email, token }: { listId: string; email: string; token: string },
  now: Date,
): Promise<PriceLetters | undefined> {
  const { token_hash, token_sealed } = storedToken(tx, tokenPurpose, token)
  await tx
    .insertInto('price_letter')
    .columns(['list_id', 'email', 'token_hash', 'token_sealed', 'asked_at'])
    .expression(
      tx
        .selectFrom('wish_list')
        .select(({ val }) => [
          'id',
          val(email).as('email'),
          val(token_hash).as('token_hash'),
          val(token_sealed).as('token_sealed'),
          val(now.toISOString()).as('asked_at'),
        ])
        .where('id', '=', listId)
        .where('visitor_id', '=', visitorId),
    )
    .onConflict(on =>
      on
        .column('list_id')
        .doUpdateSet(({ ref }) => ({
          email: ref('excluded.email'),
          token_hash: ref('excluded.token_hash'),
          token_sealed: ref('excluded.token_sealed'),
          asked_at: ref('excluded.asked_at'),
          confirmed_at: null,
        }))
        .whereRef('price_letter.email', '<>', 'excluded.email'),
    )
    .execute()
  return findOfList(tx, visitorId, listId)
}

/** The token that confirms price alerts and ends them. Throws when it was sealed with another key. */
export function priceAlertTokenOf(db: Db | Tx, { sealedToken }: { sealedToken: string | null }): string {
  return unseal(db, tokenPurpose, sealedToken ?? '')
}

/** What is asked for about a list of this visitor. */
export async function findOfList(
  db: Db | Tx,
  visitorId: number,
  listId: string,
): Promise<PriceLetters | undefined> {
  return db
    .selectFrom('price_letter')
    .innerJoin('wish_list', 'wish_list.id', 'list_id')
    .select(['list_id as listId', 'email', 'token_sealed as sealedToken', 'confirmed_at as confirmedAt'])
    .where('list_id', '=', listId)
    .where('visitor_id', '=', visitorId)
    .executeTakeFirst()
}

/** What this token stands for, and the name of its list. */
export async function findByToken(
  db: Db | Tx,
  token: string,
): Promise<{ listId: string; confirmedAt: string | null } | undefined> {
  return db
    .selectFrom('price_letter')
    .select(['list_id as listId', 'confirmed_at as confirmedAt'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
}

/** Notes that the reader of the address said yes; the list's id the first time. */
export async function noteConfirmed(tx: Tx, token: string, now: Date): Promise<string | undefined> {
  const row = await tx
    .updateTable('price_letter')
    .set({ confirmed_at: now.toISOString() })
    .where('token_hash', '=', hashOf(token))
    .where('confirmed_at', 'is', null)
    .returning('list_id')
    .executeTakeFirst()
  return row?.list_id
}

/** Forgets the address with all that was told; whether it was known. */
export async function removeByToken(db: Db, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('price_letter')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Forgets addresses that nobody confirmed since this day, at most so many; how many. */
export async function removeUnconfirmed(db: Db, before: Date, most: number): Promise<number> {
  const old = db
    .selectFrom('price_letter')
    .select('list_id')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', before.toISOString())
    .limit(most)
  const { numDeletedRows } = await db
    .deleteFrom('price_letter')
    .where('list_id', 'in', old)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
