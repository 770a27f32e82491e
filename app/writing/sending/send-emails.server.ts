import type { Job } from '#commerce/running/jobs/job.ts'
import { bulkEmailBatchSize, emailBatchSize, emailRetryDelay } from '#commerce/running/outbox/email-timing.ts'
import {
  type DueEmail,
  type EmailBatch,
  markEmailNotSent,
  markEmailSent,
  takeDueEmails,
} from '#commerce/running/outbox/outbox-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { isSubscription, unsubscribeUrl } from '../emails/unsubscribe-url.server.ts'
import type { Mailer } from './mailer.server.ts'

/**
 * Sends rendered emails. A process killed between sending and recording it sends its batch again, under the same Message-IDs:
 * SMTP only offers at-least-once delivery.
 */
export function sendEmailsJob(db: Db, mailer: Mailer, publicUrl: string): Job {
  return sendJob('send-emails', { bulk: false, max: emailBatchSize }, { db, mailer, publicUrl })
}

/** A job of its own, so order emails never wait for slow bulk emails. */
export function sendBulkEmailsJob(db: Db, mailer: Mailer, publicUrl: string): Job {
  return sendJob('send-bulk-emails', { bulk: true, max: bulkEmailBatchSize }, { db, mailer, publicUrl })
}

interface SendOptions {
  db: Db
  mailer: Mailer
  publicUrl: string
}

function sendJob(name: string, batch: EmailBatch, options: SendOptions): Job {
  return {
    name,
    interval: 2000,
    async run(now, closing) {
      const emails = await takeDueEmails(options.db, batch, now)
      await Promise.all(emails.map(email => sendEmail(email, options, now, closing)))
      return emails.length
    },
  }
}

async function sendEmail(
  email: DueEmail,
  { db, mailer, publicUrl }: SendOptions,
  now: Date,
  closing: AbortSignal,
): Promise<void> {
  const { id, to, subject, html, text, facts, attempts } = email
  const unsubscribe = isSubscription(facts) ? unsubscribeUrl(db, facts, publicUrl) : null
  const messageId = emailMessageId(email, publicUrl)
  const outgoing = { messageId, to, subject, html, text, unsubscribeUrl: unsubscribe }
  const result = await mailer.send(outgoing, closing)
  if (result.ok) return markEmailSent(db, id, new Date())
  const delay = result.isPermanent ? undefined : emailRetryDelay(attempts)
  const retryAt = delay === undefined ? undefined : new Date(now.getTime() + delay)
  await markEmailNotSent(db, id, { error: result.error, retryAt }, now)
}

/** With the creation time, because a later shop on this host may use the same ids. */
function emailMessageId({ id, createdAt }: DueEmail, publicUrl: string): string {
  return `<email-${id}.${new Date(createdAt).getTime().toString(36)}@${new URL(publicUrl).hostname}>`
}
