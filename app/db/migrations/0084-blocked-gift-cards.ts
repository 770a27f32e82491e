import type { Kysely } from 'kysely'

/** Gift cards that the merchant blocked, and finding one by the end of its code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('gift_card').addColumn('blocked_at', 'text').execute()
  await db.schema.createIndex('gift_card_ending').on('gift_card').columns(['ending', 'id']).execute()
}
