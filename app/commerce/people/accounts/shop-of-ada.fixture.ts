import { filledDatabase } from '#db/migrations/filled-database.fixture.ts'
import { seal } from '#db/secrets/secrets.server.ts'
import type { DatabaseKind } from '#test/databases.ts'

export const adaEmail = 'ada@example.com'
export const shopOfAdaNow = new Date('2026-11-23T12:00:00.000Z')
const at = shopOfAdaNow.toISOString()

/** A shop in which every row of every table is Ada's, and an account of someone else. */
export async function shopOfAda(kind: DatabaseKind) {
  const db = await filledDatabase(kind)
  const known = { email: adaEmail, name: 'Ada', compared: 'tee,pot', passkey_user: null }
  const [ada] = await db
    .updateTable('account')
    .set(known)
    .returning(['id', 'visitor_id as visitorId', 'email'])
    .execute()
  const visitor = await db
    .insertInto('visitor')
    .values({ created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [bob] = await db
    .insertInto('account')
    .values({ visitor_id: visitor.id, email: 'bob@example.com', name: 'Bob', created_at: at })
    .returning(['id', 'visitor_id as visitorId', 'email'])
    .execute()
  const address = '{"name":"Ada","city":"Berlin"}'
  await db.updateTable('account_address').set({ address }).execute()
  await db.updateTable('customer_deletion').set({ due_at: at }).execute()
  await db.updateTable('email_change').set({ new_email: adaEmail }).execute()
  await db.updateTable('email').set({ recipient: adaEmail }).execute()
  await db
    .updateTable('customer_order')
    .set({ email: adaEmail, address, account_id: null, detached_at: null })
    .execute()
  await db.updateTable('withdrawal').set({ email: adaEmail, detached_at: null }).execute()
  for (const table of [
    'back_in_stock_request',
    'price_alert',
    'sign_in_request',
    'contact_message',
    'customer_note',
  ] as const)
    await db.updateTable(table).set({ email: adaEmail }).execute()
  await db.updateTable('customer_note').set({ removed_at: null }).execute()
  await db.updateTable('review_picture').set({ hash: 'picture' }).execute()
  const fields = JSON.stringify({ fields: { email: 'typed@example.com', code: 'GIFT' } })
  await db
    .updateTable('checkout')
    .set({ fields_sealed: seal(db, 'checkout-fields', fields) })
    .execute()
  return { db, ada: ada!, bob: bob! }
}
