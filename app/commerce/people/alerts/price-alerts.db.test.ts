import { describe, expect, it } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { fillEmailShop } from '#writing/emails/email-shop.fixture.ts'
import { createVisitor } from '../../cart/visitors/create-visitor.server.ts'
import { bulkEmailsPerMinute } from '../../running/outbox/email-limits.ts'
import { unsealEmailFacts } from '../../running/outbox/sealed-email.server.ts'
import { tokenColumns } from '../../values/random-token.server.ts'
import { findOrAddAccount } from '../accounts/account-store.server.ts'
import { readOptOuts, replaceOptOuts } from '../email-preferences/email-opt-out-store.server.ts'
import { deleteUnconfirmedPriceAlerts, readPriceAlertToken } from './price-alert-store.server.ts'
import { priceAlertsJob } from './price-alerts-job.server.ts'
import {
  confirmPriceAlerts,
  subscribeToPriceAlerts,
  unsubscribeFromPriceAlerts,
} from './subscribe-to-price-alerts.server.ts'

const day = 24 * 60 * 60_000
const now = new Date('2026-11-21T12:00:00.000Z')
const inDays = (days: number) => new Date(now.getTime() + days * day)
const open = new AbortController().signal

/** A visitor with the school bag on a list, saved at $44.00 without a variant. */
async function shopperWithWish(db: Db) {
  await fillEmailShop(db)
  const visitor = await db.transaction().execute(tx => createVisitor(tx, now))
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

async function queuedEmails(db: Db) {
  const rows = await db.selectFrom('email').select(['recipient', 'facts_sealed']).orderBy('id').execute()
  return rows.map(row => ({ to: row.recipient, ...unsealEmailFacts(db, row.facts_sealed) }))
}

async function tokenOf(db: Db): Promise<string> {
  const row = db.selectFrom('price_alert').select('token_sealed as sealedToken')
  return readPriceAlertToken(db, await row.executeTakeFirstOrThrow())
}

describe.each(databases)('price alerts, on %s', kind => {
  it('are sent after confirmation, once for each lower price, until unsubscribed', async () => {
    const db = await migratedDatabase(kind)
    const visitor = await shopperWithWish(db)
    const job = priceAlertsJob(db)
    const subscribe = (email: string, at = now) =>
      subscribeToPriceAlerts(db, visitor, { list: 'list', email }, at)

    expect(await subscribe('ada@mail.example')).toEqual({ ok: true, confirmed: false })
    await subscribe('ada@mail.example')
    await price(db, 4000)
    expect(await job.run(now, open)).toBe(0)
    const token = await tokenOf(db)
    expect(await queuedEmails(db)).toEqual([
      { to: 'ada@mail.example', kind: 'price-alerts-requested', token },
    ])

    const ada = await db.transaction().execute(tx => findOrAddAccount(tx, 'ada@mail.example', now))
    await db.transaction().execute(tx => replaceOptOuts(tx, ada.id, ['price-dropped'], now))

    // Drops before the confirmation are not news.
    await confirmPriceAlerts(db, token, now)
    expect(await readOptOuts(db, ada.id)).toEqual([])
    expect(await job.run(now, open)).toBe(0)
    await price(db, 3500)
    const sent = await Promise.all([job.run(now, open), priceAlertsJob(db).run(now, open)])
    expect(sent.reduce((sum, count) => sum + count)).toBe(1)
    expect((await queuedEmails(db)).at(-1)).toEqual({
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

    await unsubscribeFromPriceAlerts(db, token)
    await unsubscribeFromPriceAlerts(db, token)
    await price(db, 100)
    expect(await job.run(now, open)).toBe(0)
    expect(await db.selectFrom('price_alert_sent').selectAll().execute()).toEqual([])
  })

  it('need a new confirmation for another address, and are refused for another visitor’s list', async () => {
    const db = await migratedDatabase(kind)
    const visitor = await shopperWithWish(db)
    const other = await db.transaction().execute(tx => createVisitor(tx, now))
    const request = { list: 'list', email: 'ada@mail.example' }
    expect(await subscribeToPriceAlerts(db, other, request, now)).toEqual({
      ok: false,
      reason: 'unknown-list',
    })
    expect(await subscribeToPriceAlerts(db, undefined, request, now)).toEqual({
      ok: false,
      reason: 'unknown-list',
    })
    expect(await subscribeToPriceAlerts(db, visitor, { list: 'list', email: 'ada' }, now)).toEqual({
      ok: false,
      reason: 'bad-email',
    })
    await subscribeToPriceAlerts(db, visitor, request, now)
    const first = await tokenOf(db)
    await confirmPriceAlerts(db, first, now)
    expect(await subscribeToPriceAlerts(db, visitor, request, now)).toEqual({ ok: true, confirmed: true })
    await subscribeToPriceAlerts(db, visitor, { list: 'list', email: 'bob@mail.example' }, now)
    expect(await tokenOf(db)).not.toBe(first)
    await confirmPriceAlerts(db, first, now)
    await price(db, 100)
    expect(await priceAlertsJob(db).run(now, open)).toBe(0)
    expect(await deleteUnconfirmedPriceAlerts(db, inDays(-1), 10)).toBe(0)
    expect(await deleteUnconfirmedPriceAlerts(db, inDays(1), 10)).toBe(1)
  })

  it('keep the owner’s address and confirmation when a stranger subscribes', async () => {
    const db = await migratedDatabase(kind)
    const visitor = await shopperWithWish(db)
    const stranger = await db.transaction().execute(tx => createVisitor(tx, now))
    await subscribeToPriceAlerts(db, visitor, { list: 'list', email: 'ada@mail.example' }, now)
    await confirmPriceAlerts(db, await tokenOf(db), now)
    const rows = () => db.selectFrom('price_alert').selectAll().execute()
    const before = await rows()
    expect(before).toMatchObject([{ email: 'ada@mail.example', confirmed_at: now.toISOString() }])
    for (const one of [stranger, undefined])
      for (const email of ['eve@mail.example', 'ada@mail.example'])
        await subscribeToPriceAlerts(db, one, { list: 'list', email }, inDays(1))
    expect(await rows()).toEqual(before)
    expect(await queuedEmails(db)).toHaveLength(1)
  })

  it('keep confirmed addresses when unconfirmed ones are deleted', async () => {
    const db = await migratedDatabase(kind)
    const visitor = await shopperWithWish(db)
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
      await subscribeToPriceAlerts(db, visitor, { list, email: 'ada@mail.example' }, now)
    await db
      .updateTable('price_alert')
      .set({ confirmed_at: now.toISOString() })
      .where('list_id', '=', 'list')
      .execute()
    expect(await deleteUnconfirmedPriceAlerts(db, inDays(1), 1)).toBe(1)
    expect(await deleteUnconfirmedPriceAlerts(db, inDays(1), 1)).toBe(0)
    expect(await db.selectFrom('price_alert').select('list_id').execute()).toEqual([{ list_id: 'list' }])
  })

  it('are limited per minute when many lists are affected', async () => {
    const db = await migratedDatabase(kind)
    const { id: visitor_id } = await shopperWithWish(db)
    const at = now.toISOString()
    const lists = Array.from({ length: bulkEmailsPerMinute + 5 }, (_, index) => `list-${index}`)
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
    const alert = { email: 'ada@mail.example', requested_at: at, confirmed_at: at }
    await db
      .insertInto('price_alert')
      .values(
        lists.map(list_id => ({ ...alert, list_id, ...tokenColumns(db, 'price-alert-token', list_id) })),
      )
      .execute()
    await price(db, 4000)
    const job = priceAlertsJob(db)
    const runAll = async (minutes: number) => {
      while ((await job.run(new Date(now.getTime() + minutes * 60_000), open)) > 0);
      return (await queuedEmails(db)).length
    }
    expect(await runAll(0)).toBe(bulkEmailsPerMinute)
    expect(await runAll(1)).toBe(bulkEmailsPerMinute)
    await db.updateTable('email').set({ sent_at: at }).execute()
    expect(await runAll(0)).toBe(bulkEmailsPerMinute)
    expect(await runAll(1)).toBe(lists.length)
  })

  it('use the price of the saved variant, and skip sold-out ones', async () => {
    const db = await migratedDatabase(kind)
    const visitor = await shopperWithWish(db)
    await db
      .insertInto('variant')
      .values({ product_id: 1, sku: 'BAG-SAGE', price: 9900, available: 5, position: 1 })
      .execute()
    await db.updateTable('wish').set({ sku: 'BAG-CLAY' }).execute()
    await subscribeToPriceAlerts(db, visitor, { list: 'list', email: 'ada@mail.example' }, now)
    await confirmPriceAlerts(db, await tokenOf(db), now)
    const job = priceAlertsJob(db)
    await db.updateTable('variant').set({ price: 100 }).where('sku', '=', 'BAG-SAGE').execute()
    expect(await job.run(now, open)).toBe(0)
    await db.updateTable('variant').set({ price: 200, available: 0 }).where('sku', '=', 'BAG-CLAY').execute()
    expect(await job.run(now, open)).toBe(0)
    await db.updateTable('variant').set({ available: 1 }).where('sku', '=', 'BAG-CLAY').execute()
    expect(await job.run(now, open)).toBe(1)
    expect((await queuedEmails(db)).at(-1)).toMatchObject({ drops: [{ from: 4400, to: 200 }] })
  })

  it.each([
    ['wish', 'removed_at'],
    ['variant', 'removed_at'],
    ['product', 'published_at'],
  ] as const)('skip a %s by its %s', async (table, column) => {
    const db = await migratedDatabase(kind)
    const visitor = await shopperWithWish(db)
    await subscribeToPriceAlerts(db, visitor, { list: 'list', email: 'ada@mail.example' }, now)
    await confirmPriceAlerts(db, await tokenOf(db), now)
    await price(db, 100)
    const at = now.toISOString()
    const set = (value: string | null) =>
      db
        .updateTable(table)
        .set({ [column]: value })
        .execute()
    await set(column === 'removed_at' ? at : null)
    expect(await priceAlertsJob(db).run(now, open)).toBe(0)
    await set(column === 'removed_at' ? null : at)
    expect(await priceAlertsJob(db).run(now, open)).toBe(1)
  })
})
