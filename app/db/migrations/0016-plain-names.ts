import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../schema/columns.ts'
import { seal, unseal } from '../secrets/secrets.server.ts'

const tables = {
  letter: 'email',
  order_move: 'order_event',
  parcel: 'shipment',
  price_letter: 'price_alert',
  price_told: 'price_alert_sent',
  done_change: 'applied_change',
}

/** By the new names of tables. */
const columns: Record<string, Record<string, string>> = {
  applied_change: { done_at: 'applied_at' },
  collection: { most: 'max_products' },
  email: {
    once_key: 'idempotency_key',
    tries: 'attempts',
    plain_sealed: 'text_sealed',
    written_at: 'rendered_at',
    gave_up_at: 'failed_at',
  },
  email_confirmation: { asked_at: 'requested_at' },
  gift_card_movement: { why: 'reason' },
  job: { held_by: 'locked_by', held_until: 'locked_until' },
  order_event: { who: 'actor' },
  order_return: { words: 'comment', asked_at: 'requested_at' },
  payment_mismatch: { told_at: 'notified_at' },
  price_alert: { asked_at: 'requested_at' },
  promotion: { most_uses: 'max_uses' },
  refund: { tries: 'attempts', gave_up_at: 'failed_at' },
  search_miss: { words: 'query', times: 'count' },
  stock_movement: { who: 'actor', why: 'reason' },
  warranty_claim: { words: 'description' },
  withdrawal: { words: 'comment' },
}

const emailKinds = {
  'order-cancelled': 'order-canceled',
  'return-asked': 'return-requested',
  'back-in-stock-asked': 'back-in-stock-requested',
  'price-letters-asked': 'price-alerts-requested',
}

/** Values of columns without a list of allowed values, by the new names of tables. */
const values: [table: string, column: string, Record<string, string>][] = [
  ['order_event', 'state', { cancelled: 'canceled' }],
  [
    'refund',
    'reason',
    { cancelled: 'canceled', 'paid after the order was cancelled': 'paid after the order was canceled' },
  ],
  ['stock_movement', 'reason', { 'given-back': 'restocked' }],
  ['gift_card_movement', 'reason', { 'given-back': 'refunded', made: 'issued' }],
  ['email', 'kind', emailKinds],
  ['suppressed_email', 'kind', emailKinds],
  [
    'job',
    'name',
    {
      'write-letters': 'render-emails',
      'send-letters': 'send-emails',
      'send-mailings': 'send-bulk-emails',
    },
  ],
]

const orderStates = ['placed', 'paid', 'packed', 'shipped', 'delivered', 'canceled', 'returned', 'refunded']
const returnStates = ['requested', 'accepted', 'received', 'refunded', 'declined']
const paymentStates = ['started', 'confirming', 'paid', 'declined', 'ended']

const processState = ['opened_at', 'sales_counted_up_to', 'secret_key_fingerprint', 'big_shop_products']

/** How many emails are in memory at once. */
const batch = 1000

/** Gives tables, columns and values the names of `docs/glossary.md`. Every row and value is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [from, to] of Object.entries(tables)) await db.schema.alterTable(from).renameTo(to).execute()
  for (const [table, renamed] of Object.entries(columns))
    for (const [from, to] of Object.entries(renamed))
      await db.schema.alterTable(table).renameColumn(from, to).execute()
  for (const [table, column, renamed] of values) await renameValues(db, table, column, renamed)
  await renameStates(db)
  await renameEmailData(db)
  await renameEmailCounts(db)
  await renameIndexes(db)
  await moveProcessState(db)
}

async function renameValues(
  db: Kysely<unknown>,
  table: string,
  column: string,
  renamed: Record<string, string>,
): Promise<void> {
  for (const [from, to] of Object.entries(renamed))
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`.execute(
      db,
    )
}

/** SQLite cannot change a list of allowed values: a new column takes the place of the old one. */
async function renameStates(db: Kysely<unknown>): Promise<void> {
  await replaceState(db, 'customer_order', { cancelled: 'canceled' }, orderStates)
  await replaceState(db, 'order_return', { asked: 'requested' }, returnStates)
  await replaceState(db, 'payment', { refused: 'declined' }, paymentStates)
}

async function replaceState(
  db: Kysely<unknown>,
  table: string,
  renamed: Record<string, string>,
  allowed: readonly string[],
): Promise<void> {
  await db.schema.alterTable(table).renameColumn('state', 'old_state').execute()
  const list = sql.join(allowed.map(value => sql.lit(value)))
  await db.schema
    .alterTable(table)
    // SQLite adds a required column only with a default.
    .addColumn('state', 'text', c => c.notNull().defaultTo(allowed[0]!).check(sql`state in (${list})`))
    .execute()
  await sql`update ${sql.table(table)} set state = old_state where old_state in (${list})`.execute(db)
  for (const [from, to] of Object.entries(renamed))
    await sql`update ${sql.table(table)} set state = ${to} where old_state = ${from}`.execute(db)
  await db.schema.alterTable(table).dropColumn('old_state').execute()
  if (isPostgres(db))
    await db.schema
      .alterTable(table)
      .alterColumn('state', c => c.dropDefault())
      .execute()
}

/** Counts of bulk emails begin with `bulk:`. */
async function renameEmailCounts(db: Kysely<unknown>): Promise<void> {
  await sql`update email_count set key = 'bulk:' || substr(key, 9) where key like 'mailing:%'`.execute(db)
}

/** The keys keep an email from going out twice; the sealed data holds the kind again, and the id of a shipment. */
async function renameEmailData(db: Kysely<unknown>): Promise<void> {
  for (const [from, to] of Object.entries(emailKinds))
    await sql`update email set idempotency_key = ${to} || substr(idempotency_key, ${sql.lit(from.length + 1)})
      where idempotency_key like ${`${from}-%`}`.execute(db)
  const renamed = [...Object.values(emailKinds), 'order-shipped']
  let last = 0
  for (;;) {
    const { rows } = await sql<{ id: number; facts_sealed: string }>`
      select id, facts_sealed from email
      where id > ${last} and facts_sealed <> '' and kind in (${sql.join(renamed)})
      order by id limit ${batch}`.execute(db)
    for (const { id, facts_sealed } of rows) {
      const facts = readFacts(db, facts_sealed)
      if (facts)
        await sql`update email set facts_sealed = ${seal(db, 'email-facts', renameFacts(facts))} where id = ${id}`.execute(
          db,
        )
    }
    if (rows.length < batch) return
    last = rows.at(-1)!.id
  }
}

/** Undefined when it was sealed with a key that is gone: then it is dropped after the migrations. */
function readFacts(db: Kysely<unknown>, sealed: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(unseal(db, 'email-facts', sealed))
  } catch {
    return undefined
  }
}

function renameFacts({ kind, parcelId, ...facts }: Record<string, unknown>): string {
  return JSON.stringify({
    kind: emailKinds[kind as keyof typeof emailKinds] ?? kind,
    ...facts,
    ...(parcelId !== undefined && { shipmentId: parcelId }),
  })
}

async function renameIndexes(db: Kysely<unknown>): Promise<void> {
  const old = [
    'letter_due',
    'letter_to_clear',
    'order_move_by_order',
    'parcel_by_order',
    'done_change_by_done_at',
  ]
  for (const name of old) await db.schema.dropIndex(name).execute()
  await db.schema
    .createIndex('email_due')
    .on('email')
    .columns(['due_at', 'id'])
    .where(sql<boolean>`sent_at is null and failed_at is null`)
    .execute()
  await db.schema
    .createIndex('email_to_clear')
    .on('email')
    .column('created_at')
    .where(sql<boolean>`recipient <> ''`)
    .execute()
  await db.schema.createIndex('order_event_by_order').on('order_event').column('order_id').execute()
  await db.schema.createIndex('shipment_by_order').on('shipment').column('order_id').execute()
  await db.schema
    .createIndex('applied_change_by_applied_at')
    .on('applied_change')
    .column('applied_at')
    .execute()
}

async function moveProcessState(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('process_state')
    .addColumn('name', 'text', c => c.primaryKey())
    .addColumn('value', 'text', c => c.notNull())
    .execute()
  const names = sql.join(processState)
  await sql`insert into process_state (name, value) select name, value from setting where name in (${names})`.execute(
    db,
  )
  await sql`delete from setting where name in (${names})`.execute(db)
}
