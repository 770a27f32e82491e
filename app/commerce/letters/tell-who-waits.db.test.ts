import { describe, expect, it } from 'vitest'
import { databases, migratedDatabase } from '../../../test/databases.ts'
import { askWhenBack } from '../stock/ask-when-back.server.ts'
import { fillLetterShop } from './letter-shop.fixture.ts'
import { tellWhoWaitsJob } from './tell-who-waits.server.ts'
import { noteTold } from './waiting-store.server.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const open = new AbortController().signal

describe.each(databases)('who waits for something that is sold out, on %s', kind => {
  it('is written to once when it is back, by whichever process, and again only if they ask again', async () => {
    const db = await migratedDatabase(kind)
    await fillLetterShop(db)
    const stock = (available: number) => db.updateTable('variant').set({ available }).execute()
    const letters = async () =>
      (await db.selectFrom('letter').select('recipient').orderBy('id').execute()).map(row => row.recipient)
    const job = tellWhoWaitsJob(db)

    await stock(0)
    for (const who of ['ada', 'bob']) await askWhenBack(db, 'BAG-CLAY', `${who}@mail.example`, now)
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
    expect(await job.run(later, open)).toBe(1)
    expect(await letters()).toHaveLength(3)

    await stock(0)
    await askWhenBack(db, 'BAG-CLAY', 'eve@mail.example', later)
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
})
