import { sql } from 'kysely'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { preparedList } from '#db/statements/prepared.ts'
import { bulkEmailKinds, type EmailFacts, type RenderedEmail } from './email.ts'
import { sendLease } from './email-timing.ts'
import { sealRenderedEmail, unsealEmailFacts, unsealRenderedEmail } from './sealed-email.server.ts'

/** An email that only this process may send until the lease ends. */
export interface DueEmail extends RenderedEmail {
  id: number
  to: string
  facts: EmailFacts
  createdAt: string
  /** Including this one. */
  attempts: number
}

export interface EmailBatch {
  /** Bulk emails, or all others. */
  bulk: boolean
  max: number
}

/**
 * Takes due emails, oldest first, by one conditional statement. They are due again after the lease, in case this process is
 * killed.
 */
export async function takeDueEmails(db: Db, { bulk, max }: EmailBatch, now: Date): Promise<DueEmail[]> {
  const at = now.toISOString()
  const due = db
    .selectFrom('email')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('rendered_at', 'is not', null)
    .where('kind', bulk ? 'in' : 'not in', bulkEmailKinds)
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .orderBy('id')
    .limit(max)
    .$if(isPostgres(db), query => query.forUpdate().skipLocked())
  const rows = await db
    .updateTable('email')
    .set(row => ({
      due_at: new Date(now.getTime() + sendLease).toISOString(),
      attempts: row('attempts', '+', 1),
    }))
    .where('id', 'in', due)
    .where('due_at', '<=', at)
    .returning(['id', 'recipient', 'facts_sealed', 'created_at', 'attempts'])
    .returning(['subject', 'html_sealed', 'text_sealed'])
    .execute()
  return rows
    .sort((a, b) => a.id - b.id)
    .map(row => ({
      id: row.id,
      attempts: row.attempts,
      to: row.recipient,
      facts: unsealEmailFacts(db, row.facts_sealed),
      createdAt: row.created_at,
      ...unsealRenderedEmail(db, row)!,
    }))
}

export async function markEmailSent(db: Db, id: number, now: Date): Promise<void> {
  const sent = { sent_at: now.toISOString(), last_error: null }
  await db.updateTable('email').set(sent).where('id', '=', id).where('sent_at', 'is', null).execute()
}

/** Without `retryAt`, sending has failed for good. */
export async function markEmailNotSent(
  db: Db,
  id: number,
  { error, retryAt }: { error: string; retryAt?: Date | undefined },
  now: Date,
): Promise<void> {
  await db
    .updateTable('email')
    .set({
      last_error: error,
      ...(retryAt ? { due_at: retryAt.toISOString() } : { failed_at: now.toISOString() }),
    })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}

export interface UnrenderedEmail {
  id: number
  to: string
  facts: EmailFacts
}

/** The oldest first, bulk emails last. */
export async function readUnrenderedEmails(db: Db, max: number, now: Date): Promise<UnrenderedEmail[]> {
  const rows = await db
    .selectFrom('email')
    .select(['id', 'recipient', 'facts_sealed'])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('rendered_at', 'is', null)
    .where('due_at', '<=', now.toISOString())
    .orderBy(({ eb }) => eb.case().when('kind', 'in', bulkEmailKinds).then(1).else(0).end())
    .orderBy('due_at')
    .orderBy('id')
    .limit(max)
    .execute()
  return rows.map(({ id, recipient, facts_sealed }) => ({
    id,
    to: recipient,
    facts: unsealEmailFacts(db, facts_sealed),
  }))
}

export interface EmailToSave extends RenderedEmail {
  id: number
}

/** By one statement, which skips emails that were rendered before. */
export async function saveRenderedEmails(db: Db, emails: readonly EmailToSave[], now: Date): Promise<void> {
  if (emails.length === 0) return
  const list = emails.map(({ id, ...email }) => ({ id, ...sealRenderedEmail(db, email) }))
  await updateRendered(db, { list, now: now.toISOString() })
}

type SealedRow = { id: number } & ReturnType<typeof sealRenderedEmail>

const updateRendered = preparedList((db, emails: SealedRow[], { now }: { now: string }) => {
  const values = emails.map(
    ({ id, subject, html_sealed, text_sealed }) =>
      sql`(cast(${id} as integer), ${subject}, ${html_sealed}, ${text_sealed})`,
  )
  const rows = sql<SealedRow>`(select column1 as id, column2 as subject, column3 as html_sealed, column4 as text_sealed from (values ${sql.join(values)}) as listed)`
  return db
    .updateTable('email')
    .from(rows.as('rendered'))
    .set(({ ref }) => ({
      subject: ref('rendered.subject'),
      html_sealed: ref('rendered.html_sealed'),
      text_sealed: ref('rendered.text_sealed'),
      rendered_at: now,
    }))
    .whereRef('email.id', '=', 'rendered.id')
    .where('rendered_at', 'is', null)
})

export async function markEmailNotRendered(
  db: Db,
  id: number,
  { error, retryAt }: { error: string; retryAt: Date },
): Promise<void> {
  await db
    .updateTable('email')
    .set({ last_error: error, due_at: retryAt.toISOString() })
    .where('id', '=', id)
    .where('rendered_at', 'is', null)
    .execute()
}

export async function dropUnrenderedEmail(db: Db, id: number): Promise<void> {
  await db.deleteFrom('email').where('id', '=', id).where('rendered_at', 'is', null).execute()
}

const cleared = { recipient: '', facts_sealed: '', subject: null, html_sealed: null, text_sealed: null }

/**
 * Deletes content and recipient of up to `max` old emails, unsent ones included, and returns how many. The rows stay, so their
 * keys still prevent duplicates.
 */
export async function clearOldEmails(db: Db, before: Date, now: Date, max: number): Promise<number> {
  const old = db
    .selectFrom('email')
    .select('id')
    .where('created_at', '<', before.toISOString())
    .where('recipient', '<>', '')
    .orderBy('created_at')
    .limit(max)
    .$if(isPostgres(db), query => query.forUpdate().skipLocked())
  const result = await db
    .updateTable('email')
    .set(row => ({
      ...cleared,
      failed_at: row
        .case()
        .when('sent_at', 'is', null)
        .then(row.fn.coalesce('failed_at', row.val(now.toISOString())))
        .else(null)
        .end(),
    }))
    .where('id', 'in', old)
    .executeTakeFirstOrThrow()
  return Number(result.numUpdatedRows)
}

/** Deletes content and recipient of the emails that were sent to these addresses. */
export async function clearEmailsTo(tx: Tx, recipients: readonly string[]): Promise<void> {
  await tx
    .updateTable('email')
    .set(cleared)
    .where('recipient', 'in', recipients)
    .where(({ or, eb }) => or([eb('sent_at', 'is not', null), eb('failed_at', 'is not', null)]))
    .execute()
}
