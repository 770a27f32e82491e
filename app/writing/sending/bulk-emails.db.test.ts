import { describe, expect, it, onTestFinished } from 'vitest'
import type { EmailFacts } from '#commerce/running/outbox/email.ts'
import { bulkEmailBatchSize } from '#commerce/running/outbox/email-timing.ts'
import { readUnrenderedEmails, saveRenderedEmails } from '#commerce/running/outbox/outbox-store.server.ts'
import { queueEmail } from '#commerce/running/outbox/queue-email.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { startMailServer } from './mail-server.fixture.ts'
import { smtpMailer } from './mailer.server.ts'
import { sendBulkEmailsJob, sendEmailsJob } from './send-emails.server.ts'

const start = new Date('2026-11-21T12:00:00.000Z')
const url = 'https://shop.example'
const open = new AbortController().signal
const backInStock: EmailFacts = { kind: 'back-in-stock', sku: 'BAG-CLAY', requestId: 1 }

/** Queues 25 bulk emails, then an order confirmation. */
async function fillOutbox(db: Db): Promise<void> {
  await db.transaction().execute(async tx => {
    for (let index = 0; index < 25; index++)
      await queueEmail(tx, { to: `shopper-${index}@mail.example`, ...backInStock }, start)
    await queueEmail(tx, { to: 'ada@mail.example', kind: 'order-confirmed', orderId: 1 }, start)
  })
}

describe.each(databases)('bulk emails, on %s', kind => {
  it('are rendered after all others', async () => {
    const db = await migratedDatabase(kind)
    await fillOutbox(db)
    const kinds = (await readUnrenderedEmails(db, 3, start)).map(email => email.facts.kind)
    expect(kinds).toEqual(['order-confirmed', 'back-in-stock', 'back-in-stock'])
  })

  it("don't delay an order confirmation when the mail server is slow", async () => {
    const db = await migratedDatabase(kind)
    const server = await startMailServer()
    const mailer = smtpMailer({ url: server.url, from: 'shop@tote.example' })
    onTestFinished(() => mailer.close())
    await fillOutbox(db)
    for (const { id, facts } of await readUnrenderedEmails(db, 100, start))
      await saveRenderedEmails(db, [{ id, subject: facts.kind, html: '', text: 'Hello' }], start)
    const pending: (() => void)[] = []
    server.onRecipient = address =>
      address.startsWith('shopper')
        ? new Promise(resolve => void pending.push(() => resolve(undefined)))
        : undefined
    const bulkEmails = sendBulkEmailsJob(db, mailer, url)
    const others = sendEmailsJob(db, mailer, url)
    const slow = bulkEmails.run(start, open)
    await expect.poll(() => pending.length).toBe(bulkEmailBatchSize)
    expect(await others.run(start, open)).toBe(1)
    expect(server.emails.map(({ subject }) => subject)).toEqual(['order-confirmed'])
    expect(await others.run(start, open)).toBe(0)

    server.onRecipient = () => undefined
    for (const accept of pending) accept()
    expect(await slow).toBe(bulkEmailBatchSize)
    while ((await bulkEmails.run(start, open)) > 0);
    expect(server.emails).toHaveLength(26)
    expect(new Set(server.emails.map(({ envelope }) => envelope.to[0])).size).toBe(26)
  })
})
