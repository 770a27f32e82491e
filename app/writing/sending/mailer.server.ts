import { setTimeout } from 'node:timers/promises'
import { errorForLog } from '#commerce/values/error-for-log.ts'

interface OutgoingEmail {
  /** The same for each attempt, so mailboxes can recognize duplicates. */
  messageId: string
  to: string
  subject: string
  html: string
  text: string
  /** Null for emails that aren't part of a subscription. */
  unsubscribeUrl: string | null
}

export interface Mailer {
  /** Never throws. When the shop closes, a hanging send ends within a second. */
  send(email: OutgoingEmail, closing: AbortSignal): Promise<SendResult>
  close(): void
}

/** How long a send may continue after the shop closes, in milliseconds. */
const closingTimeout = 800

/** Sends by SMTP over a few pooled connections. `from` looks like `Tote <shop@example.com>`. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  let opened: ReturnType<typeof openTransport> | undefined
  return {
    async send(email, closing) {
      opened ??= openTransport(url)
      const message = {
        from,
        to: { name: '', address: email.to },
        subject: email.subject,
        html: email.html,
        text: email.text,
        messageId: email.messageId,
        headers: emailHeaders(email),
      }
      const sending = opened
        .then(transport => transport.sendMail(message))
        .then((): SendResult => ({ ok: true }), readSmtpFailure)
      return Promise.race([sending, timeoutAfterClosing(closing)])
    },
    close: () => void opened?.then(transport => transport.close({ force: true })),
  }
}

/** The library has 39 files, which no start waits for. */
async function openTransport(url: string) {
  const { default: nodemailer } = await import('nodemailer')
  return nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // The outbox retries and counts attempts.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** RFC 3834 keeps autoresponders quiet; RFC 8058 is one-click unsubscribe. */
function emailHeaders({ unsubscribeUrl }: OutgoingEmail): Record<string, string> {
  const automatic = { 'Auto-Submitted': 'auto-generated' }
  if (unsubscribeUrl === null) return automatic
  return {
    ...automatic,
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

async function timeoutAfterClosing(closing: AbortSignal): Promise<SendResult> {
  if (!closing.aborted)
    await new Promise(resolve => closing.addEventListener('abort', resolve, { once: true }))
  await setTimeout(closingTimeout, undefined, { ref: false })
  return { ok: false, isPermanent: false, error: 'the shop was closed' }
}

/** `error` contains no addresses. */
type SendResult = { ok: true } | { ok: false; isPermanent: boolean; error: string }

/**
 * A 5xx for the recipient or the message is permanent (RFC 5321, 4.2.1), except a full mailbox (552 to RCPT, 4.5.3.1.10), and so
 * is an address no server accepts. A refused password or sender isn't: the merchant can fix it.
 */
function readSmtpFailure(error: unknown): SendResult {
  const {
    responseCode = 0,
    command = '',
    code = '',
  } = error as {
    responseCode?: number
    command?: string
    code?: string
  }
  const isAboutEmail = command === 'RCPT TO' || command === 'DATA'
  const isFullMailbox = command === 'RCPT TO' && responseCode === 552
  const isRefused = isAboutEmail && responseCode >= 500 && !isFullMailbox
  const isInvalidAddress = code === 'EENVELOPE' && responseCode === 0
  const message = errorForLog(error instanceof Error ? error.message : error)
  return { ok: false, isPermanent: isRefused || isInvalidAddress, error: message.slice(0, 500) }
}
