import { describe, expect, it } from 'vitest'
import { databases, migratedDatabase } from '../../../test/databases.ts'
import type { Db } from '../../db/schema.ts'
import { mailingPerMinute } from '../mail/email-limits.ts'
import { askWhenBack } from '../stock/ask-when-back.server.ts'
import { fillLetterShop } from './letter-shop.fixture.ts'
import { tellWhoWaitsJob } from './tell-who-waits.server.ts'
import { noteTold } from './waiting-store.server.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const open = new AbortController().signal

/** As if the readers of these addresses had said yes. */
async function confirm(db: Db, ...emails: string[]): Promise<void> {
  const confirmed_at = now.toISOString()
  await db.updateTable('back_in_stock_request').set({ confirmed_at }).where('email', 'in', emails).execute()
}

const backInStockEmails = (db: Db) =>
  db
    .selectFrom('letter')
    .select(['recipient', 'created_at'])
    .where('kind', '=', 'back-in-stock')
    .orderBy('id')
    .execute()

/** So many requests for the bag, which is in stock. */
async function waiting(db: Db, count: number, confirmed_at: string | null): Promise<void> {
  await fillLetterShop(db)
  const { id: variant_id } = await db.selectFrom('variant').select('id').executeTakeFirstOrThrow()
  const rows = Array.from({ length: count }, (_, place) => {
    const email = `shopper-${place}@mail.example`
    return { variant_id, email, created_at: now.toISOString(), confirmed_at }
  })
  for (let from = 0; from < count; from += 1000)
    await db
      .insertInto('back_in_stock_request')
      .values(rows.slice(from, from + 1000))
      .execute()
}

describe.each(databases)('who waits for something that is sold out, on %s', kind => {
  it('is written to once when it is back, by whichever process, and again only if they ask again', async () => {
    const db = await migratedDatabase(kind)
    await fillLetterShop(db)
    const stock = (available: number) => db.updateTable('variant').set({ available }).execute()
    const letters = async () => (await backInStockEmails(db)).map(row => row.recipient)
    const job = tellWhoWaitsJob(db)

    await stock(0)
    for (const who of ['ada', 'bob', 'eve']) await askWhenBack(db, 'BAG-CLAY', `${who}@mail.example`, now)
    await confirm(db, 'ada@mail.example', 'bob@mail.example')
    expect(await job.run(now, open)).toBe(0)
    await stock(1)
    const told = await Promise.all([job.run(now, open), tellWhoWaitsJob(db).run(now, open)])
    expect(told.reduce((sum, count) => sum + count)).toBe(2)
    expect((await letters()).sort()).toEqual(['ada@mail.example', 'bob@mail.example'])

    await stock(0)
    await stock(1)
    expect(await job.run(now, open)).toBe(0)
    await stock(0)
    const later = new Date(now.getTime() + 1000)
    await askWhenBack(db, 'BAG-CLAY', 'ada@mail.example', later)
    await stock(1)
    expect(await job.run(later, open)).toBe(0)
    await confirm(db, 'ada@mail.example')
    expect(await job.run(later, open)).toBe(1)
    expect(await letters()).toHaveLength(3)

    await stock(0)
    await askWhenBack(db, 'BAG-CLAY', 'zoe@mail.example', later)
    await confirm(db, 'zoe@mail.example')
    await db.updateTable('variant').set({ available: 1 }).execute()
    await db.updateTable('product').set({ published_at: null }).execute()
    expect(await job.run(later, open)).toBe(0)
  })

  it('is noted as told by one process only', async () => {
    const db = await migratedDatabase(kind)
    await fillLetterShop(db)
    await db.updateTable('variant').set({ available: 0 }).execute()
    await askWhenBack(db, 'BAG-CLAY', 'ada@mail.example', now)
    const note = () => db.transaction().execute(tx => noteTold(tx, 1, now))
    expect((await Promise.all([note(), note(), note()])).filter(Boolean)).toEqual([true])
  })

  it('hears nothing before they have confirmed the address, be they ever so many', async () => {
    const db = await migratedDatabase(kind)
    await waiting(db, 4001, null)
    expect(await tellWhoWaitsJob(db).run(now, open)).toBe(0)
    expect(await backInStockEmails(db)).toEqual([])
  })

  // PostgreSQL takes long for so many; the limit is the same.
  const many = kind === 'SQLite' ? 4001 : 301
  it(`hears of it slice by slice: ${many} of them are never more than a slice a minute`, async () => {
    const db = await migratedDatabase(kind)
    await waiting(db, many, now.toISOString())
    const job = tellWhoWaitsJob(db)
    let time = now.getTime() + 59_000
    for (let told = 0; told < many; time += 20_000) {
      const at = new Date(time)
      for (let done = 1; done > 0; told += done) {
        done = await job.run(at, open)
        // The mailer is quick: what has been written is gone, and makes room.
        await db
          .updateTable('letter')
          .set({ sent_at: at.toISOString() })
          .where('sent_at', 'is', null)
          .execute()
      }
    }
    const emails = await backInStockEmails(db)
    expect(new Set(emails.map(({ recipient }) => recipient)).size).toBe(many)
    const minutes = Map.groupBy(emails, ({ created_at }) => created_at.slice(0, 16))
    const sizes = [...minutes.values()].map(({ length }) => length)
    expect(Math.max(...sizes)).toBe(mailingPerMinute)
    expect(sizes).toHaveLength(Math.ceil(many / mailingPerMinute))
  })

  it('hears of it in slices also when several processes write at once', async () => {
    const db = await migratedDatabase(kind)
    await waiting(db, 4 * mailingPerMinute, now.toISOString())
    const run = () => Promise.all([1, 2, 3].map(() => tellWhoWaitsJob(db).run(now, open)))
    for (let times = 0; times < 3; times++) {
      await run()
      await db.updateTable('letter').set({ sent_at: now.toISOString() }).execute()
    }
    expect((await backInStockEmails(db)).length).toBeLessThanOrEqual(mailingPerMinute)
  })

  it('waits for the slice before when the mailer is slow, and hears nothing when it is sold out again', async () => {
    const db = await migratedDatabase(kind)
    await waiting(db, 3 * mailingPerMinute, now.toISOString())
    const job = tellWhoWaitsJob(db)
    const runAll = async (minute: number) => {
      while ((await job.run(new Date(now.getTime() + minute * 60_000), open)) > 0);
      return (await backInStockEmails(db)).length
    }
    expect(await runAll(0)).toBe(mailingPerMinute)
    expect(await runAll(1)).toBe(mailingPerMinute)
    const sent = { sent_at: now.toISOString() }
    await db.updateTable('letter').set(sent).where('id', '<=', 10).execute()
    expect(await runAll(2)).toBe(mailingPerMinute + 10)
    await db.updateTable('letter').set(sent).execute()
    await db.updateTable('variant').set({ available: 0 }).execute()
    expect(await runAll(3)).toBe(mailingPerMinute + 10)
  })
})
