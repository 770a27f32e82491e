import { readRecipientLanguages } from '#commerce/people/email-preferences/recipient-language-store.server.ts'
import type { Job } from '#commerce/running/jobs/job.ts'
import type { RenderedEmail } from '#commerce/running/outbox/email.ts'
import { emailBatchSize } from '#commerce/running/outbox/email-timing.ts'
import {
  dropUnrenderedEmail,
  type EmailToSave,
  markEmailNotRendered,
  markEmailNotSent,
  readUnrenderedEmails,
  saveRenderedEmails,
  type UnrenderedEmail,
} from '#commerce/running/outbox/outbox-store.server.ts'
import { errorForLog } from '#commerce/values/error-for-log.ts'
import { findLanguage, type Language } from '#commerce/values/languages.ts'
import { DatabaseUnavailable } from '#db/outages/database-unavailable.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { type EmailSources, readEmailSources } from '../emails/email-sources.server.ts'
import { renderEmail } from '../emails/render-email.server.ts'

/** In milliseconds; a new version may fix what failed. */
const renderRetryDelay = 60 * 60_000

/** Renders queued emails from current rows. They don't change afterwards. */
export function renderEmailsJob(db: Db, publicUrl: string): Job {
  return {
    name: 'render-emails',
    interval: 1000,
    run: (now, closing) => renderBatch(db, publicUrl, now, closing),
  }
}

/** Renders all due emails at once instead of by the job. */
export async function renderDueEmails(
  db: Db,
  publicUrl: string,
  now: Date,
  closing: AbortSignal,
): Promise<void> {
  while ((await renderBatch(db, publicUrl, now, closing)) > 0 && !closing.aborted);
}

async function renderBatch(db: Db, publicUrl: string, now: Date, closing: AbortSignal): Promise<number> {
  const emails = await readUnrenderedEmails(db, emailBatchSize, now)
  if (emails.length === 0) return 0
  const sources = await readEmailSources(
    db,
    publicUrl,
    emails.map(({ facts }) => facts),
  )
  const languageOf = await readRecipientLanguages(db, emails)
  const rendered: EmailToSave[] = []
  for (const email of emails) {
    if (closing.aborted) break
    const { facts } = email
    const language = facts.kind === 'account-deleted' ? findLanguage(facts.language) : languageOf(email)
    const content = await render(db, email, { sources, language }, now)
    if (content) rendered.push({ id: email.id, ...content })
  }
  await saveRenderedEmails(db, rendered, now)
  return emails.length
}

/** A failure must not block other emails. */
async function render(
  db: Db,
  { id, facts }: UnrenderedEmail,
  { sources, language }: { sources: EmailSources; language: Language | undefined },
  now: Date,
): Promise<RenderedEmail | undefined> {
  try {
    const rendered = await renderEmail(db, facts, sources, language)
    if (rendered) return rendered
    // Anyone may look up an order that isn't theirs: nothing failed.
    if (facts.kind === 'order-link') await dropUnrenderedEmail(db, id)
    else await markEmailNotSent(db, id, { error: 'its subject is gone' }, now)
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    const retryAt = new Date(now.getTime() + renderRetryDelay)
    await markEmailNotRendered(db, id, { error: errorForLog(error).slice(0, 500), retryAt })
  }
  return undefined
}
