import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { idColumn } from '../schema/columns.ts'

/** What an order costs beside its goods: tax, delivery, promotions, gift cards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('variant')
    .addColumn('weight', 'integer', c => c.notNull().defaultTo(0).check(sql`weight >= 0`))
    .execute()

  await db.schema
    .createTable('tax_rate')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('country', 'text', c => c.notNull())
    .addColumn('region', 'text', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    // Hundredths of a percent: 725 is 7.25 %.
    .addColumn('rate', 'integer', c => c.notNull().check(sql`rate between 0 and 10000`))
    .addColumn('taxes_delivery', 'integer', c => c.notNull().check(sql`taxes_delivery in (0, 1)`))
    .addUniqueConstraint('tax_rate_place', ['country', 'region', 'name'])
    .execute()

  await db.schema
    .createTable('delivery_zone')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('name', 'text', c => c.notNull().unique())
    .addColumn('position', 'integer', c => c.notNull())
    .execute()
  await db.schema
    .createTable('delivery_zone_country')
    // One zone a country: what a parcel there costs is never two things.
    .addColumn('country', 'text', c => c.primaryKey())
    .addColumn('zone_id', 'integer', c => c.notNull().references('delivery_zone.id').onDelete('cascade'))
    .execute()
  await db.schema
    .createTable('delivery_method')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('zone_id', 'integer', c => c.notNull().references('delivery_zone.id').onDelete('cascade'))
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('duration', 'text', c => c.notNull())
    .addColumn('measure', 'text', c => c.notNull().check(sql`measure in ('price', 'weight')`))
    .addColumn('free_from', 'integer', c => c.check(sql`free_from >= 0`))
    .addColumn('position', 'integer', c => c.notNull())
    .addUniqueConstraint('delivery_method_name', ['zone_id', 'name'])
    .execute()
  await db.schema
    .createTable('delivery_rate')
    .addColumn('method_id', 'integer', c => c.notNull().references('delivery_method.id').onDelete('cascade'))
    .addColumn('from_measure', 'integer', c => c.notNull().check(sql`from_measure >= 0`))
    .addColumn('price', 'integer', c => c.notNull().check(sql`price >= 0`))
    .addPrimaryKeyConstraint('delivery_rate_key', ['method_id', 'from_measure'])
    .execute()

  await db.schema
    .createTable('promotion')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('code', 'text', c => c.unique())
    .addColumn('title', 'text', c => c.notNull())
    .addColumn('kind', 'text', c =>
      c.notNull().check(sql`kind in ('percent', 'amount', 'free-delivery', 'buy-x-get-y')`),
    )
    .addColumn('value', 'integer', c => c.notNull().check(sql`value >= 0`))
    .addColumn('buy', 'integer')
    .addColumn('get', 'integer')
    .addColumn('category_id', 'integer', c => c.references('category.id').onDelete('cascade'))
    .addColumn('minimum', 'integer', c => c.notNull().check(sql`minimum >= 0`))
    .addColumn('starts_at', 'text')
    .addColumn('ends_at', 'text')
    .addColumn('once_per_customer', 'integer', c => c.notNull().check(sql`once_per_customer in (0, 1)`))
    .addColumn('most_uses', 'integer')
    .addColumn('uses', 'integer', c => c.notNull().defaultTo(0))
    .addColumn('position', 'integer', c => c.notNull())
    .addCheckConstraint('promotion_uses', sql`uses >= 0 and (most_uses is null or uses <= most_uses)`)
    .addCheckConstraint('promotion_percent', sql`kind <> 'percent' or value between 1 and 100`)
    .addCheckConstraint(
      'promotion_buys',
      sql`kind <> 'buy-x-get-y' or (buy is not null and "get" is not null and buy > 0 and "get" > 0)`,
    )
    .execute()
  await db.schema
    .createTable('promotion_use')
    .addColumn('order_id', 'integer', c => c.notNull())
    .addColumn('promotion_id', 'integer', c => c.notNull().references('promotion.id').onDelete('cascade'))
    // Filled where a customer may use it once: the table itself refuses the second time.
    .addColumn('once_for', 'text')
    .addPrimaryKeyConstraint('promotion_use_key', ['order_id', 'promotion_id'])
    .addUniqueConstraint('promotion_use_once', ['promotion_id', 'once_for'])
    .execute()

  await db.schema
    .createTable('gift_card')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('code_hash', 'text', c => c.notNull().unique())
    .addColumn('ending', 'text', c => c.notNull())
    .addColumn('initial', 'integer', c => c.notNull().check(sql`initial > 0`))
    .addColumn('balance', 'integer', c => c.notNull().check(sql`balance >= 0`))
    .addColumn('created_at', 'text', c => c.notNull())
    .addColumn('expires_at', 'text')
    .addCheckConstraint('gift_card_balance', sql`balance <= initial`)
    .execute()
  await db.schema
    .createTable('gift_card_movement')
    .addColumn('id', 'integer', idColumn(db))
    .addColumn('gift_card_id', 'integer', c => c.notNull().references('gift_card.id'))
    .addColumn('order_id', 'integer')
    .addColumn('amount', 'integer', c => c.notNull())
    .addColumn('why', 'text', c => c.notNull())
    .addColumn('at', 'text', c => c.notNull())
    .execute()
  await db.schema
    .createIndex('gift_card_movement_by_order')
    .on('gift_card_movement')
    .column('order_id')
    .execute()
}
