import type { CompiledQuery } from 'kysely'
import type { Db, Tx } from '#db/schema/schema.ts'
import { prepared } from '#db/statements/prepared.ts'
import type { EmailFacts } from './email.ts'
import { sealEmailFacts, unsealEmailFacts } from './sealed-email.server.ts'

interface EmailToAdd {
  to: string
  idempotencyKey: string | null
  facts: EmailFacts
  delay: number
}

/** The new email's id; undefined if there already is one with its key. */
export async function addEmail(tx: Tx, email: EmailToAdd, now: Date): Promise<number | undefined> {
  const [row] = await tx.executeQuery(emailWrite(tx, email, now)).then(({ rows }) => rows)
  return row?.id
}

export function emailWrite(tx: Tx, email: EmailToAdd, now: Date): CompiledQuery<{ id: number }> {
  return insertEmail.with(tx, {
    kind: email.facts.kind,
    recipient: email.to,
    facts_sealed: sealEmailFacts(tx, email.facts),
    idempotency_key: email.idempotencyKey,
    created_at: now.toISOString(),
    due_at: new Date(now.getTime() + email.delay).toISOString(),
  })
}

/** Whether an email with this key was queued, even if it was sent long ago. */
export async function hasEmail(db: Db | Tx, idempotencyKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('email')
    .select('id')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  return row !== undefined
}

/** Drops an email that is not sent yet, even if attempts failed. */
export async function dropUnsentEmail(tx: Tx, idempotencyKey: string): Promise<void> {
  await tx
    .deleteFrom('email')
    .where('idempotency_key', '=', idempotencyKey)
    .where('sent_at', 'is', null)
    .execute()
}

/** Takes back an email that nobody has tried to send yet; false if there is none. */
export async function withdrawEmail(tx: Tx, idempotencyKey: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('email')
    .where('idempotency_key', '=', idempotencyKey)
    .where('sent_at', 'is', null)
    .where('attempts', '=', 0)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Sends an order's unsent emails to its new address, rendered anew: their links are the order's. */
export async function readdressEmails(
  tx: Tx,
  orderId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const unsent = await tx
    .selectFrom('email')
    .select(['id', 'facts_sealed'])
    .where('recipient', '=', from)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
  const ids = unsent.flatMap(({ id, facts_sealed }) => {
    const facts = unsealEmailFacts(tx, facts_sealed)
    return 'orderId' in facts && facts.orderId === orderId ? [id] : []
  })
  if (ids.length === 0) return
  await tx
    .updateTable('email')
    .set({ recipient: to, subject: null, html_sealed: null, text_sealed: null, rendered_at: null })
    .where('id', 'in', ids)
    .where('sent_at', 'is', null)
    .execute()
}

/** Only for emails added in the same transaction. */
export async function removeEmail(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('email').where('id', '=', id).execute()
}

interface EmailRowToInsert {
  kind: string
  recipient: string
  facts_sealed: string
  idempotency_key: string | null
  created_at: string
  due_at: string
}

const insertEmail = prepared((db, row: EmailRowToInsert) =>
  db
    .insertInto('email')
    .values({
      kind: row.kind,
      recipient: row.recipient,
      facts_sealed: row.facts_sealed,
      idempotency_key: row.idempotency_key,
      created_at: row.created_at,
      due_at: row.due_at,
    })
    .onConflict(on => on.column('idempotency_key').doNothing())
    .returning('id'),
)
