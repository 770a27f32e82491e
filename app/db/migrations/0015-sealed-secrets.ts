import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { seal } from '../secrets/secrets.server.ts'

/** A value that opens something: it is found by its hash, and sealed where the shop has to say it again. */
interface Secret {
  table: string
  id: string
  column: string
  hash?: string
  sealed?: string
  purpose?: string
}

const secrets: Secret[] = [
  token('customer_order', 'order-token'),
  { table: 'customer_order', id: 'id', column: 'checkout_key', hash: 'checkout_key_hash' },
  token('payment', 'payment-token'),
  { ...token('price_letter', 'price-alert-token'), id: 'list_id' },
  {
    ...token('wish_list', 'share-token'),
    column: 'share_token',
    hash: 'share_token_hash',
    sealed: 'share_token_sealed',
  },
  {
    ...token('withdrawal', 'withdrawal-key'),
    column: 'key',
    hash: 'key_hash',
    sealed: 'key_sealed',
  },
  { table: 'order_return', id: 'id', column: 'key', hash: 'key_hash' },
  { table: 'warranty_claim', id: 'id', column: 'key', hash: 'key_hash' },
  only('checkout', 'key', 'checkout-key', 'visitor_id'),
  only('checkout', 'fields', 'checkout-fields', 'visitor_id'),
  only('checkout', 'codes', 'checkout-codes', 'visitor_id'),
  only('letter', 'facts', 'email-facts'),
  only('letter', 'html', 'email-html'),
  only('letter', 'plain', 'email-plain'),
]

function token(table: string, purpose: string): Secret {
  return { table, id: 'id', column: 'token', hash: 'token_hash', sealed: 'token_sealed', purpose }
}

/** Nobody looks for it: it is sealed in its own place. */
function only(table: string, column: string, purpose: string, id = 'id'): Secret {
  return { table, id, column, sealed: `${column}_sealed`, purpose }
}

/** So many rows are in memory at once. */
const batch = 1000

/** From here on a copy of the database opens no order, list, payment or statement. Every link keeps working. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await renameTestPayments(db)
  await hashKeysOfEmails(db)
  for (const secret of secrets) await hideColumn(db, secret)
  await db.schema.alterTable('done_change').renameColumn('key', 'key_hash').execute()
  await hashDoneChanges(db)
}

async function hideColumn(db: Kysely<unknown>, secret: Secret): Promise<void> {
  const { table, id, column, hash, sealed, purpose } = secret
  // The column that was there keeps its constraints: the hash is unique and required where the value was.
  const first = (hash ?? sealed)!
  await db.schema.alterTable(table).renameColumn(column, first).execute()
  if (hash && sealed) await db.schema.alterTable(table).addColumn(sealed, 'text').execute()
  let last: unknown
  for (;;) {
    const after = last === undefined ? sql`` : sql`and ${sql.ref(id)} > ${last}`
    const { rows } = await sql<{ row: unknown; value: string }>`
      select ${sql.ref(id)} as row, ${sql.ref(first)} as value from ${sql.table(table)}
      where ${sql.ref(first)} is not null ${after} order by ${sql.ref(id)} limit ${batch}`.execute(db)
    for (const { row, value } of rows) {
      const hidden = [
        ...(hash ? [sql`${sql.ref(hash)} = ${hashOf(value)}`] : []),
        ...(sealed ? [sql`${sql.ref(sealed)} = ${seal(db, purpose!, value)}`] : []),
      ]
      await sql`update ${sql.table(table)} set ${sql.join(hidden)} where ${sql.ref(id)} = ${row}`.execute(db)
    }
    if (rows.length < batch) return
    last = rows.at(-1)!.row
  }
}

/** A test payment and its refunds were named by the payment's own token. */
async function renameTestPayments(db: Kysely<unknown>): Promise<void> {
  await sql`update refund set reference = 'test-refund-' || id
    where reference is not null and payment_id in (select id from payment where provider = 'test')`.execute(
    db,
  )
  await sql`update payment set reference = 'test-payment-' || id
    where reference is not null and provider = 'test'`.execute(db)
}

/** The key of a first email about prices held the token that the email confirms. */
async function hashKeysOfEmails(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; once_key: string }>`
    select id, once_key from letter where once_key like 'price-letters-asked-%'`.execute(db)
  for (const { id, once_key } of rows) {
    const hashed = once_key.replace(
      /^(price-letters-asked-)(.+)(-\d{4}-\d{2}-\d{2})$/,
      (_, head: string, token: string, day: string) => `${head}${hashOf(token)}${day}`,
    )
    await sql`update letter set once_key = ${hashed} where id = ${id}`.execute(db)
  }
}

async function hashDoneChanges(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ visitor_id: number; key: string }>`
    select visitor_id, key_hash as key from done_change`.execute(db)
  for (const { visitor_id, key } of rows)
    await sql`update done_change set key_hash = ${hashOf(key)}
      where visitor_id = ${visitor_id} and key_hash = ${key}`.execute(db)
}

function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url')
}
