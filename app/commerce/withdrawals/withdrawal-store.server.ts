import type { Selectable } from 'kysely'
import type { Db, Schema, Tx } from '../../db/schema.ts'
import { seal, unseal } from '../../db/secrets.server.ts'
import { hashOf } from '../visitors/visitor-token.server.ts'
import type { Statement, Withdrawal } from './withdrawal.ts'

const keyPurpose = 'withdrawal-key'

/** The key is random and known to its sender alone. */
export async function findWithdrawal(db: Db | Tx, key: string): Promise<Withdrawal | undefined> {
  const row = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('key_hash', '=', hashOf(key))
    .executeTakeFirst()
  return row && withdrawalOf(row)
}

/** The latest first. */
export async function readWithdrawals(
  db: Db,
  most: number,
): Promise<(Withdrawal & { orderId: number | null })[]> {
  const rows = await db.selectFrom('withdrawal').selectAll().orderBy('id', 'desc').limit(most).execute()
  return rows.map(row => ({ ...withdrawalOf(row), orderId: row.order_id }))
}

function withdrawalOf(row: Selectable<Schema['withdrawal']>): Withdrawal {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    orderNumber: row.order_number,
    email: row.email,
    words: row.words,
    declaredAt: row.declared_at,
  }
}

interface NewWithdrawal {
  number: string
  key: string
  /** Of what it says and the day, so that the same statement is written down once a day. */
  hash: string
  orderId: number | null
  now: Date
}

/** The id of what was written down; undefined when this key or this statement of today is there already. */
export async function addWithdrawal(
  tx: Tx,
  { name, orderNumber, email, words }: Statement,
  { number, key, hash, orderId, now }: NewWithdrawal,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('withdrawal')
    .values({
      number,
      key_hash: hashOf(key),
      key_sealed: seal(tx, keyPurpose, key),
      name,
      order_number: orderNumber,
      email,
      words,
      order_id: orderId,
      declared_at: now.toISOString(),
      statement_hash: hash,
    })
    .onConflict(on => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The key of the statement that was written down under this key, or that says the same on the same day. */
export async function findWithdrawalKey(
  tx: Tx,
  { key, hash }: { key: string; hash: string },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('withdrawal')
    .select('key_sealed')
    .where(({ or, eb }) => or([eb('key_hash', '=', hashOf(key)), eb('statement_hash', '=', hash)]))
    .orderBy('id')
    .executeTakeFirst()
  return row && withdrawalKeyOf(tx, row)
}

/** The key that names the page of a receipt. Throws when it was sealed with another key. */
export function withdrawalKeyOf(db: Db | Tx, row: { key_sealed: string | null }): string {
  return unseal(db, keyPurpose, row.key_sealed ?? '')
}
