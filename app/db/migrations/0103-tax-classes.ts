import { type Kysely, sql } from 'kysely'
import { idColumn, isPostgres } from '../schema/columns.ts'

/** Classes of goods with taxes of their own, and by which taxes each line of an order was sold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tax_class')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('name', 'text', c => c.notNull().unique())
    .addColumn('removed_at', 'text')
    .execute()
  await db.schema
    .alterTable('product')
    .addColumn('tax_class_id', 'integer', c => c.references('tax_class.id'))
    .execute()
  // Most products have none.
  await db.schema
    .createIndex('product_by_tax_class')
    .on('product')
    .column('tax_class_id')
    .where(sql<boolean>`tax_class_id is not null`)
    .execute()
  await addClassToRates(db)
  // Orders keep both as agreed, whatever becomes of the class.
  await db.schema.alterTable('order_line').addColumn('tax_class_id', 'integer').execute()
  await db.schema.alterTable('order_line').addColumn('tax_rates', 'text').execute()
  await db.schema.alterTable('document').addColumn('tax_parts', 'text').execute()
}

/** The VAT of a class is called VAT, too: names are unique within a place and a class. */
async function addClassToRates(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) {
    await db.schema.alterTable('tax_rate').dropConstraint('tax_rate_place').execute()
    await db.schema
      .alterTable('tax_rate')
      .addColumn('tax_class_id', 'integer', c => c.references('tax_class.id'))
      .execute()
  } else await rebuildRates(db)
  await db.schema
    .createIndex('tax_rate_standard')
    .unique()
    .on('tax_rate')
    .columns(['country', 'region', 'name'])
    .where(sql<boolean>`tax_class_id is null`)
    .execute()
  await db.schema
    .createIndex('tax_rate_of_class')
    .unique()
    .on('tax_rate')
    .columns(['country', 'region', 'name', 'tax_class_id'])
    .where(sql<boolean>`tax_class_id is not null`)
    .execute()
}

/** SQLite can't drop a constraint. Ids go on where they were, because undo names rows by them. */
async function rebuildRates(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tax_rate').renameTo('former_tax_rate').execute()
  await db.schema
    .createTable('tax_rate')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('country', 'text', c => c.notNull())
    .addColumn('region', 'text', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('rate', 'integer', c => c.notNull().check(sql`rate between 0 and 10000`))
    .addColumn('taxes_delivery', 'integer', c => c.notNull().check(sql`taxes_delivery in (0, 1)`))
    .addColumn('removed_at', 'text')
    .addColumn('tax_class_id', 'integer', c => c.references('tax_class.id'))
    .execute()
  await sql`insert into tax_rate (id, country, region, name, rate, taxes_delivery, removed_at)
    select id, country, region, name, rate, taxes_delivery, removed_at from former_tax_rate`.execute(db)
  await sql`delete from sqlite_sequence where name = 'tax_rate'`.execute(db)
  await sql`update sqlite_sequence set name = 'tax_rate' where name = 'former_tax_rate'`.execute(db)
  await db.schema.dropTable('former_tax_rate').execute()
}
