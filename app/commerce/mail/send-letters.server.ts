import type { Db } from '../../db/schema.ts'
import type { Job } from '../jobs/job.ts'
import { batch, mailingBatch, restAfterTry } from './mail-times.ts'
import type { Mailer } from './mailer.server.ts'
import { noteSent, noteUnsent, type TakenLetter, takeLetters, type Wanted } from './outbox-store.server.ts'
import { unsubscribeAddress } from './unsubscribe-address.server.ts'

/**
 * Sends the letters of the outbox, each once. A process that is killed between the mail server's yes and the note of it sends
 * the letters in hand again, under the same Message-ID: at least once is what SMTP can promise, and a lost letter is worse.
 */
export function sendLettersJob(db: Db, mailer: Mailer, publicUrl: string): Job {
  return sendJob('send-letters', { mailings: false, most: batch }, { db, mailer, publicUrl })
}

/** The same for mailings to many, beside it: however slowly they are taken, an order's email does not wait for them. */
export function sendMailingsJob(db: Db, mailer: Mailer, publicUrl: string): Job {
  return sendJob('send-mailings', { mailings: true, most: mailingBatch }, { db, mailer, publicUrl })
}

interface SendingShop {
  db: Db
  mailer: Mailer
  publicUrl: string
}

function sendJob(name: string, wanted: Wanted, { db, mailer, publicUrl }: SendingShop): Job {
  return {
    name,
    every: 2000,
    async run(now, closing) {
      const letters = await takeLetters(db, wanted, now)
      await Promise.all(letters.map(letter => sendLetter(db, mailer, { letter, publicUrl, now }, closing)))
      return letters.length
    },
  }
}

interface Sending {
  letter: TakenLetter
  publicUrl: string
  now: Date
}

async function sendLetter(db: Db, mailer: Mailer, sending: Sending, closing: AbortSignal): Promise<void> {
  const { letter, publicUrl, now } = sending
  const { id, to, subject, html, plain, facts } = letter
  const unsubscribe = unsubscribeAddress(db, facts, publicUrl)
  const messageId = messageIdOf(letter, publicUrl)
  const sent = await mailer.send({ messageId, to, subject, html, plain, unsubscribe }, closing)
  if (sent.ok) return noteSent(db, id, new Date())
  const rest = sent.forGood ? undefined : restAfterTry(letter.tries)
  const dueAt = rest === undefined ? undefined : new Date(now.getTime() + rest)
  await noteUnsent(db, id, { dueAt, words: sent.words }, now)
}

/** Two shops at one address after another, with letters of the same number, do not share one. */
function messageIdOf({ id, createdAt }: TakenLetter, publicUrl: string): string {
  return `<letter-${id}.${new Date(createdAt).getTime().toString(36)}@${new URL(publicUrl).hostname}>`
}
