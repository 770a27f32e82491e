import { type Kysely, sql } from 'kysely'

/** Gift cards and payments get the currency they were made in, like orders. So far it could only be USD. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['gift_card', 'payment'])
    await db.schema
      .alterTable(table)
      .addColumn('currency', 'text', c => c.notNull().defaultTo('USD').check(sql`length(currency) = 3`))
      .execute()
}
