import { type Kysely, sql } from 'kysely'

/** Reviews belong to the order line they are about, may wait for approval or be hidden, and have pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('review')
    .addColumn('order_line_id', 'integer', c => c.references('order_line.id').onDelete('set null'))
    .execute()
  await db.schema
    .alterTable('review')
    .addColumn('state', 'text', c =>
      c.notNull().defaultTo('published').check(sql`state in ('published', 'pending', 'hidden')`),
    )
    .execute()
  await db.schema.alterTable('review').addColumn('updated_at', 'text').execute()
  await db.schema.createIndex('review_of_order_line').unique().on('review').column('order_line_id').execute()
  await db.schema
    .createTable('review_picture')
    .addColumn('review_id', 'integer', c => c.notNull().references('review.id').onDelete('cascade'))
    .addColumn('hash', 'text', c => c.notNull())
    .addColumn('width', 'integer', c => c.notNull())
    .addColumn('height', 'integer', c => c.notNull())
    .addColumn('position', 'integer', c => c.notNull())
    .addPrimaryKeyConstraint('review_picture_key', ['review_id', 'hash'])
    .execute()
  await db.schema.createIndex('review_picture_hash').on('review_picture').column('hash').execute()
}
