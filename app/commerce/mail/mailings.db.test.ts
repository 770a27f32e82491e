import { describe, expect, it, onTestFinished } from 'vitest'
import { databases, migratedDatabase } from '../../../test/databases.ts'
import type { Db } from '../../db/schema.ts'
import type { LetterFacts } from './letter.ts'
import { putLetter } from './letters.server.ts'
import { mailServer } from './mail-server.fixture.ts'
import { mailingBatch } from './mail-times.ts'
import { smtpMailer } from './mailer.server.ts'
import { keepWritten, readUnwritten } from './outbox-store.server.ts'
import { sendLettersJob, sendMailingsJob } from './send-letters.server.ts'

const start = new Date('2026-11-21T12:00:00.000Z')
const url = 'https://shop.example'
const open = new AbortController().signal
const back: LetterFacts = { kind: 'back-in-stock', sku: 'BAG-CLAY', requestId: 1 }

/** A mailing of 25 emails in the outbox, and after it the confirmation of an order. */
async function outbox(db: Db): Promise<void> {
  await db.transaction().execute(async tx => {
    for (let place = 0; place < 25; place++)
      await putLetter(tx, { to: `shopper-${place}@mail.example`, ...back }, start)
    await putLetter(tx, { to: 'ada@mail.example', kind: 'order-confirmed', orderId: 1 }, start)
  })
}

describe.each(databases)('a mailing to many, on %s', kind => {
  it('is written after everything else', async () => {
    const db = await migratedDatabase(kind)
    await outbox(db)
    const kinds = (await readUnwritten(db, 3, start)).map(letter => letter.facts.kind)
    expect(kinds).toEqual(['order-confirmed', 'back-in-stock', 'back-in-stock'])
  })

  it('does not delay an order confirmation, however slowly its recipients are taken', async () => {
    const db = await migratedDatabase(kind)
    const server = await mailServer()
    const mailer = smtpMailer({ url: server.url, from: 'shop@tote.example' })
    onTestFinished(() => mailer.close())
    await outbox(db)
    for (const { id, facts } of await readUnwritten(db, 100, start))
      await keepWritten(db, id, { subject: facts.kind, html: '', plain: 'Hello' }, start)
    const held: (() => void)[] = []
    server.toRecipient = address =>
      address.startsWith('shopper')
        ? new Promise(resolve => void held.push(() => resolve(undefined)))
        : undefined
    const mailings = sendMailingsJob(db, mailer, url)
    const others = sendLettersJob(db, mailer, url)
    const slow = mailings.run(start, open)
    await expect.poll(() => held.length).toBe(mailingBatch)
    expect(await others.run(start, open)).toBe(1)
    expect(server.mails.map(({ subject }) => subject)).toEqual(['order-confirmed'])
    expect(await others.run(start, open)).toBe(0)

    server.toRecipient = () => undefined
    for (const answer of held) answer()
    expect(await slow).toBe(mailingBatch)
    while ((await mailings.run(start, open)) > 0);
    expect(server.mails).toHaveLength(26)
    expect(new Set(server.mails.map(({ envelope }) => envelope.to[0])).size).toBe(26)
  })
})
