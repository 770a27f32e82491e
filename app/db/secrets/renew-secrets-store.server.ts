import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../schema/schema.ts'
import { seal } from './secrets.server.ts'

/** Tokens of links and payments: a hash to find them, and an encrypted copy. */
const tokens = [
  { table: 'customer_order', id: 'id', column: 'token', purpose: 'order-token' },
  { table: 'payment', id: 'id', column: 'token', purpose: 'payment-token' },
  { table: 'price_alert', id: 'list_id', column: 'token', purpose: 'price-alert-token' },
  { table: 'wish_list', id: 'id', column: 'share_token', purpose: 'share-token' },
  { table: 'withdrawal', id: 'id', column: 'key', purpose: 'withdrawal-key' },
]

/**
 * Replaces every token after the key was lost or replaced, and deletes what only the old key could decrypt: texts of emails and
 * checkout drafts. Refunds in progress are left to the merchant, because a retry under a new token could pay them twice.
 */
export async function renewSecrets(tx: Tx, now: Date): Promise<void> {
  for (const { table, id, column, purpose } of tokens) {
    const [hash, sealed] = [sql.ref(`${column}_hash`), sql.ref(`${column}_sealed`)]
    const { rows } = await sql<{ row: unknown }>`
      select ${sql.ref(id)} as row from ${sql.table(table)} where ${sealed} is not null`.execute(tx)
    for (const { row } of rows) {
      const token = randomBytes(16).toString('base64url')
      const hashed = createHash('sha256').update(token).digest('base64url')
      await sql`update ${sql.table(table)} set ${hash} = ${hashed}, ${sealed} = ${seal(tx, purpose, token)}
        where ${sql.ref(id)} = ${row}`.execute(tx)
    }
  }
  await tx.deleteFrom('checkout').execute()
  await tx
    .updateTable('email')
    .set({ facts_sealed: '', subject: null, html_sealed: null, text_sealed: null })
    .execute()
  await tx
    .updateTable('email')
    .set({ failed_at: now.toISOString(), last_error: 'the secret key was replaced' })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
  await tx
    .updateTable('refund')
    .set({
      failed_at: now.toISOString(),
      last_error: 'The secret key was replaced: look at the provider first.',
    })
    .where('attempts', '>', 0)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
}
