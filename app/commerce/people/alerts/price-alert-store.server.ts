import type { Db, Tx } from '#db/schema/schema.ts'
import { unseal } from '#db/secrets/secrets.server.ts'
import { deleteUpTo } from '#db/statements/delete-up-to.ts'
import { hashToken, tokenColumns } from '../../values/random-token.server.ts'

const tokenPurpose = 'price-alert-token'

export interface PriceAlert {
  listId: string
  email: string
  sealedToken: string | null
  /** ISO 8601; null until the recipient confirms. */
  confirmedAt: string | null
}

/** Saves a request for alerts on one of the visitor's lists. A new address has to be confirmed again. */
export async function savePriceAlert(
  tx: Tx,
  visitorId: number,
  { listId, email, token }: { listId: string; email: string; token: string },
  now: Date,
): Promise<PriceAlert | undefined> {
  const { token_hash, token_sealed } = tokenColumns(tx, tokenPurpose, token)
  await tx
    .insertInto('price_alert')
    .columns(['list_id', 'email', 'token_hash', 'token_sealed', 'requested_at'])
    .expression(
      tx
        .selectFrom('wish_list')
        .select(({ val }) => [
          'id',
          val(email).as('email'),
          val(token_hash).as('token_hash'),
          val(token_sealed).as('token_sealed'),
          val(now.toISOString()).as('requested_at'),
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
          requested_at: ref('excluded.requested_at'),
          confirmed_at: null,
        }))
        .whereRef('price_alert.email', '<>', 'excluded.email'),
    )
    .execute()
  return findPriceAlertOfList(tx, visitorId, listId)
}

/** The token that confirms and ends alerts. Throws when it was sealed with another key. */
export function readPriceAlertToken(db: Db | Tx, { sealedToken }: { sealedToken: string | null }): string {
  return unseal(db, tokenPurpose, sealedToken ?? '')
}

export async function findPriceAlertOfList(
  db: Db | Tx,
  visitorId: number,
  listId: string,
): Promise<PriceAlert | undefined> {
  return db
    .selectFrom('price_alert')
    .innerJoin('wish_list', 'wish_list.id', 'list_id')
    .select(['list_id as listId', 'email', 'token_sealed as sealedToken', 'confirmed_at as confirmedAt'])
    .where('list_id', '=', listId)
    .where('visitor_id', '=', visitorId)
    .executeTakeFirst()
}

export async function findPriceAlertByToken(
  db: Db | Tx,
  token: string,
): Promise<{ listId: string; confirmedAt: string | null } | undefined> {
  return db
    .selectFrom('price_alert')
    .select(['list_id as listId', 'confirmed_at as confirmedAt'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
}

/** Confirms alerts; returns the list and its subscriber the first time. */
export async function recordPriceAlertConfirmed(
  tx: Tx,
  token: string,
  now: Date,
): Promise<{ listId: string; email: string } | undefined> {
  return tx
    .updateTable('price_alert')
    .set({ confirmed_at: now.toISOString() })
    .where('token_hash', '=', hashToken(token))
    .where('confirmed_at', 'is', null)
    .returning(['list_id as listId', 'email'])
    .executeTakeFirst()
}

/** Deletes the address and all sent prices; false when the token is unknown. */
export async function deletePriceAlertByToken(db: Db, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('price_alert')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Deletes up to `max` requests that stayed unconfirmed since `before`; returns how many. */
export function deleteUnconfirmedPriceAlerts(db: Db, before: Date, max: number): Promise<number> {
  return deleteUpTo(db, max, 'price_alert', 'list_id', row =>
    row.and([row('confirmed_at', 'is', null), row('requested_at', '<', before.toISOString())]),
  )
}
