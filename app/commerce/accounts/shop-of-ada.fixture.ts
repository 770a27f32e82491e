import { sql } from 'kysely'
import type { DatabaseKind } from '../../../test/databases.ts'
import { filledDatabase } from '../../db/migrations/last-release.fixture.ts'
import { migrateTo } from '../../db/migrations/old-database.fixture.ts'
import { isPostgres } from '../../db/schema/columns.ts'
import type { Db } from '../../db/schema/schema.ts'
import { seal } from '../../db/secrets/secrets.server.ts'

export const adaEmail = 'ada@example.com'
export const shopOfAdaNow = new Date('2026-11-23T12:00:00.000Z')
const at = shopOfAdaNow.toISOString()

/** A shop in which every row of every table is Ada's, and an account of someone else. */
export async function shopOfAda(kind: DatabaseKind) {
  const db = await filledDatabase(kind)
  await migrateTo(db)
  await skipGivenIds(db)
  await db.insertInto('visitor').values({ id: 99, created_at: at }).execute()
  const [ada, bob] = await db
    .insertInto('account')
    .values([
      { visitor_id: 1, email: adaEmail, name: 'Ada', compared: 'tee,pot', created_at: at },
      { visitor_id: 99, email: 'bob@example.com', name: 'Bob', compared: '', created_at: at },
    ])
    .returning(['id', 'visitor_id as visitorId', 'email'])
    .execute()
  const token = { token_hash: 'deletion hash', requested_at: at, due_at: at }
  await db
    .insertInto('customer_deletion')
    .values({ ...token, account_id: ada!.id })
    .execute()
  const saved = { address: '{"name":"Ada","city":"Berlin"}', created_at: at, default_at: at }
  await db
    .insertInto('account_address')
    .values({ ...saved, account_id: ada!.id })
    .execute()
  await db
    .insertInto('account_email_opt_out')
    .values({ account_id: ada!.id, kind: 'news', created_at: at })
    .execute()
  const passkey = { credential_id: 'c', public_key: 'k', counter: 3, transports: 'internal', created_at: at }
  await db
    .insertInto('passkey')
    .values({ ...passkey, account_id: ada!.id, name: 'Apple Passwords' })
    .execute()
  const change = { old_email: 'a@example.com', new_email: adaEmail, changed_at: at, revert_until: at }
  await db
    .insertInto('email_change')
    .values({ ...change, account_id: ada!.id, revert_hash: 'r hash', reverted_at: null })
    .execute()
  await db.updateTable('review').set({ order_line_id: 1 }).execute()
  const picture = { review_id: 1, hash: 'picture', width: 1, height: 1, position: 1 }
  await db.insertInto('review_picture').values(picture).execute()
  const request = { nonce_hash: 'n hash', code_hash: 'c hash', link_hash: 'l hash', created_at: at }
  await db
    .insertInto('sign_in_request')
    .values({ ...request, email: adaEmail, expires_at: at })
    .execute()
  const message = { number: 'M-1', key_hash: 'hash', key_sealed: 'sealed', message_hash: 'm hash' }
  const typed = { name: 'Ada', email: adaEmail, order_number: '', message: 'Does it fit?', received_at: at }
  await db
    .insertInto('contact_message')
    .values({ ...message, ...typed })
    .execute()
  const note = { email: adaEmail, text: 'Prefers calls', at, actor: 'staff:Grace' }
  await db.insertInto('customer_note').values(note).execute()
  await db.updateTable('email').set({ recipient: adaEmail }).execute()
  await db.updateTable('customer_order').set({ email: adaEmail, address: saved.address }).execute()
  for (const table of ['withdrawal', 'back_in_stock_request', 'price_alert'] as const)
    await db.updateTable(table).set({ email: adaEmail }).execute()
  await addItemRefund(db)
  await insertOrderEdit(db)
  const fields = JSON.stringify({ fields: { email: 'typed@example.com', code: 'GIFT' } })
  await db
    .updateTable('checkout')
    .set({ fields_sealed: seal(db, 'checkout-fields', fields) })
    .execute()
  return { db, ada: ada!, bob: bob! }
}

async function insertOrderEdit(db: Db): Promise<void> {
  const edit = { order_id: 1, at, actor: 'staff:Grace', before: '{}', after: '{}', refunded: 0, due: 0 }
  await db.insertInto('order_edit').values(edit).execute()
}

async function addItemRefund(db: Db): Promise<void> {
  const refund = { order_id: 1, key: 'key', reason: 'damaged', amount: 1, at, actor: 'staff:Maria' }
  await db.insertInto('item_refund').values(refund).execute()
  const line = { item_refund_id: 1, order_line_id: 1, quantity: 1, amount: 1, restocked: 1 } as const
  await db.insertInto('item_refund_line').values(line).execute()
}

/** PostgreSQL counts on from its own ids. */
async function skipGivenIds(db: Db): Promise<void> {
  if (!isPostgres(db)) return
  for (const table of ['email', 'visitor'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 1000)`.execute(db)
}
