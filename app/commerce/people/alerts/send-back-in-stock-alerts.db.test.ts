import { describe, expect, it } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { fillEmailShop } from '#writing/emails/email-shop.fixture.ts'
import { bulkEmailsPerMinute } from '../../running/outbox/email-limits.ts'
import { markBackInStockAlertSent } from './due-alert-store.server.ts'
import { requestBackInStockAlert } from './request-back-in-stock-alert.server.ts'
import { backInStockAlertsJob } from './send-back-in-stock-alerts.server.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const open = new AbortController().signal

/** As if the recipients had confirmed. */
async function confirm(db: Db, ...emails: string[]): Promise<void> {
  const confirmed_at = now.toISOString()
  await db.updateTable('back_in_stock_request').set({ confirmed_at }).where('email', 'in', emails).execute()
}

const backInStockEmails = (db: Db) =>
  db
    .selectFrom('email')
    .select(['recipient', 'created_at'])
    .where('kind', '=', 'back-in-stock')
    .orderBy('id')
    .execute()

/** Adds requests for the bag, which is in stock. */
async function addRequests(db: Db, count: number, confirmed_at: string | null): Promise<void> {
  await fillEmailShop(db)
  const { id: variant_id } = await db.selectFrom('variant').select('id').executeTakeFirstOrThrow()
  const rows = Array.from({ length: count }, (_, index) => {
    const email = `shopper-${index}@mail.example`
    return { variant_id, email, created_at: now.toISOString(), confirmed_at }
  })
  for (let from = 0; from < count; from += 1000)
    await db
      .insertInto('back_in_stock_request')
      .values(rows.slice(from, from + 1000))
      .execute()
}

describe.each(databases)('a back-in-stock alert, on %s', kind => {
  it('is sent once, and again only after a new request', async () => {
    const db = await migratedDatabase(kind)
    await fillEmailShop(db)
    const stock = (available: number) => db.updateTable('variant').set({ available }).execute()
    const recipients = async () => (await backInStockEmails(db)).map(row => row.recipient)
    const job = backInStockAlertsJob(db)

    await stock(0)
    for (const name of ['ada', 'bob', 'eve'])
      await requestBackInStockAlert(db, 'BAG-CLAY', `${name}@mail.example`, now)
    await confirm(db, 'ada@mail.example', 'bob@mail.example')
    expect(await job.run(now, open)).toBe(0)
    await stock(1)
    const counts = await Promise.all([job.run(now, open), backInStockAlertsJob(db).run(now, open)])
    expect(counts.reduce((sum, count) => sum + count)).toBe(2)
    expect((await recipients()).sort()).toEqual(['ada@mail.example', 'bob@mail.example'])

    await stock(0)
    await stock(1)
    expect(await job.run(now, open)).toBe(0)
    await stock(0)
    const later = new Date(now.getTime() + 1000)
    await requestBackInStockAlert(db, 'BAG-CLAY', 'ada@mail.example', later)
    await stock(1)
    expect(await job.run(later, open)).toBe(0)
    await confirm(db, 'ada@mail.example')
    expect(await job.run(later, open)).toBe(1)
    expect(await recipients()).toHaveLength(3)

    await stock(0)
    await requestBackInStockAlert(db, 'BAG-CLAY', 'zoe@mail.example', later)
    await confirm(db, 'zoe@mail.example')
    await db.updateTable('variant').set({ available: 1 }).execute()
    await db.updateTable('product').set({ published_at: null }).execute()
    expect(await job.run(later, open)).toBe(0)
    await db.updateTable('product').set({ published_at: now.toISOString() }).execute()
    await db.updateTable('variant').set({ removed_at: now.toISOString() }).execute()
    expect(await job.run(later, open)).toBe(0)
    await db.updateTable('variant').set({ removed_at: null }).execute()
    expect(await job.run(later, open)).toBe(1)
  })

  it('is sent by one process only', async () => {
    const db = await migratedDatabase(kind)
    await fillEmailShop(db)
    await db.updateTable('variant').set({ available: 0 }).execute()
    await requestBackInStockAlert(db, 'BAG-CLAY', 'ada@mail.example', now)
    const mark = () => db.transaction().execute(tx => markBackInStockAlertSent(tx, 1, now))
    expect((await Promise.all([mark(), mark(), mark()])).filter(Boolean)).toEqual([true])
  })

  it('is not sent to unconfirmed addresses', async () => {
    const db = await migratedDatabase(kind)
    await addRequests(db, 301, null)
    expect(await backInStockAlertsJob(db).run(now, open)).toBe(0)
    expect(await backInStockEmails(db)).toEqual([])
  })

  it('is throttled: 301 are sent over several minutes', async () => {
    const many = 301
    const db = await migratedDatabase(kind)
    await addRequests(db, many, now.toISOString())
    const job = backInStockAlertsJob(db)
    let time = now.getTime() + 59_000
    for (let sent = 0; sent < many; time += 20_000) {
      const at = new Date(time)
      for (let done = 1; done > 0; sent += done) {
        done = await job.run(at, open)
        // As if the mailer had sent everything.
        await db
          .updateTable('email')
          .set({ sent_at: at.toISOString() })
          .where('sent_at', 'is', null)
          .execute()
      }
    }
    const emails = await backInStockEmails(db)
    expect(new Set(emails.map(({ recipient }) => recipient)).size).toBe(many)
    const minutes = Map.groupBy(emails, ({ created_at }) => created_at.slice(0, 16))
    const sizes = [...minutes.values()].map(({ length }) => length)
    expect(Math.max(...sizes)).toBe(bulkEmailsPerMinute)
    expect(sizes).toHaveLength(Math.ceil(many / bulkEmailsPerMinute))
  })

  it('is throttled across processes', async () => {
    const db = await migratedDatabase(kind)
    await addRequests(db, 4 * bulkEmailsPerMinute, now.toISOString())
    const run = () => Promise.all([1, 2, 3].map(() => backInStockAlertsJob(db).run(now, open)))
    for (let round = 0; round < 3; round++) {
      await run()
      await db.updateTable('email').set({ sent_at: now.toISOString() }).execute()
    }
    expect((await backInStockEmails(db)).length).toBeLessThanOrEqual(bulkEmailsPerMinute)
  })

  it('waits while the mailer is slow, and is not sent when the variant sells out again', async () => {
    const db = await migratedDatabase(kind)
    await addRequests(db, 3 * bulkEmailsPerMinute, now.toISOString())
    const job = backInStockAlertsJob(db)
    const runAll = async (minute: number) => {
      while ((await job.run(new Date(now.getTime() + minute * 60_000), open)) > 0);
      return (await backInStockEmails(db)).length
    }
    expect(await runAll(0)).toBe(bulkEmailsPerMinute)
    expect(await runAll(1)).toBe(bulkEmailsPerMinute)
    const sent = { sent_at: now.toISOString() }
    await db.updateTable('email').set(sent).where('id', '<=', 10).execute()
    expect(await runAll(2)).toBe(bulkEmailsPerMinute + 10)
    const failed = { failed_at: now.toISOString() }
    await db.updateTable('email').set(failed).where('id', '>', 10).where('id', '<=', 15).execute()
    expect(await runAll(3)).toBe(bulkEmailsPerMinute + 15)
    await db.updateTable('email').set(sent).execute()
    await db.updateTable('variant').set({ available: 0 }).execute()
    expect(await runAll(4)).toBe(bulkEmailsPerMinute + 15)
  })
})
