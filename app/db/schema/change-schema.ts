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
  /** A bulk change of products as it's shown before it's saved; deleted by a later one after a day. */
  bulk_preview: {
    /** 128 random bits. */
    id: string
    /** The only one who may see and save it. */
    staff_id: number
    /** A `BulkRequest` as JSON. */
    request: string
    /** A `BulkPlan` as JSON. */
    plan: string
    created_at: string
  }
}
