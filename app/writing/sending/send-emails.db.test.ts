import { describe, expect, it, onTestFinished } from 'vitest'
import type { NewEmail } from '#commerce/running/outbox/email.ts'
import { emailRetention, sendLease } from '#commerce/running/outbox/email-timing.ts'
import {
  clearOldEmails,
  saveRenderedEmails,
  takeDueEmails,
} from '#commerce/running/outbox/outbox-store.server.ts'
import { queueEmail } from '#commerce/running/outbox/queue-email.server.ts'
import { openDatabase } from '#db/connection/connection.server.ts'
import { migrate } from '#db/migrations/migrate.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { databases, emptyDatabase, migratedDatabase } from '#test/databases.ts'
import { type MailServer, startMailServer } from './mail-server.fixture.ts'
import { smtpMailer } from './mailer.server.ts'
import { sendBulkEmailsJob, sendEmailsJob } from './send-emails.server.ts'

const minute = 60_000
const start = new Date('2026-11-21T12:00:00.000Z')
const later = (ms: number) => new Date(start.getTime() + ms)
const open = new AbortController().signal

/** Adds a rendered email to the outbox. */
async function addRenderedEmail(db: Db, to = 'ada@mail.example', subject = 'Receipt'): Promise<void> {
  const email: NewEmail = { to, kind: 'withdrawal-receipt', withdrawalId: 1 }
  await db.transaction().execute(tx => queueEmail(tx, email, start))
  const { id } = await db.selectFrom('email').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await saveRenderedEmails(db, [{ id, subject, html: '<p>It is here.</p>', text: 'It is here.\n' }], start)
}

function sendJob(db: Db, server: MailServer, from = 'Tote <shop@tote.example>') {
  return sendEmailsJob(db, mailerOf(server, from), 'https://shop.example')
}

function mailerOf(server: MailServer, from = 'Tote <shop@tote.example>') {
  const mailer = smtpMailer({ url: server.url, from })
  onTestFinished(() => mailer.close())
  return mailer
}

const row = (db: Db) =>
  db
    .selectFrom('email')
    .select(['attempts', 'due_at', 'sent_at', 'failed_at', 'last_error'])
    .executeTakeFirstOrThrow()

describe.each(databases)('the outbox, on %s', kind => {
  it('sends each email once, with HTML and text, to its recipient only', async () => {
    const db = await migratedDatabase(kind)
    const server = await startMailServer()
    await addRenderedEmail(db)
    const job = sendJob(db, server)
    expect(await job.run(start, open)).toBe(1)
    expect(await job.run(later(sendLease * 2), open)).toBe(0)
    expect(server.emails).toHaveLength(1)
    const mail = server.emails[0]!
    expect(mail).toMatchObject({
      envelope: { from: 'shop@tote.example', to: ['ada@mail.example'] },
      from: { name: 'Tote', address: 'shop@tote.example' },
      to: [{ address: 'ada@mail.example' }],
      subject: 'Receipt',
      html: expect.stringContaining('<p>It is here.</p>'),
      messageId: `<email-1.${start.getTime().toString(36)}@shop.example>`,
    })
    expect(mail.text).toContain('It is here.')
    const names = mail.headers.map(({ key }) => key)
    expect(names).toContain('auto-submitted')
    expect(names).not.toContain('list-unsubscribe')
    expect((await row(db)).sent_at).not.toBeNull()
  })

  it('retries after a temporary failure and records the error without addresses', async () => {
    const db = await migratedDatabase(kind)
    const server = await startMailServer()
    server.onRecipient = address => ({ code: 451, message: `4.7.1 <${address}> is greylisted` })
    await addRenderedEmail(db)
    const job = sendJob(db, server)
    await job.run(start, open)
    const failed = await row(db)
    expect(failed).toMatchObject({ attempts: 1, due_at: later(minute).toISOString(), failed_at: null })
    expect(failed.last_error).toContain('greylisted')
    expect(failed.last_error).not.toContain('ada')
    expect(await job.run(later(minute - 1), open)).toBe(0)
    server.onRecipient = () => undefined
    await job.run(later(minute), open)
    expect(await row(db)).toMatchObject({ attempts: 2, last_error: null, sent_at: expect.any(String) })
    expect(server.emails).toHaveLength(1)
  })

  it('fails at once for an unknown recipient, and after ten attempts without a server', async () => {
    const db = await migratedDatabase(kind)
    const server = await startMailServer()
    server.onRecipient = () => ({ code: 550, message: 'no such user' })
    await addRenderedEmail(db)
    const job = sendJob(db, server)
    await job.run(start, open)
    expect(await row(db)).toMatchObject({ attempts: 1, failed_at: start.toISOString() })

    await db.deleteFrom('email').execute()
    await server.stop()
    await addRenderedEmail(db)
    let now = start
    for (let attempts = 1; attempts <= 10; attempts++) {
      await job.run(now, open)
      const failed = await row(db)
      expect([failed.attempts, failed.failed_at === null]).toEqual([attempts, attempts < 10])
      now = new Date(failed.due_at)
    }
    expect(now.getTime() - start.getTime()).toBeGreaterThan(24 * 60 * minute)
    expect(server.emails).toEqual([])
  })

  it('never retries a failed email', async () => {
    const db = await migratedDatabase(kind)
    const server = await startMailServer()
    server.onRecipient = () => ({ code: 550, message: 'no such user' })
    await addRenderedEmail(db)
    const job = sendJob(db, server)
    expect(await job.run(start, open)).toBe(1)
    server.onRecipient = () => undefined
    for (const time of [minute, sendLease, emailRetention]) expect(await job.run(later(time), open)).toBe(0)
    expect(server.emails).toEqual([])
    expect(await row(db)).toMatchObject({ attempts: 1, sent_at: null })
  })

  it('sends one email per key, whatever its kind, recipient or date', async () => {
    const db = await migratedDatabase(kind)
    const server = await startMailServer()
    const queue = (email: NewEmail, at: Date) => db.transaction().execute(tx => queueEmail(tx, email, at))
    const first: NewEmail = {
      to: 'ada@mail.example',
      idempotencyKey: 'key',
      kind: 'order-confirmed',
      orderId: 1,
    }
    await queue(first, start)
    await queue(
      { to: 'bob@mail.example', idempotencyKey: 'key', kind: 'order-canceled', orderId: 2 },
      later(1),
    )
    await saveRenderedEmails(db, [{ id: 1, subject: 'Once', html: '', text: 'Once' }], start)
    await sendJob(db, server).run(later(minute), open)
    await clearOldEmails(db, later(emailRetention), later(emailRetention), 10)
    await queue(first, later(emailRetention))
    expect(await sendJob(db, server).run(later(2 * emailRetention), open)).toBe(0)
    expect(server.emails.map(({ envelope }) => envelope.to)).toEqual([['ada@mail.example']])
    expect(await db.selectFrom('email').select(['kind', 'recipient']).execute()).toEqual([
      { kind: 'order-confirmed', recipient: '' },
    ])
  })

  it('sends the emails of a killed process after its lease ends', async () => {
    const db = await migratedDatabase(kind)
    const server = await startMailServer()
    await addRenderedEmail(db)
    // As if the process was killed after this.
    expect(await takeDueEmails(db, { bulk: false, max: 10 }, start)).toHaveLength(1)
    const job = sendJob(db, server)
    expect(await job.run(later(sendLease - 1), open)).toBe(0)
    expect(await job.run(later(sendLease), open)).toBe(1)
    expect(server.emails).toHaveLength(1)
  })

  it('sends no email twice when processes share it', async () => {
    const address = await emptyDatabase(kind)
    const shops = [openDatabase(address), openDatabase(address), openDatabase(address)]
    onTestFinished(async () => void (await Promise.all(shops.map(db => db.destroy()))))
    await migrate(shops[0]!)
    const server = await startMailServer()
    for (let count = 0; count < 40; count++)
      await addRenderedEmail(shops[0]!, `shopper-${count}@mail.example`)
    const sendAll = async (db: Db) => {
      const job = sendJob(db, server)
      while ((await job.run(start, open)) > 0);
    }
    await Promise.all(shops.map(sendAll))
    const recipients = server.emails.map(({ envelope }) => envelope.to[0])
    expect(recipients).toHaveLength(40)
    expect(new Set(recipients).size).toBe(40)
  })

  it('deletes content and recipient of old emails', async () => {
    const db = await migratedDatabase(kind)
    await addRenderedEmail(db)
    const cutoff = (now: Date) => new Date(now.getTime() - emailRetention)
    expect(await clearOldEmails(db, cutoff(start), start, 10)).toBe(0)
    const threeMonthsLater = later(emailRetention + 1)
    expect(await clearOldEmails(db, cutoff(threeMonthsLater), threeMonthsLater, 10)).toBe(1)
    expect(await clearOldEmails(db, cutoff(threeMonthsLater), threeMonthsLater, 10)).toBe(0)
    const cleared = await db.selectFrom('email').selectAll().executeTakeFirstOrThrow()
    expect(cleared).toMatchObject({ recipient: '', facts_sealed: '', html_sealed: null, text_sealed: null })
    expect(cleared.failed_at).toBe(threeMonthsLater.toISOString())
  })
})

it('rejects line breaks in subjects, senders and recipients', async () => {
  const db = await migratedDatabase('SQLite')
  const server = await startMailServer()
  await addRenderedEmail(db, 'ada@mail.example', 'Hello\r\nBcc: all@mail.example\r\n\r\nMore')
  await addRenderedEmail(db, 'ada@mail.example, eve@mail.example')
  await addRenderedEmail(db, 'eve@mail.example>\r\nRCPT TO:<all@mail.example')
  await sendJob(db, server).run(start, open)
  for (const mail of server.emails) {
    expect(mail.bcc ?? []).toEqual([])
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail.envelope.to).toHaveLength(1)
  }
  expect(server.emails.flatMap(({ envelope }) => envelope.to)).not.toContain('all@mail.example')
  expect(server.emails[0]!.subject).toEqual(expect.stringContaining('Hello Bcc: all@mail.example'))
})

it('offers one-click unsubscribe in subscriptions', async () => {
  const db = await migratedDatabase('SQLite')
  const server = await startMailServer()
  await db
    .transaction()
    .execute(tx =>
      queueEmail(tx, { to: 'ada@mail.example', kind: 'price-dropped', token: 'abc', drops: [] }, start),
    )
  await saveRenderedEmails(db, [{ id: 1, subject: 'Less', html: '', text: 'Less' }], start)
  expect(await sendJob(db, server).run(start, open)).toBe(0)
  await sendBulkEmailsJob(db, mailerOf(server), 'https://shop.example').run(start, open)
  const header = (name: string) => server.emails[0]!.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toBe('<https://shop.example/price-alerts/unsubscribe/abc>')
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

it('aborts a hanging send when the shop closes, and retries later', async () => {
  const db = await migratedDatabase('SQLite')
  const server = await startMailServer()
  let answer = (_: undefined) => {}
  server.onRecipient = () => new Promise(resolve => (answer = resolve))
  await addRenderedEmail(db)
  const closing = new AbortController()
  const running = sendJob(db, server).run(start, closing.signal)
  await expect.poll(() => answer.length).toBe(1)
  closing.abort()
  await running
  expect(await row(db)).toMatchObject({ sent_at: null, failed_at: null, last_error: 'the shop was closed' })
  answer(undefined)
})
