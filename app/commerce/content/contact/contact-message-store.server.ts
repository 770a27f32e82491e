import type { Selectable } from 'kysely'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Schema, Tx } from '#db/schema/schema.ts'
import { seal, unseal } from '#db/secrets/secrets.server.ts'
import { hashToken } from '../../values/random-token.server.ts'
import type { ContactMessage, ReceivedMessage } from './contact-message.ts'

const keyPurpose = 'contact-message-key'

/** The key is random and known only to the sender. */
export async function findContactMessage(db: Db, key: string): Promise<ReceivedMessage | undefined> {
  const row = await db
    .selectFrom('contact_message')
    .selectAll()
    .where('key_hash', '=', hashToken(key))
    .executeTakeFirst()
  return row && messageOf(row)
}

/** With the key of its receipt. */
export async function findContactMessageById(
  db: Db,
  id: number,
): Promise<(ReceivedMessage & { key: string }) | undefined> {
  const row = await db.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { ...messageOf(row), key: unseal(db, keyPurpose, row.key_sealed) }
}

/** The latest first. */
export async function readContactMessages(db: Db, max: number): Promise<ReceivedMessage[]> {
  const rows = await db.selectFrom('contact_message').selectAll().orderBy('id', 'desc').limit(max).execute()
  return rows.map(messageOf)
}

interface NewMessage {
  number: string
  key: string
  /** Of the message and the day. */
  hash: string
  now: Date
}

/** Returns the id; undefined if the shop got this message today. */
export async function addContactMessage(
  tx: Tx,
  { name, email, orderNumber, message }: ContactMessage,
  { number, key, hash, now }: NewMessage,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('contact_message')
    .values({
      number,
      key_hash: hashToken(key),
      key_sealed: seal(tx, keyPurpose, key),
      message_hash: hash,
      name,
      email,
      order_number: orderNumber,
      message,
      received_at: now.toISOString(),
    })
    .onConflict(on => on.column('message_hash').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The key of the message with this hash. */
export async function getMessageKey(tx: Tx, hash: string): Promise<string> {
  const { key_sealed } = await tx
    .selectFrom('contact_message')
    .select('key_sealed')
    .where('message_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return unseal(tx, keyPurpose, key_sealed)
}

/** Deletes up to `max` messages and returns how many. */
export async function deleteOldContactMessages(db: Db, before: Date, max: number): Promise<number> {
  const old = db
    .selectFrom('contact_message')
    .select('id')
    .where('received_at', '<', before.toISOString())
    .orderBy('received_at')
    .limit(max)
    .$if(isPostgres(db), query => query.forUpdate().skipLocked())
  const { numDeletedRows } = await db
    .deleteFrom('contact_message')
    .where('id', 'in', old)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

function messageOf(row: Selectable<Schema['contact_message']>): ReceivedMessage {
  const { id, number, name, email, order_number, message, received_at } = row
  return { id, number, name, email, orderNumber: order_number, message, receivedAt: received_at }
}
