import type { Schema } from '#db/schema/schema.ts'
import type { Actor } from '../../values/actor.ts'

export type ChangeCause = Schema['change_set']['cause']

/** The actor, reason and cause of a change. */
export interface ChangeOrigin {
  actor: Actor
  /** Text of the merchant, or a code of the screen. */
  reason: string
  cause: ChangeCause
  /** The idempotency key: a repeated change writes nothing and returns the first result. */
  key?: string | undefined
  now: Date
}

/** The cause of a change that an actor makes by hand. */
export function causeBy({ kind }: Actor): ChangeCause {
  return kind === 'command-line' ? 'command-line' : 'form'
}

/** More rows than this are changed in batches, each its own transaction. */
export const maxRowsAtOnce = 5000

export type ColumnValue = string | number | null

/** Columns by name, of any table. */
export type TableRow = Record<string, ColumnValue>

/** A change of one row: added without `before`, deleted without `after`. */
export interface ChangeStep {
  table: string
  /** Before the change. */
  key: TableRow
  before: TableRow | null
  after: TableRow | null
}

/** A constraint that a row would violate. */
export type RowRefusal = {
  ok: false
  reason: 'slug-taken' | 'duplicate' | 'in-use' | 'missing-reference' | 'invalid-value'
  table: string
  /** Empty if the database does not say. */
  columns: string[]
  /** The table whose rows need this one. */
  usedBy?: string
  /** The value of the only column that is taken. */
  taken?: string
  /** Another value for the column that is taken. */
  suggestion?: string
}

export type ChangeRefusal =
  | RowRefusal
  | { ok: false; reason: 'too-many-rows' }
  /** The shop needs an owner. */
  | { ok: false; reason: 'last-owner' }

interface Refusal {
  ok: false
  [detail: string]: unknown
}

/** Rolls back the change that throws it, which then returns the refusal. */
export class ChangeRefused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(JSON.stringify(refusal))
    this.refusal = refusal
  }
}

/** A key as stored, with its columns in the order of the table's rules. */
export function keyText(key: TableRow, columns: readonly string[]): string {
  return JSON.stringify(pickColumns(key, columns))
}

export function pickColumns(row: TableRow, columns: readonly string[]): TableRow {
  return Object.fromEntries(columns.map(column => [column, row[column] ?? null]))
}
