import { type Kysely, sql } from 'kysely'

/** What a refund is for, which was a text that merchants could write, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refund add column cause text not null default 'goodwill' check (cause in ('canceled',
    'paid-after-cancellation', 'paid-twice', 'refunded-at-provider', 'returned', 'items', 'edited', 'goodwill'))`.execute(
    db,
  )
  await sql`alter table refund add column note text not null default ''`.execute(db)
  await sql`alter table refund add column return_id integer references order_return (id)`.execute(db)
  await sql`alter table refund add column item_refund_id integer references item_refund (id)`.execute(db)
  await sql`alter table refund add column order_edit_id integer references order_edit (id)`.execute(db)
  await readReasons(db)
  await sql`alter table refund drop column reason`.execute(db)
}

/** The keys of refunds that the shop made itself tell them from the words of a merchant. */
async function readReasons(db: Kysely<unknown>): Promise<void> {
  await sql`update refund set cause = reason
    where (reason = 'canceled' and key like '%-canceled-%')
    or (reason in ('paid-after-cancellation', 'paid-twice') and key like '%-unwanted-%')`.execute(db)
  await sql`update refund set cause = 'refunded-at-provider'
    where reason like 'refunded-at %' and key not like '%-by-hand-%'`.execute(db)
  const rows = {
    returned: { column: 'return_id', table: 'order_return', key: 'return' },
    items: { column: 'item_refund_id', table: 'item_refund', key: 'items' },
    edited: { column: 'order_edit_id', table: 'order_edit', key: 'edit' },
  }
  for (const [cause, { column, table, key }] of Object.entries(rows)) {
    const row = sql`(select id from ${sql.table(table)} as made
      where made.order_id = refund.order_id and refund.key like made.order_id || ${`-${key}-`} || made.id || '-%')`
    await sql`update refund set cause = ${cause}, ${sql.ref(column)} = ${row}
      where reason like ${`${cause} %`} and exists ${row}`.execute(db)
  }
  await sql`update refund set note = reason where cause = 'goodwill'`.execute(db)
}
