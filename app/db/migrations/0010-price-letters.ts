import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Who wants to hear when something on a wish list costs less. Nothing is sent before they said yes in a letter.
  await db.schema
    .createTable('price_letter')
    .addColumn('list_id', 'text', c => c.primaryKey().references('wish_list.id').onDelete('cascade'))
    .addColumn('email', 'text', c => c.notNull())
    .addColumn('token', 'text', c => c.notNull().unique())
    .addColumn('asked_at', 'text', c => c.notNull())
    .addColumn('confirmed_at', 'text')
    .execute()
  // The price that was told last: only a lower one is worth another letter.
  await db.schema
    .createTable('price_told')
    .addColumn('list_id', 'text', c => c.notNull().references('price_letter.list_id').onDelete('cascade'))
    .addColumn('product_id', 'integer', c => c.notNull())
    .addColumn('price', 'integer', c => c.notNull().check(sql`price >= 0`))
    .addPrimaryKeyConstraint('price_told_key', ['list_id', 'product_id'])
    .execute()

  // What is cleaned up is found without reading everything that is kept.
  await db.schema
    .createIndex('letter_to_clear')
    .on('letter')
    .column('created_at')
    .where(sql<boolean>`recipient <> ''`)
    .execute()
  await db.schema.createIndex('payment_event_by_time').on('payment_event').column('at').execute()
  await db.schema.createIndex('checkout_by_time').on('checkout').column('updated_at').execute()
  // Requests that still wait, for the job that looks whether there is something to tell.
  await db.schema
    .createIndex('back_in_stock_waiting')
    .on('back_in_stock_request')
    .column('variant_id')
    .where(sql<boolean>`sent_at is null`)
    .execute()
}
