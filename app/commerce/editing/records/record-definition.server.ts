import type { Db, Schema, Tx } from '#db/schema/schema.ts'
import type { OfficeFacts } from './office-facts.ts'
import type { RecordErrorCode, RecordErrors } from './record-error.ts'
import type { ColumnField, StoredValue } from './record-field.server.ts'
import type { RowsField } from './rows-field.server.ts'

export type RecordRow = Record<string, StoredValue>

interface RuleContext {
  tx: Db | Tx
  currency: string
  /** The row as stored; undefined for a new one. */
  current: RecordRow | undefined
  now: Date
}

/** By field; a code stands for an error without limits. */
export type RuleErrors = Partial<Record<string, RecordErrorCode | RecordErrors[string]>>

/** A kind of thing that a merchant adds, changes and removes: products, pages, promotions. */
export interface RecordDefinition {
  /** As in commands and URLs: "delivery-methods". */
  subject: string
  table: keyof Schema & string
  /** The fields people name a record by. `id` if nothing else does. */
  key: readonly string[]
  /** The order of lists. */
  order: readonly string[]
  /** Rows with this value come before all others. */
  first?: { column: string; value: StoredValue }
  /** Merchants change some fields, and neither add nor remove any. */
  isWrittenByShoppers?: true
  /** The fields by which people know a record, if not the one that names rows of its table. The first with a text counts. */
  names?: readonly string[]
  /** Kinds without it are edited on other pages. */
  office?: OfficeFacts
  /** Its page in the shop, by its slug. It can't be removed while something links there. */
  address?(path: string): string
  fields: Readonly<Record<string, ColumnField | RowsField>>
  /** Fields that are typed differently than their columns are stored, before a row is written. */
  complete?(
    row: RecordRow,
    context: { current: RecordRow | undefined; now: Date; currency: string },
  ): RecordRow
  /** The reverse of `complete`. */
  show?(row: RecordRow, currency: string): RecordRow
  /** Rules depend on other rows of the table, such as parents. Edits lock them all, so the table should be small. */
  hasRulesOfTable?: true
  /** Finds what is wrong by field, in the whole row before `complete`. `sent` has only what was typed. */
  rules?(row: RecordRow, sent: RecordRow, context: RuleContext): Promise<RuleErrors> | RuleErrors
  /** Finds why a row can't be removed, besides what uses it. */
  removalRules?(row: RecordRow, context: { tx: Tx; now: Date }): Promise<RecordErrors> | RecordErrors
}

export function isRowsField(field: ColumnField | RowsField): field is RowsField {
  return 'rows' in field
}

export function columnOf(name: string, field: ColumnField): string {
  return field.column ?? name
}
