import { type Kysely, sql } from 'kysely'
import { idColumn, isPostgres } from '../schema/columns.ts'

/** Each index starts with one filter, goes on in the order of the list, and has the other filters, so no row is read to filter. */
const listIndexes: Record<string, string[]> = {
  order_by_placed: ['placed_at', 'id', 'state', 'country', 'payment', 'total', 'is_test'],
  order_by_state: ['state', 'placed_at', 'id', 'country', 'payment', 'total', 'is_test'],
  order_by_country: ['country', 'placed_at', 'id', 'state', 'payment', 'total', 'is_test'],
  order_by_payment: ['payment', 'placed_at', 'id', 'state', 'country', 'total', 'is_test'],
  order_by_total: ['total', 'id', 'placed_at', 'state', 'country', 'payment', 'is_test'],
}

/** Filters, search and views of the order list. A job adds the search terms of earlier orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customer_order add column is_test integer not null default 0 check (is_test in (0, 1))`.execute(
    db,
  )
  await sql`alter table customer_order add column paid_at text`.execute(db)
  await sql`alter table customer_order add column has_terms integer not null default 0 check (has_terms in (0, 1))`.execute(
    db,
  )
  await sql`update customer_order set is_test = 1 where payment = 'test'`.execute(db)
  await sql`update customer_order set paid_at =
    (select min(at) from order_event where order_id = customer_order.id and order_event.state = 'paid')`.execute(
    db,
  )
  for (const [name, columns] of Object.entries(listIndexes))
    await db.schema.createIndex(name).on('customer_order').columns(columns).execute()
  await sql`create index order_is_test on customer_order (placed_at, id, state, country, payment, total)
    where is_test = 1`.execute(db)
  await sql`create index order_to_pack on customer_order (paid_at, id) where state = 'paid'`.execute(db)
  await sql`create index order_without_terms on customer_order (id) where has_terms = 0`.execute(db)
  await createOrderTerms(db)
  await db.schema
    .createTable('order_view')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('name', 'text', c => c.notNull().unique())
    .addColumn('query', 'text', c => c.notNull())
    .execute()
}

async function createOrderTerms(db: Kysely<unknown>): Promise<void> {
  // Other collations of PostgreSQL can't search an index by prefix.
  const bytewise = isPostgres(db) ? sql` collate "C"` : sql``
  const clustered = isPostgres(db) ? sql`` : sql` without rowid`
  await sql`create table order_term (
    order_id integer not null references customer_order (id),
    term text${bytewise} not null,
    placed_at text not null,
    primary key (order_id, term)
  )${clustered}`.execute(db)
  await db.schema
    .createIndex('order_term_by_term')
    .on('order_term')
    .columns(['term', 'placed_at', 'order_id'])
    .execute()
}
