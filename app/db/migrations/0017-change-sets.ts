import { type Kysely, sql } from 'kysely'
import { idColumn } from '../schema/columns.ts'

/** Rows that orders, addresses or other rows refer to are marked as removed instead of deleted. */
const removable = [
  ...['variant', 'category', 'brand', 'color', 'size', 'collection', 'page'],
  ...['promotion', 'tax_rate', 'delivery_zone', 'delivery_method'],
]

/** Everyone who acted before actors had a kind. */
const actors = { merchant: 'command-line', shop: 'job' }

export async function up(db: Kysely<unknown>): Promise<void> {
  await createChangeSets(db)
  for (const table of removable) await db.schema.alterTable(table).addColumn('removed_at', 'text').execute()
  // A removed product is unpublished, so pages that check the one need not check the other.
  await db.schema
    .alterTable('product')
    .addColumn('removed_at', 'text', c => c.check(sql`removed_at is null or published_at is null`))
    .execute()
  for (const table of ['order_event', 'stock_movement']) await renameActors(db, table)
}

async function createChangeSets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('change_set')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('actor', 'text', c => c.notNull())
    .addColumn('reason', 'text', c => c.notNull())
    .addColumn('cause', 'text', c =>
      c.notNull().check(sql`cause in ('form', 'bulk', 'import', 'plan', 'undo', 'command-line')`),
    )
    .addColumn('key', 'text', c => c.unique())
    .addColumn('result', 'text')
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('finished_at', 'text')
    .addColumn('undoes', 'integer', c => c.references('change_set.id'))
    .execute()
  await db.schema.createIndex('change_set_undoes').on('change_set').column('undoes').execute()
  await db.schema
    .createIndex('change_set_unfinished')
    .on('change_set')
    .column('id')
    .where(sql<boolean>`finished_at is null`)
    .execute()

  await db.schema
    .createTable('changed_row')
    .addColumn('change_set_id', 'integer', c => c.notNull().references('change_set.id'))
    .addColumn('position', 'integer', c => c.notNull())
    .addColumn('table_name', 'text', c => c.notNull())
    .addColumn('row_key', 'text', c => c.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('refusal', 'text')
    .addPrimaryKeyConstraint('changed_row_key', ['change_set_id', 'position'])
    .execute()
  await db.schema
    .createIndex('changed_row_by_row')
    .on('changed_row')
    .columns(['table_name', 'row_key', 'change_set_id'])
    .execute()

  await db.schema
    .createTable('change_batch')
    .addColumn('change_set_id', 'integer', c => c.notNull().references('change_set.id'))
    .addColumn('position', 'integer', c => c.notNull())
    .addColumn('work', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('change_batch_key', ['change_set_id', 'position'])
    .execute()
}

async function renameActors(db: Kysely<unknown>, table: string): Promise<void> {
  const renames = Object.entries(actors).map(([from, to]) => sql`when ${from} then ${to}`)
  await sql`update ${sql.table(table)}
    set actor = case actor ${sql.join(renames, sql` `)} else 'staff:' || actor end
    where actor <> 'shopper'`.execute(db)
}
