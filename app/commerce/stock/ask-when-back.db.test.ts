import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { demoDatabase } from '../../../test/demo-database.ts'
import { alertToken, readAlertToken } from '../mail/alert-token.server.ts'
import { askWhenBack } from './ask-when-back.server.ts'
import { findVariant } from './back-in-stock-store.server.ts'
import { confirmAlert, findAlert, removeAlert, removeUnconfirmedAlerts } from './stock-alert-store.server.ts'

const soldOut = 'PRD-CLY-XL'
const inStock = 'PRD-CLY-S'
const today = new Date('2026-11-21T12:00:00.000Z')
const later = new Date('2026-12-24T12:00:00.000Z')

describe.each(databases)('who waits for what is sold out, on %s', kind => {
  async function shop() {
    const db = await demoDatabase(kind)
    const noted = () =>
      db
        .selectFrom('back_in_stock_request')
        .innerJoin('variant', 'variant.id', 'variant_id')
        .select(['sku', 'email', 'created_at', 'confirmed_at', 'sent_at'])
        .orderBy('back_in_stock_request.id')
        .execute()
    const emails = async () =>
      (await db.selectFrom('letter').select(['kind', 'recipient']).orderBy('id').execute()).map(
        ({ kind, recipient }) => `${kind} to ${recipient}`,
      )
    const idOf = async (email: string) =>
      (
        await db
          .selectFrom('back_in_stock_request')
          .select('id')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
      ).id
    return { db, noted, emails, idOf }
  }

  it('is noted once, however often and in whatever spelling they ask', async () => {
    const { db, noted } = await shop()
    expect(await askWhenBack(db, soldOut, 'ada@example.com', today)).toEqual({ ok: true })
    const request = { sku: soldOut, email: 'ada@example.com', confirmed_at: null, sent_at: null }
    expect(await noted()).toEqual([{ ...request, created_at: today.toISOString() }])
    expect(await askWhenBack(db, soldOut, ' ADA@example.com ', later)).toEqual({ ok: true })
    expect(await noted()).toEqual([{ ...request, created_at: later.toISOString() }])
    expect(await askWhenBack(db, soldOut, 'bob@example.com', later)).toEqual({ ok: true })
    expect(await noted()).toHaveLength(2)
  })

  it('may ask again after they were told', async () => {
    const { db, noted } = await shop()
    await askWhenBack(db, soldOut, 'ada@example.com', today)
    await db.updateTable('back_in_stock_request').set({ sent_at: today.toISOString() }).execute()
    expect(await askWhenBack(db, soldOut, 'ada@example.com', later)).toEqual({ ok: true })
    expect(await noted()).toMatchObject([
      { created_at: later.toISOString(), confirmed_at: null, sent_at: null },
    ])
  })

  it('is asked to confirm the address by one email an hour, and by none when it is confirmed', async () => {
    const { db, noted, emails, idOf } = await shop()
    const minutes = (count: number) => new Date(today.getTime() + count * 60_000)
    for (const count of [0, 1, 59]) await askWhenBack(db, soldOut, 'ada@example.com', minutes(count))
    expect(await emails()).toEqual(['back-in-stock-asked to ada@example.com'])
    await askWhenBack(db, soldOut, 'ada@example.com', minutes(60))
    expect(await emails()).toHaveLength(2)
    const id = await idOf('ada@example.com')
    await confirmAlert(db, id, minutes(61))
    await confirmAlert(db, id, minutes(62))
    const confirmed = await noted()
    expect(confirmed).toMatchObject([{ confirmed_at: minutes(61).toISOString() }])
    expect(await askWhenBack(db, soldOut, 'ada@example.com', minutes(200))).toEqual({ ok: true })
    expect([await noted(), await emails()]).toEqual([confirmed, Array(2).fill(expect.any(String))])
  })

  it('is told of the alert by its own token, and by none that was made up', async () => {
    const { db, noted, idOf } = await shop()
    for (const who of ['ada', 'bob']) await askWhenBack(db, soldOut, `${who}@example.com`, today)
    const [ada, bob] = [await idOf('ada@example.com'), await idOf('bob@example.com')]
    const token = alertToken(db, ada)
    expect(readAlertToken(db, token)).toBe(ada)
    const forged = [
      `${bob}${token.slice(String(ada).length)}`,
      `${ada}-`,
      `${ada}-${'A'.repeat(43)}`,
      `0${token}`,
    ]
    for (const other of [...forged, `${token}A`, token.slice(0, -1), '', '-', 'é', `1e3${token}`])
      expect([other, readAlertToken(db, other)]).toEqual([other, undefined])
    expect(await findAlert(db, ada)).toMatchObject({ sku: soldOut, title: 'Product', state: 'unconfirmed' })
    await confirmAlert(db, ada, today)
    expect(await findAlert(db, ada)).toMatchObject({ state: 'confirmed' })
    expect(await findAlert(db, bob)).toMatchObject({ state: 'unconfirmed' })
    await db.updateTable('back_in_stock_request').set({ sent_at: today.toISOString() }).execute()
    expect(await findAlert(db, ada)).toMatchObject({ state: 'sent' })
    await removeAlert(db, ada)
    expect(await findAlert(db, ada)).toBeUndefined()
    expect(await noted()).toMatchObject([{ email: 'bob@example.com' }])
  })

  it('is forgotten unless they confirm the address in time', async () => {
    const { db, noted, idOf } = await shop()
    for (const who of ['ada', 'bob']) await askWhenBack(db, soldOut, `${who}@example.com`, today)
    await askWhenBack(db, soldOut, 'eve@example.com', later)
    await confirmAlert(db, await idOf('ada@example.com'), today)
    expect(await removeUnconfirmedAlerts(db, today, 10)).toBe(0)
    expect(await removeUnconfirmedAlerts(db, later, 1)).toBe(1)
    expect((await noted()).map(({ email }) => email)).toEqual(['ada@example.com', 'eve@example.com'])
  })

  it.each([
    ['what can be had', inStock, 'ada@example.com', 'in-stock'],
    ['what was never there', 'PRD-XXX-S', 'ada@example.com', 'unknown-sku'],
    ['rubbish', "'; drop table variant; --", 'ada@example.com', 'unknown-sku'],
    ['without an address', soldOut, '', 'no-email'],
    ['with none', soldOut, 'ada', 'bad-email'],
  ])('asks in vain for %s', async (_, sku, email, because) => {
    const { db, noted } = await shop()
    expect(await askWhenBack(db, sku, email, today)).toEqual({ ok: false, because })
    expect(await noted()).toEqual([])
  })

  it('asks in vain for what the merchant took out of the shop', async () => {
    const { db, noted } = await shop()
    await db.updateTable('product').set({ published_at: null }).where('slug', '=', 'product').execute()
    const asked = await askWhenBack(db, soldOut, 'ada@example.com', today)
    expect(asked).toEqual({ ok: false, because: 'unknown-sku' })
    expect(await noted()).toEqual([])
    expect(await findVariant(db, soldOut)).toBeUndefined()
  })

  it('is noted once when many ask at the same time', async () => {
    const { db, noted } = await shop()
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => askWhenBack(db, soldOut, 'ada@example.com', today)),
    )
    expect(asked).toEqual(asked.map(() => ({ ok: true })))
    expect(await noted()).toHaveLength(1)
  })

  it('is told what they wait for', async () => {
    const { db } = await shop()
    expect(await findVariant(db, soldOut)).toEqual({
      sku: soldOut,
      title: 'Product',
      slug: 'product',
      color: { slug: 'clay', name: 'Clay' },
      size: { slug: 'xl', name: 'XL' },
      available: 0,
    })
    expect(await findVariant(db, 'CRF-GLS-01')).toMatchObject({ color: null, size: null })
  })
})
