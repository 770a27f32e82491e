import type { Selectable } from 'kysely'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Schema, Tx } from '#db/schema/schema.ts'
import { seal, unseal } from '#db/secrets/secrets.server.ts'
import { hashToken } from '../../values/random-token.server.ts'
import type { Withdrawal, WithdrawalStatement } from './withdrawal.ts'

const keyPurpose = 'withdrawal-key'

/** The key is random and known only to the sender. */
export async function findWithdrawal(db: Db | Tx, key: string): Promise<Withdrawal | undefined> {
  const row = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('key_hash', '=', hashToken(key))
    .executeTakeFirst()
  return row && withdrawalOf(row)
}

export interface StoredWithdrawal extends Withdrawal {
  orderId: number | null
  /** ISO 8601; null until staff dealt with it. */
  settledAt: string | null
}

export async function findWithdrawalByNumber(
  db: Db | Tx,
  number: string,
): Promise<StoredWithdrawal | undefined> {
  const row = await db.selectFrom('withdrawal').selectAll().where('number', '=', number).executeTakeFirst()
  return row && { ...withdrawalOf(row), orderId: row.order_id, settledAt: row.settled_at }
}

/** Its id, locked until the transaction ends, and whether it's settled. */
export async function lockWithdrawal(tx: Tx, number: string) {
  return tx
    .selectFrom('withdrawal')
    .select(['id', 'settled_at as settledAt'])
    .where('number', '=', number)
    .$if(isPostgres(tx), query => query.forUpdate())
    .executeTakeFirst()
}

/** Latest first. */
export async function readWithdrawals(
  db: Db,
  max: number,
): Promise<(Withdrawal & { orderId: number | null })[]> {
  const rows = await db.selectFrom('withdrawal').selectAll().orderBy('id', 'desc').limit(max).execute()
  return rows.map(row => ({ ...withdrawalOf(row), orderId: row.order_id }))
}

function withdrawalOf(row: Selectable<Schema['withdrawal']>): Withdrawal {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    orderNumber: row.order_number,
    email: row.email,
    comment: row.comment,
    declaredAt: row.declared_at,
  }
}

interface NewWithdrawal {
  number: string
  key: string
  /** Of the statement and the day, so that a statement counts once a day. */
  hash: string
  orderId: number | null
  now: Date
}

/** Returns the id; undefined if this key, or this statement today, is known. */
export async function addWithdrawal(
  tx: Tx,
  { name, orderNumber, email, comment }: WithdrawalStatement,
  { number, key, hash, orderId, now }: NewWithdrawal,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('withdrawal')
    .values({
      number,
      key_hash: hashToken(key),
      key_sealed: seal(tx, keyPurpose, key),
      name,
      order_number: orderNumber,
      email,
      comment,
      order_id: orderId,
      declared_at: now.toISOString(),
      statement_hash: hash,
    })
    .onConflict(on => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The key of the withdrawal with this key, or with the same statement on the same day. */
export async function findWithdrawalKey(
  tx: Tx,
  { key, hash }: { key: string; hash: string },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('withdrawal')
    .select('key_sealed')
    .where(({ or, eb }) => or([eb('key_hash', '=', hashToken(key)), eb('statement_hash', '=', hash)]))
    .orderBy('id')
    .executeTakeFirst()
  return row && readWithdrawalKey(tx, row)
}

/** The key in the receipt's URL. Throws if it was sealed with another secret key. */
export function readWithdrawalKey(db: Db | Tx, row: { key_sealed: string | null }): string {
  return unseal(db, keyPurpose, row.key_sealed ?? '')
}
