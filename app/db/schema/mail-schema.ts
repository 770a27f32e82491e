import type { Generated } from 'kysely'

/** Emails, price alerts, and the jobs that send them. */
export interface MailSchema {
  /** The outbox: emails to render and send, added in the transaction of the event they report. */
  email: {
    id: Generated<number>
    kind: string
    recipient: string
    /** The template's data as JSON; sealed, because it may hold a token. */
    facts_sealed: string
    idempotency_key: string | null
    created_at: string
    due_at: string
    attempts: Generated<number>
    subject: string | null
    /** Sealed, because they hold links. */
    html_sealed: string | null
    text_sealed: string | null
    rendered_at: string | null
    sent_at: string | null
    failed_at: string | null
    last_error: string | null
  }
  /** How many emails a mailbox or a bulk email got in the window that started at `…_from`. */
  email_count: {
    /** A budget and the keyed hash of a mailbox, or the kind of a bulk email. */
    key: string
    short_from: string
    short_count: number
    long_from: string
    long_count: number
  }
  /** Emails over a limit since the last line in the log. */
  suppressed_email: { kind: string; count: number }
  /** A subscription to price drops on a wish list. Its token confirms and ends it. */
  price_alert: {
    list_id: string
    email: string
    token_hash: string
    token_sealed: string | null
    requested_at: string
    confirmed_at: string | null
  }
  /** The last price that was emailed. */
  price_alert_sent: { list_id: string; product_id: number; price: number }
  job: {
    name: string
    due_at: string
    locked_by: string | null
    locked_until: string | null
    /** The first of the failures since the job last succeeded, and the last error without personal data. */
    failed_at: Generated<string | null>
    failures: Generated<number>
    last_error: Generated<string | null>
  }
}
