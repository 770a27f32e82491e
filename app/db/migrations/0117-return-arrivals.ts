import { type Kysely, sql } from 'kysely'
import { idColumn } from '../schema/columns.ts'

/** What came back of a return, package by package. Returns that were received came back whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('return_arrival')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('return_id', 'integer', c => c.notNull().references('order_return.id'))
    .addColumn('delivery', 'integer', c => c.notNull().check(sql`delivery >= 0`))
    .addColumn('at', 'text', c => c.notNull())
    .addColumn('actor', 'text', c => c.notNull())
    .execute()
  await db.schema.createIndex('return_arrival_by_return').on('return_arrival').column('return_id').execute()
  await db.schema
    .createTable('return_arrival_line')
    .addColumn('arrival_id', 'integer', c => c.notNull().references('return_arrival.id'))
    .addColumn('order_line_id', 'integer', c => c.notNull().references('order_line.id'))
    .addColumn('quantity', 'integer', c => c.notNull().check(sql`quantity > 0`))
    .addColumn('damaged', 'integer', c => c.notNull().check(sql`damaged >= 0 and damaged <= quantity`))
    .addColumn('amount', 'integer', c => c.notNull().check(sql`amount >= 0`))
    .addPrimaryKeyConstraint('return_arrival_line_key', ['arrival_id', 'order_line_id'])
    .execute()
  await sql`alter table refund add column arrival_id integer references return_arrival (id)`.execute(db)
  await addReceivedReturns(db)
}

async function addReceivedReturns(db: Kysely<unknown>): Promise<void> {
  await sql`insert into return_arrival (return_id, delivery, at, actor)
    select id, amount - coalesce((select sum(amount) from order_return_line where return_id = order_return.id), 0), received_at, ''
    from order_return where received_at is not null order by id`.execute(db)
  await sql`insert into return_arrival_line (arrival_id, order_line_id, quantity, damaged, amount)
    select return_arrival.id, order_line_id, quantity, 0, amount from order_return_line
    inner join return_arrival on return_arrival.return_id = order_return_line.return_id`.execute(db)
  await sql`update refund set arrival_id =
    (select id from return_arrival where return_arrival.return_id = refund.return_id)`.execute(db)
}
