import type { SelectQueryBuilder } from 'kysely'
import type { Db, Schema } from '#db/schema/schema.ts'
import type { Account } from '../account.ts'

/** The account whose data is exported. */
export type ExportOwner = Pick<Account, 'id' | 'visitorId' | 'email'>

type Column = { [Table in keyof Schema]: `${Table}.${keyof Schema[Table] & string}` }[keyof Schema]

/** How a stored value is exported: unless stated here, as it is. */
export type ExportedFormat = 'address' | 'draft' | 'flag' | 'is-set' | 'document-number' | 'list'

/** Rows of one kind: a list of the JSON file, and a CSV file. */
export interface ExportedKind {
  // biome-ignore lint/suspicious/noExplicitAny: any tables
  rows(db: Db, owner: ExportOwner): SelectQueryBuilder<any, any, object>
  /** By their exported name, which programs rely on: never renamed. */
  columns: Record<string, Column>
  formats?: Record<string, ExportedFormat>
  /** Whether its prices are in the shop's currency; otherwise a column has theirs. */
  isInShopCurrency?: true
  /** Names the order of each row in its column `order`. */
  isPartOfOrder?: true
}
