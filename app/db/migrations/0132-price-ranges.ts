import { type Kysely, sql } from 'kysely'
import { idColumn } from '../schema/columns.ts'

/** Both ends of a price range are in it, as its label says; without a label it is named by them, in the shop's currency. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('price_range').renameTo('former_price_range').execute()
  await db.schema
    .createTable('price_range')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('label', 'text')
    .addColumn('from_price', 'integer', c => c.notNull())
    .addColumn('to_price', 'integer', c => c.notNull())
    .addUniqueConstraint('price_range_prices', ['from_price', 'to_price'])
    .addCheckConstraint('price_range_has_prices', sql`to_price >= from_price`)
    .execute()
  // The labels that a new shop had were in dollars in any shop, and left out the last 99 cents.
  await sql`insert into price_range (label, from_price, to_price)
    select case when label like '$%.00-$%.__' then null else label end, from_price, below_price - 1
    from former_price_range order by id
    on conflict do nothing`.execute(db)
  await db.schema.dropTable('former_price_range').execute()
  await db.schema
    .createIndex('price_range_label')
    .unique()
    .on('price_range')
    .column('label')
    .where(sql<boolean>`label is not null`)
    .execute()
  // They name columns and ids that are gone.
  await sql`delete from changed_row where table_name = 'price_range'`.execute(db)
}
