import { prepared } from '../../../db/connection/prepared.ts'
import type { Tx } from '../../../db/schema/schema.ts'
import type { EmailFacts } from './email.ts'
import { sealEmailFacts } from './sealed-email.server.ts'

/** The new email's id; undefined if there already is one with its key. */
export async function addEmail(
  tx: Tx,
  email: { to: string; idempotencyKey: string | null; facts: EmailFacts },
  now: Date,
): Promise<number | undefined> {
  const [row] = await insertEmail(tx, {
    kind: email.facts.kind,
    recipient: email.to,
    facts_sealed: sealEmailFacts(tx, email.facts),
    idempotency_key: email.idempotencyKey,
    at: now.toISOString(),
  })
  return row?.id
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
  at: string
}

const insertEmail = prepared((db, { kind, recipient, facts_sealed, idempotency_key, at }: EmailRowToInsert) =>
  db
    .insertInto('email')
    .values({ kind, recipient, facts_sealed, idempotency_key, created_at: at, due_at: at })
    .onConflict(on => on.column('idempotency_key').doNothing())
    .returning('id'),
)
