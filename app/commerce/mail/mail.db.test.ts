import { describe, expect, it, onTestFinished } from 'vitest'
import { databases, emptyDatabase, migratedDatabase } from '../../../test/databases.ts'
import { openDatabase } from '../../db/connection.server.ts'
import { migrate } from '../../db/migrate.server.ts'
import type { Db } from '../../db/schema.ts'
import type { Letter } from './letter.ts'
import { putLetter } from './letters.server.ts'
import { type MailServer, mailServer } from './mail-server.fixture.ts'
import { keptFor, sendingTime } from './mail-times.ts'
import { smtpMailer } from './mailer.server.ts'
import { clearOldLetters, keepWritten, takeLetters } from './outbox-store.server.ts'
import { sendLettersJob, sendMailingsJob } from './send-letters.server.ts'

const minute = 60_000
const start = new Date('2026-11-21T12:00:00.000Z')
const inTime = (ms: number) => new Date(start.getTime() + ms)
const open = new AbortController().signal

/** A written letter in the outbox. */
async function written(db: Db, to = 'ada@mail.example', subject = 'Receipt'): Promise<void> {
  const letter: Letter = { to, kind: 'withdrawal-receipt', withdrawalId: 1 }
  await db.transaction().execute(tx => putLetter(tx, letter, start))
  const { id } = await db.selectFrom('letter').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await keepWritten(db, id, { subject, html: '<p>It is here.</p>', plain: 'It is here.\n' }, start)
}

function sending(db: Db, server: MailServer, from = 'Tote <shop@tote.example>') {
  return sendLettersJob(db, mailerOf(server, from), 'https://shop.example')
}

function mailerOf(server: MailServer, from = 'Tote <shop@tote.example>') {
  const mailer = smtpMailer({ url: server.url, from })
  onTestFinished(() => mailer.close())
  return mailer
}

const row = (db: Db) =>
  db
    .selectFrom('letter')
    .select(['tries', 'due_at', 'sent_at', 'gave_up_at', 'last_error'])
    .executeTakeFirstOrThrow()

describe.each(databases)('the post, on %s', kind => {
  it('brings each letter once, with both forms, to whom it is for and nobody else', async () => {
    const db = await migratedDatabase(kind)
    const server = await mailServer()
    await written(db)
    const job = sending(db, server)
    expect(await job.run(start, open)).toBe(1)
    expect(await job.run(inTime(sendingTime * 2), open)).toBe(0)
    expect(server.mails).toHaveLength(1)
    const mail = server.mails[0]!
    expect(mail).toMatchObject({
      envelope: { from: 'shop@tote.example', to: ['ada@mail.example'] },
      from: { name: 'Tote', address: 'shop@tote.example' },
      to: [{ address: 'ada@mail.example' }],
      subject: 'Receipt',
      html: expect.stringContaining('<p>It is here.</p>'),
      messageId: `<letter-1.${start.getTime().toString(36)}@shop.example>`,
    })
    expect(mail.text).toContain('It is here.')
    const names = mail.headers.map(({ key }) => key)
    expect(names).toContain('auto-submitted')
    expect(names).not.toContain('list-unsubscribe')
    expect((await row(db)).sent_at).not.toBeNull()
  })

  it('tries again later where the server cannot now, and says why without naming anybody', async () => {
    const db = await migratedDatabase(kind)
    const server = await mailServer()
    server.toRecipient = address => ({ code: 451, words: `4.7.1 <${address}> is greylisted` })
    await written(db)
    const job = sending(db, server)
    await job.run(start, open)
    const failed = await row(db)
    expect(failed).toMatchObject({ tries: 1, due_at: inTime(minute).toISOString(), gave_up_at: null })
    expect(failed.last_error).toContain('greylisted')
    expect(failed.last_error).not.toContain('ada')
    expect(await job.run(inTime(minute - 1), open)).toBe(0)
    server.toRecipient = () => undefined
    await job.run(inTime(minute), open)
    expect(await row(db)).toMatchObject({ tries: 2, last_error: null, sent_at: expect.any(String) })
    expect(server.mails).toHaveLength(1)
  })

  it('gives up at once where nobody lives, and after ten tries where nobody answers', async () => {
    const db = await migratedDatabase(kind)
    const server = await mailServer()
    server.toRecipient = () => ({ code: 550, words: 'no such user' })
    await written(db)
    const job = sending(db, server)
    await job.run(start, open)
    expect(await row(db)).toMatchObject({ tries: 1, gave_up_at: start.toISOString() })

    await db.deleteFrom('letter').execute()
    await server.stop()
    await written(db)
    let now = start
    for (let tries = 1; tries <= 10; tries++) {
      await job.run(now, open)
      const failed = await row(db)
      expect([failed.tries, failed.gave_up_at === null]).toEqual([tries, tries < 10])
      now = new Date(failed.due_at)
    }
    expect(now.getTime() - start.getTime()).toBeGreaterThan(24 * 60 * minute)
    expect(server.mails).toEqual([])
  })

  it('never sends an abandoned email again, however late', async () => {
    const db = await migratedDatabase(kind)
    const server = await mailServer()
    server.toRecipient = () => ({ code: 550, words: 'no such user' })
    await written(db)
    const job = sending(db, server)
    expect(await job.run(start, open)).toBe(1)
    server.toRecipient = () => undefined
    for (const later of [minute, sendingTime, keptFor]) expect(await job.run(inTime(later), open)).toBe(0)
    expect(server.mails).toEqual([])
    expect(await row(db)).toMatchObject({ tries: 1, sent_at: null })
  })

  it('sends one email for a key, also when another kind, recipient or year asks for it again', async () => {
    const db = await migratedDatabase(kind)
    const server = await mailServer()
    const put = (letter: Letter, at: Date) => db.transaction().execute(tx => putLetter(tx, letter, at))
    const first: Letter = { to: 'ada@mail.example', onceKey: 'key', kind: 'order-confirmed', orderId: 1 }
    await put(first, start)
    await put({ to: 'bob@mail.example', onceKey: 'key', kind: 'order-cancelled', orderId: 2 }, inTime(1))
    await keepWritten(db, 1, { subject: 'Once', html: '', plain: 'Once' }, start)
    await sending(db, server).run(inTime(minute), open)
    await clearOldLetters(db, inTime(keptFor), inTime(keptFor), 10)
    await put(first, inTime(keptFor))
    expect(await sending(db, server).run(inTime(2 * keptFor), open)).toBe(0)
    expect(server.mails.map(({ envelope }) => envelope.to)).toEqual([['ada@mail.example']])
    expect(await db.selectFrom('letter').select(['kind', 'recipient']).execute()).toEqual([
      { kind: 'order-confirmed', recipient: '' },
    ])
  })

  it('of a process that was killed with letters in hand is brought by another when its time is over', async () => {
    const db = await migratedDatabase(kind)
    const server = await mailServer()
    await written(db)
    // Taken, and then nothing more: as after a kill.
    expect(await takeLetters(db, { mailings: false, most: 10 }, start)).toHaveLength(1)
    const job = sending(db, server)
    expect(await job.run(inTime(sendingTime - 1), open)).toBe(0)
    expect(await job.run(inTime(sendingTime), open)).toBe(1)
    expect(server.mails).toHaveLength(1)
  })

  it('shares an outbox among processes, and brings no letter twice', async () => {
    const address = await emptyDatabase(kind)
    const shops = [openDatabase(address), openDatabase(address), openDatabase(address)]
    onTestFinished(async () => void (await Promise.all(shops.map(db => db.destroy()))))
    await migrate(shops[0]!)
    const server = await mailServer()
    for (let count = 0; count < 40; count++) await written(shops[0]!, `shopper-${count}@mail.example`)
    const all = async (db: Db) => {
      const job = sending(db, server)
      while ((await job.run(start, open)) > 0);
    }
    await Promise.all(shops.map(all))
    const came = server.mails.map(({ envelope }) => envelope.to[0])
    expect(came).toHaveLength(40)
    expect(new Set(came).size).toBe(40)
  })

  it('keeps no old letter’s words, and not to whom it went', async () => {
    const db = await migratedDatabase(kind)
    await written(db)
    const notSince = (now: Date) => new Date(now.getTime() - keptFor)
    expect(await clearOldLetters(db, notSince(start), start, 10)).toBe(0)
    const later = inTime(keptFor + 1)
    expect(await clearOldLetters(db, notSince(later), later, 10)).toBe(1)
    expect(await clearOldLetters(db, notSince(later), later, 10)).toBe(0)
    const kept = await db.selectFrom('letter').selectAll().executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ recipient: '', facts_sealed: '', html_sealed: null, plain_sealed: null })
    expect(kept.gave_up_at).toBe(later.toISOString())
  })
})

it('no subject, sender or address puts a line of its own into a letter', async () => {
  const db = await migratedDatabase('SQLite')
  const server = await mailServer()
  await written(db, 'ada@mail.example', 'Hello\r\nBcc: all@mail.example\r\n\r\nMore')
  await written(db, 'ada@mail.example, eve@mail.example')
  await written(db, 'eve@mail.example>\r\nRCPT TO:<all@mail.example')
  await sending(db, server).run(start, open)
  for (const mail of server.mails) {
    expect(mail.bcc ?? []).toEqual([])
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail.envelope.to).toHaveLength(1)
  }
  expect(server.mails.flatMap(({ envelope }) => envelope.to)).not.toContain('all@mail.example')
  expect(server.mails[0]!.subject).toEqual(expect.stringContaining('Hello Bcc: all@mail.example'))
})

it('letters that were asked for by themselves can be ended with one click', async () => {
  const db = await migratedDatabase('SQLite')
  const server = await mailServer()
  await db
    .transaction()
    .execute(tx =>
      putLetter(tx, { to: 'ada@mail.example', kind: 'price-dropped', token: 'abc', drops: [] }, start),
    )
  await keepWritten(db, 1, { subject: 'Less', html: '', plain: 'Less' }, start)
  expect(await sending(db, server).run(start, open)).toBe(0)
  await sendMailingsJob(db, mailerOf(server), 'https://shop.example').run(start, open)
  const header = (name: string) => server.mails[0]!.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toBe('<https://shop.example/wishList/untell/abc>')
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

it('a shop that closes gives up a letter that hangs, and brings it another time', async () => {
  const db = await migratedDatabase('SQLite')
  const server = await mailServer()
  let answer = (_: undefined) => {}
  server.toRecipient = () => new Promise(resolve => (answer = resolve))
  await written(db)
  const closing = new AbortController()
  const running = sending(db, server).run(start, closing.signal)
  await expect.poll(() => answer.length).toBe(1)
  closing.abort()
  await running
  expect(await row(db)).toMatchObject({ sent_at: null, gave_up_at: null, last_error: 'the shop was closed' })
  answer(undefined)
})
