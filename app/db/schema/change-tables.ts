import { actorColumns } from './actor-columns.ts'
import { id, integer, oneOf, table, text } from './table.ts'

export const changeTables = [
  /** Changes that one actor made at once, so they can be undone together. */
  table(
    'change_set',
    {
      id,
      ...actorColumns,
      reason: text,
      cause: oneOf('form', 'bulk', 'import', 'plan', 'undo', 'command-line'),
      /** The idempotency key. */
      key: text.optional().unique(),
      /** The result of the change as JSON; null for none. */
      result: text.optional(),
      created_at: text,
      /** Null while batches are left. */
      finished_at: text.optional(),
      undoes: integer.optional().references('change_set'),
    },
    {
      indexes: {
        change_set_by_actor: '(actor, staff_id, id)',
        change_set_undoes: '(undoes)',
        change_set_unfinished: '(id) where finished_at is null',
      },
    },
  ),
  /** One step of a change set. */
  table(
    'changed_row',
    {
      change_set_id: integer.references('change_set'),
      position: integer,
      table_name: text,
      /** The key columns before the change, as JSON. */
      row_key: text,
      /** The changed columns as JSON, all columns of a deleted row; null for an added one. */
      before: text.optional(),
      /** Like `before`, null for a deleted row. A JSON list of names for tables with personal data. */
      after: text.optional(),
      /** Why this row was skipped, as JSON; null if it was changed. */
      refusal: text.optional(),
    },
    {
      key: ['change_set_id', 'position'],
      indexes: { changed_row_by_row: '(table_name, row_key, change_set_id)' },
    },
  ),
  /** A part of a large change set that is still to do, as JSON. */
  table(
    'change_batch',
    { change_set_id: integer.references('change_set'), position: integer, work: text },
    { key: ['change_set_id', 'position'] },
  ),
  /** A bulk change of products as it's shown before it's saved; deleted by a later one after a day. */
  table(
    'bulk_preview',
    {
      /** 128 random bits. */
      id: text.key(),
      /** The only one who may see and save it. */
      staff_id: integer.references('staff', 'cascade'),
      /** A `BulkRequest` as JSON. */
      request: text,
      /** A `BulkPlan` as JSON. */
      plan: text,
      created_at: text,
    },
    { indexes: { bulk_preview_by_time: '(created_at)' } },
  ),
]
