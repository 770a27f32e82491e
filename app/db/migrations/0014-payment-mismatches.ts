import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { idColumn } from '../schema/columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null for payments that were paid before this was kept.
  await db.schema.alterTable('payment').addColumn('transaction_id', 'text').execute()

  await db.schema
    .createTable('payment_mismatch')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('payment_id', 'integer', c => c.notNull().references('payment.id'))
    .addColumn('reference', 'text', c => c.notNull())
    .addColumn('reason', 'text', c =>
      c.notNull().check(sql`reason in ('reference', 'mode', 'currency', 'amount', 'refund')`),
    )
    // As the provider says it: amounts of other currencies are large, and nothing keeps them positive.
    .addColumn('amount', 'bigint', c => c.notNull())
    .addColumn('currency', 'text', c => c.notNull())
    .addColumn('found_at', 'text', c => c.notNull())
    .addColumn('told_at', 'text')
    .addUniqueConstraint('payment_mismatch_once', ['payment_id', 'reference', 'reason'])
    .execute()

  await db.schema
    .createTable('provider_refund')
    .addColumn('payment_id', 'integer', c => c.notNull().references('payment.id'))
    .addColumn('transaction_id', 'text', c => c.notNull())
    .addColumn('amount', 'integer', c => c.notNull().check(sql`amount > 0`))
    .addPrimaryKeyConstraint('provider_refund_key', ['payment_id', 'transaction_id'])
    .execute()
}
