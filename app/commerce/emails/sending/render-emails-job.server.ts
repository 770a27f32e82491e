import { DatabaseUnavailable } from '../../../db/outages/database-unavailable.server.ts'
import type { Db } from '../../../db/schema/schema.ts'
import { errorForLog } from '../../error-for-log.ts'
import type { Job } from '../../jobs/job.ts'
import { findLanguage } from '../../languages.ts'
import { emailBatchSize } from '../outbox/email-timing.ts'
import {
  dropUnrenderedEmail,
  markEmailNotRendered,
  markEmailNotSent,
  readUnrenderedEmails,
  saveRenderedEmail,
  type UnrenderedEmail,
} from '../outbox/outbox-store.server.ts'
import { findRecipientLanguage } from '../preferences/recipient-language-store.server.ts'
import { renderEmail } from '../templates/render-email.server.ts'

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
  for (const email of emails) if (!closing.aborted) await renderAndSave(db, email, publicUrl, now)
  return emails.length
}

/** A failure must not block other emails. */
async function renderAndSave(
  db: Db,
  { id, to, facts }: UnrenderedEmail,
  publicUrl: string,
  now: Date,
): Promise<void> {
  try {
    const language =
      facts.kind === 'account-deleted'
        ? findLanguage(facts.language)
        : await findRecipientLanguage(db, to, facts)
    const rendered = await renderEmail(db, facts, publicUrl, language)
    if (rendered) await saveRenderedEmail(db, id, rendered, now)
    // Anyone may look up an order that isn't theirs: nothing failed.
    else if (facts.kind === 'order-link') await dropUnrenderedEmail(db, id)
    else await markEmailNotSent(db, id, { error: 'its subject is gone' }, now)
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    const retryAt = new Date(now.getTime() + renderRetryDelay)
    await markEmailNotRendered(db, id, { error: errorForLog(error).slice(0, 500), retryAt })
  }
}
