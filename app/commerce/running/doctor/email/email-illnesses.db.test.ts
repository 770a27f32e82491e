import { describe, expect, it, onTestFinished } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { type MailServer, startMailServer } from '#writing/sending/mail-server.fixture.ts'
import { smtpMailer } from '#writing/sending/mailer.server.ts'
import { renderEmailsJob } from '#writing/sending/render-emails-job.server.ts'
import { sendEmailsJob } from '#writing/sending/send-emails.server.ts'
import type { Job } from '../../jobs/job.ts'
import { registerJob } from '../../jobs/job-store.server.ts'
import { clearOldEmails } from '../../outbox/outbox-store.server.ts'
import { queueEmail } from '../../outbox/queue-email.server.ts'
import { doctorShop } from '../doctor.fixture.ts'

const minute = 60_000
const open = new AbortController().signal

async function shopWithMail(kind: DatabaseKind) {
  const server = await startMailServer()
  const mailer = smtpMailer({ url: server.url, from: 'Tote <shop@tote.example>' })
  onTestFinished(() => mailer.close())
  const jobs: Job[] = []
  const shop = await doctorShop(kind, { jobs })
  const url = 'https://shop.example'
  jobs.push(renderEmailsJob(shop.db, url), sendEmailsJob(shop.db, mailer, url))
  for (const { name } of jobs) await registerJob(shop.db, name, new Date())
  const runJobs = async (now = new Date()) => {
    for (const job of jobs) await job.run(now, open)
  }
  return { ...shop, server, runJobs }
}

async function queue(db: Db, at = new Date()): Promise<void> {
  const email = { kind: 'setup-test', to: 'ada@shop.example' } as const
  await db.transaction().execute(tx => queueEmail(tx, email, at))
}

function refuse(server: MailServer, code: number, message: string): void {
  server.onRecipient = () => ({ code, message })
}

describe.each(databases)('email, on %s', kind => {
  it('is ill without a mail server, and well with one that took an email', async () => {
    const without = await doctorShop(kind, { sendsEmails: false })
    expect(await without.codes('email')).toEqual(['no-mail-server'])
    const onlyHere = await doctorShop(kind, { sendsEmails: false, isLocal: true })
    expect(await onlyHere.codes('email')).toEqual(['no-mail-server-yet'])
    const { codes, fix, runJobs, server } = await shopWithMail(kind)
    expect(await codes('email')).toEqual(['email-untried'])
    await fix('send-email')
    expect(await codes('email')).toEqual(['email-sending'])
    await runJobs()
    expect(server.emails.map(({ to }) => to?.[0]?.address)).toEqual(['grace@shop.example'])
    expect(await codes('email')).toEqual([])
  })

  it('is ill with what the mail server said, until it takes another email', async () => {
    const { codes, look, fix, runJobs, server } = await shopWithMail(kind)
    refuse(server, 535, 'Authentication failed')
    await fix('send-email')
    await runJobs()
    expect(await look('email')).toEqual([
      {
        code: 'email-refused',
        since: expect.any(String),
        said: expect.stringContaining('Authentication failed'),
      },
    ])
    server.onRecipient = () => undefined
    await fix('send-email')
    await runJobs()
    expect(await codes('email')).toEqual([])
  })
})

describe.each(databases)('the outbox, on %s', kind => {
  it('is ill when nobody sends its emails, and well once its jobs ran', async () => {
    const { db, look, codes, fix, server } = await shopWithMail(kind)
    const since = new Date(Date.now() - 20 * minute)
    await queue(db, since)
    expect(await look('outbox')).toEqual([{ code: 'emails-overdue', count: 1, since: since.toISOString() }])
    expect(await fix('send-overdue')).toEqual({ run: 'done' })
    expect(server.emails).toHaveLength(1)
    expect(await codes('outbox')).toEqual([])
  })

  it.each([
    [550, 'Relay denied', 'emails-failed', 'send-failed', 'send-unknown'],
    [550, '5.1.1 User unknown', 'emails-unknown-address', 'send-unknown', 'send-failed'],
  ] as const)(
    'is ill after %i %s, and well after sending again',
    async (code, message, illness, right, other) => {
      const { db, look, codes, fix, runJobs, server } = await shopWithMail(kind)
      refuse(server, code, message)
      await queue(db)
      await queue(db)
      await runJobs()
      expect(await look('outbox')).toEqual([
        { code: illness, count: 2, since: expect.any(String), said: expect.stringContaining(message) },
      ])
      server.onRecipient = () => undefined
      expect(await fix(other)).toEqual({ count: 0 })
      expect(await fix(right)).toEqual({ count: 2 })
      await runJobs()
      expect(server.emails).toHaveLength(2)
      expect(await codes('outbox')).toEqual([])
    },
  )

  it('is well once failed emails are too old to keep', async () => {
    const { db, codes, runJobs, server } = await shopWithMail(kind)
    refuse(server, 550, 'Relay denied')
    await queue(db)
    await runJobs()
    expect(await codes('outbox')).toEqual(['emails-failed'])
    const later = new Date(Date.now() + minute)
    expect(await clearOldEmails(db, later, later, 9)).toBe(1)
    expect(await codes('outbox')).toEqual([])
  })

  it('warns of emails that wait for another attempt, and sends them now', async () => {
    const { db, codes, fix, runJobs, server } = await shopWithMail(kind)
    refuse(server, 451, 'Try later')
    await queue(db)
    await runJobs()
    expect(await codes('outbox')).toEqual(['emails-retrying'])
    // A process may be sending what is due this soon.
    expect(await fix('send-waiting')).toEqual({ count: 0 })
    await db
      .updateTable('email')
      .set({ due_at: new Date(Date.now() + 60 * minute).toISOString() })
      .execute()
    server.onRecipient = () => undefined
    expect(await fix('send-waiting')).toEqual({ count: 1 })
    await runJobs()
    expect(await codes('outbox')).toEqual([])
  })
})
