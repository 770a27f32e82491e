import { setTimeout } from 'node:timers/promises'
import nodemailer from 'nodemailer'
import { readFailure, type Sent } from './mail-failure.ts'

/** A letter as it leaves the shop. */
export interface OutgoingLetter {
  /** The same at each try, so that a mailbox can tell a letter that came twice. */
  messageId: string
  to: string
  subject: string
  html: string
  plain: string
  /** Where one click ends such letters; null for what belongs to an order. */
  unsubscribe: string | null
}

export interface Mailer {
  /** Never throws: whatever happens is an answer. When the shop closes, what hangs is given up within a second. */
  send(letter: OutgoingLetter, closing: AbortSignal): Promise<Sent>
  close(): void
}

/** How long a shop that closes waits for the letter in hand, in milliseconds. */
const lastMoment = 800

/** Sends by SMTP, with a few connections that are kept. `from` is like `Tote <shop@example.com>`. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // A letter that fails comes again by the outbox, which counts.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(letter, closing) {
      const sending = transport
        .sendMail({
          from,
          to: { name: '', address: letter.to },
          subject: letter.subject,
          html: letter.html,
          text: letter.plain,
          messageId: letter.messageId,
          headers: headersOf(letter),
        })
        .then((): Sent => ({ ok: true }), readFailure)
      return Promise.race([sending, givenUp(closing)])
    },
    close: () => transport.close({ force: true }),
  }
}

/** Programs do not answer these; and where letters can be ended, one click does it (RFC 8058). */
function headersOf({ unsubscribe }: OutgoingLetter): Record<string, string> {
  const automatic = { 'Auto-Submitted': 'auto-generated' }
  if (unsubscribe === null) return automatic
  return {
    ...automatic,
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

async function givenUp(closing: AbortSignal): Promise<Sent> {
  if (!closing.aborted)
    await new Promise(resolve => closing.addEventListener('abort', resolve, { once: true }))
  await setTimeout(lastMoment, undefined, { ref: false })
  return { ok: false, forGood: false, words: 'the shop was closed' }
}
