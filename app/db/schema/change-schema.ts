import type { Generated } from 'kysely'

export interface ChangeSchema {
  /** Changes that one actor made at once, so they can be undone together. */
  change_set: {
    id: Generated<number>
    actor: string
    reason: string
    cause: 'form' | 'bulk' | 'import' | 'plan' | 'undo' | 'command-line'
    /** The idempotency key. */
    key: string | null
    /** The result of the change as JSON; null for none. */
    result: string | null
    created_at: string
    /** Null while batches are left. */
    finished_at: string | null
    undoes: number | null
  }
  /** One step of a change set. */
  changed_row: {
    change_set_id: number
    position: number
    table_name: string
    /** The key columns before the change, as JSON. */
    row_key: string
    /** The changed columns as JSON, all columns of a deleted row; null for an added one. */
    before: string | null
    /** Like `before`, null for a deleted row. A JSON list of names for tables with personal data. */
    after: string | null
    /** Why this row was skipped, as JSON; null if it was changed. */
    refusal: string | null
  }
  /** A part of a large change set that is still to do, as JSON. */
  change_batch: { change_set_id: number; position: number; work: string }
}
