import { id, integer, real, table, text } from './table.ts'

/** Jobs, backups, and the state of the shop's process. */
export const runningTables = [
  table('setting', { name: text.key(), value: text }),
  /** Process state that outlives a restart, such as the date of the first one. Not for editing. */
  table('process_state', { name: text.key(), value: text }),
  /**
   * Only on PostgreSQL: the rate limits of all processes. A bucket gains tokens until `full_at`, in milliseconds since 1970, which
   * makes it a number to calculate with. `key` is a keyed hash.
   */
  table('rate_bucket', { key: text.key(), full_at: real }, { only: 'PostgreSQL' }),
  table('job', {
    name: text.key(),
    due_at: text,
    locked_by: text.optional(),
    locked_until: text.optional(),
    /** The first of the failures since the job last succeeded, and the last error without personal data. */
    failed_at: text.optional(),
    failures: integer.default(0),
    last_error: text.optional(),
  }),
  /** The outbox: emails to render and send, added in the transaction of the event they report. */
  table(
    'email',
    {
      id,
      kind: text,
      recipient: text,
      /** The template's data as JSON; sealed, because it may hold a token. */
      facts_sealed: text,
      idempotency_key: text.optional().unique(),
      created_at: text,
      due_at: text,
      attempts: integer.default(0),
      subject: text.optional(),
      /** Sealed, because they hold links. */
      html_sealed: text.optional(),
      text_sealed: text.optional(),
      rendered_at: text.optional(),
      sent_at: text.optional(),
      failed_at: text.optional(),
      last_error: text.optional(),
    },
    {
      indexes: {
        email_due: '(due_at, id) where sent_at is null and failed_at is null',
        email_failed: '(failed_at) where failed_at is not null',
        email_to_clear: "(created_at) where recipient <> ''",
      },
    },
  ),
  /** How many emails a mailbox or a bulk email got in the window that started at `…_from`. */
  table(
    'email_count',
    {
      /** A budget and the keyed hash of a mailbox, or the kind of a bulk email. */
      key: text.key(),
      short_from: text,
      short_count: integer,
      long_from: text,
      long_count: integer,
    },
    { indexes: { email_count_by_time: '(long_from)' } },
  ),
  /** Emails over a limit since the last line in the log. */
  table('suppressed_email', { kind: text.key(), count: integer }),
]
