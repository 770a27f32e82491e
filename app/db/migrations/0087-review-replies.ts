import type { Kysely } from 'kysely'

/** Answers to reviews, why a review is hidden, and the list for staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['hidden_at', 'hidden_reason', 'hidden_note', 'reply', 'replied_at'])
    await db.schema.alterTable('review').addColumn(column, 'text').execute()
  await db.schema
    .createIndex('review_by_state')
    .on('review')
    .columns(['state', 'created_at', 'id', 'stars'])
    .execute()
  await db.schema.createIndex('review_by_time').on('review').columns(['created_at', 'id', 'stars']).execute()
}
