import type { Kysely, Transaction } from 'kysely'
import { accountTables } from './account-tables.ts'
import { afterSaleTables } from './after-sale-tables.ts'
import { catalogTables } from './catalog-tables.ts'
import { changeTables } from './change-tables.ts'
import { contentTables } from './content-tables.ts'
import { findingTables } from './finding-tables.ts'
import { orderHistoryTables } from './order-history-tables.ts'
import { orderTables } from './order-tables.ts'
import { paymentTables } from './payment-tables.ts'
import { reviewTables } from './review-tables.ts'
import { runningTables } from './running-tables.ts'
import { salesTables } from './sales-tables.ts'
import { sellingTables } from './selling-tables.ts'
import { staffTables } from './staff-tables.ts'
import { stockTables } from './stock-tables.ts'
import type { KeysOf, RowsOf } from './table.ts'
import { visitorTables } from './visitor-tables.ts'

/** Every table. A new database is created from them; a change of one needs a migration. */
export const tables = [
  ...catalogTables,
  ...findingTables,
  ...stockTables,
  ...contentTables,
  ...sellingTables,
  ...visitorTables,
  ...accountTables,
  ...orderTables,
  ...orderHistoryTables,
  ...paymentTables,
  ...afterSaleTables,
  ...salesTables,
  ...reviewTables,
  ...staffTables,
  ...changeTables,
  ...runningTables,
]

/**
 * The rows of the tables. Prices are in minor units, dates are ISO 8601 in UTC, JSON is never queried. A row with a `removed_at` is
 * hidden, and its slug or code ends with "~" and its id.
 */
export interface Schema extends RowsOf<typeof tables> {}

export interface SchemaKeys extends KeysOf<typeof tables> {}

/** The shop's database: SQLite or PostgreSQL with the same tables and queries. */
export type Db = Kysely<Schema>

/** Inside a transaction always use this: the root connection would deadlock. */
export type Tx = Transaction<Schema>

/** Columns of `product` that shoppers get as they are stored, on pages and in emails; write `'two_words as twoWords'`. */
export const publicProductColumns = ['id', 'slug', 'title', 'description'] as const
