import { describe, expect, it } from 'vitest'
import { databases, migratedDatabase } from '../../../test/databases.ts'
import type { Db } from '../../db/schema.ts'
import { fillLetterShop } from '../letters/letter-shop.fixture.ts'
import { mailingPerMinute } from '../mail/email-limits.ts'
import { unsealFacts } from '../mail/sealed-letter.server.ts'
import { storedToken } from '../visitors/visitor-token.server.ts'
import { welcomeVisitor } from '../visitors/welcome-visitor.server.ts'
import { askForPrices, confirmPriceLetters, endPriceLetters } from './ask-for-prices.server.ts'
import { priceAlertTokenOf, removeUnconfirmed } from './price-letter-store.server.ts'
import { tellPriceDropsJob } from './tell-price-drops.server.ts'

const day = 24 * 60 * 60_000
const now = new Date('2026-11-21T12:00:00.000Z')
const inDays = (days: number) => new Date(now.getTime() + days * day)
const open = new AbortController().signal

/** A visitor with the school bag on a list, wished at $44.00 without a choice. */
async function wisher(db: Db) {
  await fillLetterShop(db)
  const visitor = await db.transaction().execute(tx => welcomeVisitor(tx, now))
  const at = now.toISOString()
  await db
    .insertInto('wish_list')
    .values({ id: 'list', visitor_id: visitor.id, name: 'Bags', name_key: 'bags', created_at: at })
    .execute()
  await db
    .insertInto('wish')
    .values({ list_id: 'list', product_id: 1, title: 'Bag', options: '', price_seen: 4400, added_at: at })
    .execute()
  return visitor
}

const price = (db: Db, amount: number) => db.updateTable('variant').set({ price: amount }).execute()

async function letters(db: Db) {
  const rows = await db.selectFrom('letter').select(['recipient', 'facts_sealed']).orderBy('id').execute()
  return rows.map(row => ({ to: row.recipient, ...unsealFacts(db, row.facts_sealed) }))
}

async function tokenOf(db: Db): Promise<string> {
  const row = db.selectFrom('price_letter').select('token_sealed as sealedToken')
  return priceAlertTokenOf(db, await row.executeTakeFirstOrThrow())
}

describe.each(databases)('letters about prices, on %s', kind => {
  it('come after a yes, for each lower price once, until they are ended', async () => {
    const db = await migratedDatabase(kind)
    const visitor = await wisher(db)
    const job = tellPriceDropsJob(db)
    const ask = (typed: string, at = now) => askForPrices(db, visitor, { list: 'list', typed }, at)

    expect(await ask('ada@mail.example')).toEqual({ ok: true, confirmed: false })
    await ask('ada@mail.example')
    await price(db, 4000)
    expect(await job.run(now, open)).toBe(0)
    const token = await tokenOf(db)
    expect(await letters(db)).toEqual([{ to: 'ada@mail.example', kind: 'price-letters-asked', token }])

    // What cost less before the yes is no news.
    await confirmPriceLetters(db, token, now)
    expect(await job.run(now, open)).toBe(0)
    await price(db, 3500)
    const told = await Promise.all([job.run(now, open), tellPriceDropsJob(db).run(now, open)])
    expect(told.reduce((sum, count) => sum + count)).toBe(1)
    expect((await letters(db)).at(-1)).toEqual({
      to: 'ada@mail.example',
      kind: 'price-dropped',
      token,
      drops: [{ productId: 1, from: 4000, to: 3500 }],
    })
    await price(db, 4400)
    await price(db, 3500)
    expect(await job.run(now, open)).toBe(0)
    await price(db, 3400)
    expect(await job.run(now, open)).toBe(1)

    await endPriceLetters(db, token)
    await endPriceLetters(db, token)
    await price(db, 100)
    expect(await job.run(now, open)).toBe(0)
    expect(await db.selectFrom('price_told').selectAll().execute()).toEqual([])
  })

  it('are confirmed anew for another address, and nobody else’s list is theirs', async () => {
    const db = await migratedDatabase(kind)
    const visitor = await wisher(db)
    const other = await db.transaction().execute(tx => welcomeVisitor(tx, now))
    const wanted = { list: 'list', typed: 'ada@mail.example' }
    expect(await askForPrices(db, other, wanted, now)).toEqual({ ok: false, because: 'unknown-list' })
    expect(await askForPrices(db, undefined, wanted, now)).toEqual({ ok: false, because: 'unknown-list' })
    expect(await askForPrices(db, visitor, { list: 'list', typed: 'ada' }, now)).toEqual({
      ok: false,
      because: 'bad-email',
    })
    await askForPrices(db, visitor, wanted, now)
    const first = await tokenOf(db)
    await confirmPriceLetters(db, first, now)
    expect(await askForPrices(db, visitor, wanted, now)).toEqual({ ok: true, confirmed: true })
    await askForPrices(db, visitor, { list: 'list', typed: 'bob@mail.example' }, now)
    expect(await tokenOf(db)).not.toBe(first)
    await confirmPriceLetters(db, first, now)
    await price(db, 100)
    expect(await tellPriceDropsJob(db).run(now, open)).toBe(0)
    expect(await removeUnconfirmed(db, inDays(-1), 10)).toBe(0)
    expect(await removeUnconfirmed(db, inDays(1), 10)).toBe(1)
  })

  it('keep the address and the confirmation of their owner when a stranger asks for the same list', async () => {
    const db = await migratedDatabase(kind)
    const visitor = await wisher(db)
    const stranger = await db.transaction().execute(tx => welcomeVisitor(tx, now))
    await askForPrices(db, visitor, { list: 'list', typed: 'ada@mail.example' }, now)
    await confirmPriceLetters(db, await tokenOf(db), now)
    const rows = () => db.selectFrom('price_letter').selectAll().execute()
    const before = await rows()
    expect(before).toMatchObject([{ email: 'ada@mail.example', confirmed_at: now.toISOString() }])
    for (const one of [stranger, undefined])
      for (const typed of ['eve@mail.example', 'ada@mail.example'])
        await askForPrices(db, one, { list: 'list', typed }, inDays(1))
    expect(await rows()).toEqual(before)
    expect(await letters(db)).toHaveLength(1)
  })

  it('leave confirmed addresses out of the batch that forgets the unconfirmed ones', async () => {
    const db = await migratedDatabase(kind)
    const visitor = await wisher(db)
    await db
      .insertInto('wish_list')
      .values({
        id: 'other',
        visitor_id: visitor.id,
        name: 'B',
        name_key: 'b',
        created_at: now.toISOString(),
      })
      .execute()
    for (const list of ['list', 'other'])
      await askForPrices(db, visitor, { list, typed: 'ada@mail.example' }, now)
    await db
      .updateTable('price_letter')
      .set({ confirmed_at: now.toISOString() })
      .where('list_id', '=', 'list')
      .execute()
    expect(await removeUnconfirmed(db, inDays(1), 1)).toBe(1)
    expect(await removeUnconfirmed(db, inDays(1), 1)).toBe(0)
    expect(await db.selectFrom('price_letter').select('list_id').execute()).toEqual([{ list_id: 'list' }])
  })

  it('go out in slices when something on many lists costs less', async () => {
    const db = await migratedDatabase(kind)
    const { id: visitor_id } = await wisher(db)
    const at = now.toISOString()
    const lists = Array.from({ length: mailingPerMinute + 5 }, (_, place) => `list-${place}`)
    const list = { visitor_id, created_at: at }
    await db
      .insertInto('wish_list')
      .values(lists.map(id => ({ ...list, id, name: id, name_key: id })))
      .execute()
    const wish = { product_id: 1, title: 'Bag', options: '', price_seen: 4400, added_at: at }
    await db
      .insertInto('wish')
      .values(lists.map(list_id => ({ ...wish, list_id })))
      .execute()
    const asked = { email: 'ada@mail.example', asked_at: at, confirmed_at: at }
    await db
      .insertInto('price_letter')
      .values(lists.map(list_id => ({ ...asked, list_id, ...storedToken(db, 'price-alert-token', list_id) })))
      .execute()
    await price(db, 4000)
    const job = tellPriceDropsJob(db)
    const runAll = async (minutes: number) => {
      while ((await job.run(new Date(now.getTime() + minutes * 60_000), open)) > 0);
      return (await letters(db)).length
    }
    expect(await runAll(0)).toBe(mailingPerMinute)
    expect(await runAll(1)).toBe(mailingPerMinute)
    await db.updateTable('letter').set({ sent_at: at }).execute()
    expect(await runAll(0)).toBe(mailingPerMinute)
    expect(await runAll(1)).toBe(lists.length)
  })

  it('tell the price of what was chosen, and of nothing that is sold out', async () => {
    const db = await migratedDatabase(kind)
    const visitor = await wisher(db)
    await db
      .insertInto('variant')
      .values({ product_id: 1, sku: 'BAG-SAGE', price: 9900, available: 5, position: 1 })
      .execute()
    await db.updateTable('wish').set({ sku: 'BAG-CLAY' }).execute()
    await askForPrices(db, visitor, { list: 'list', typed: 'ada@mail.example' }, now)
    await confirmPriceLetters(db, await tokenOf(db), now)
    const job = tellPriceDropsJob(db)
    await db.updateTable('variant').set({ price: 100 }).where('sku', '=', 'BAG-SAGE').execute()
    expect(await job.run(now, open)).toBe(0)
    await db.updateTable('variant').set({ price: 200, available: 0 }).where('sku', '=', 'BAG-CLAY').execute()
    expect(await job.run(now, open)).toBe(0)
    await db.updateTable('variant').set({ available: 1 }).where('sku', '=', 'BAG-CLAY').execute()
    expect(await job.run(now, open)).toBe(1)
    expect((await letters(db)).at(-1)).toMatchObject({ drops: [{ from: 4400, to: 200 }] })
  })
})
