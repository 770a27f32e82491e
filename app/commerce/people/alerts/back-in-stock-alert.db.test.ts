import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { soldOutSku as soldOut } from '#test/demo-skus.ts'
import { findAlertVariant } from './alert-request-store.server.ts'
import {
  confirmBackInStockAlert,
  deleteBackInStockAlert,
  deleteUnconfirmedBackInStockAlerts,
  findBackInStockAlert,
} from './back-in-stock-alert-store.server.ts'
import { backInStockToken, readBackInStockToken } from './back-in-stock-token.server.ts'
import { requestBackInStockAlert } from './request-back-in-stock-alert.server.ts'

const inStock = 'PRD-CLY-S'
const today = new Date('2026-11-21T12:00:00.000Z')
const later = new Date('2026-12-24T12:00:00.000Z')

describe.each(databases)('a back-in-stock alert, on %s', kind => {
  async function shop() {
    const db = await demoDatabase(kind)
    const requests = () =>
      db
        .selectFrom('back_in_stock_request')
        .innerJoin('variant', 'variant.id', 'variant_id')
        .select(['sku', 'email', 'created_at', 'confirmed_at', 'sent_at'])
        .orderBy('back_in_stock_request.id')
        .execute()
    const emails = async () =>
      (await db.selectFrom('email').select(['kind', 'recipient']).orderBy('id').execute()).map(
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
    return { db, requests, emails, idOf }
  }

  it('is saved once for any spelling of an address', async () => {
    const { db, requests } = await shop()
    expect(await requestBackInStockAlert(db, soldOut, 'ada@example.com', today)).toEqual({ ok: true })
    const request = { sku: soldOut, email: 'ada@example.com', confirmed_at: null, sent_at: null }
    expect(await requests()).toEqual([{ ...request, created_at: today.toISOString() }])
    expect(await requestBackInStockAlert(db, soldOut, ' ADA@example.com ', later)).toEqual({ ok: true })
    expect(await requests()).toEqual([{ ...request, created_at: later.toISOString() }])
    expect(await requestBackInStockAlert(db, soldOut, 'bob@example.com', later)).toEqual({ ok: true })
    expect(await requests()).toHaveLength(2)
  })

  it('can be requested again after it was sent', async () => {
    const { db, requests } = await shop()
    await requestBackInStockAlert(db, soldOut, 'ada@example.com', today)
    await db.updateTable('back_in_stock_request').set({ sent_at: today.toISOString() }).execute()
    expect(await requestBackInStockAlert(db, soldOut, 'ada@example.com', later)).toEqual({ ok: true })
    expect(await requests()).toMatchObject([
      { created_at: later.toISOString(), confirmed_at: null, sent_at: null },
    ])
  })

  it('asks for confirmation at most once an hour and never when confirmed', async () => {
    const { db, requests, emails, idOf } = await shop()
    const minutes = (count: number) => new Date(today.getTime() + count * 60_000)
    for (const count of [0, 1, 59])
      await requestBackInStockAlert(db, soldOut, 'ada@example.com', minutes(count))
    expect(await emails()).toEqual(['back-in-stock-requested to ada@example.com'])
    await requestBackInStockAlert(db, soldOut, 'ada@example.com', minutes(60))
    expect(await emails()).toHaveLength(2)
    const id = await idOf('ada@example.com')
    await confirmBackInStockAlert(db, id, minutes(61))
    await confirmBackInStockAlert(db, id, minutes(62))
    const confirmed = await requests()
    expect(confirmed).toMatchObject([{ confirmed_at: minutes(61).toISOString() }])
    expect(await requestBackInStockAlert(db, soldOut, 'ada@example.com', minutes(200))).toEqual({ ok: true })
    expect([await requests(), await emails()]).toEqual([confirmed, Array(2).fill(expect.any(String))])
  })

  it('is found by its token and by no forged one', async () => {
    const { db, requests, idOf } = await shop()
    for (const name of ['ada', 'bob'])
      await requestBackInStockAlert(db, soldOut, `${name}@example.com`, today)
    const [ada, bob] = [await idOf('ada@example.com'), await idOf('bob@example.com')]
    const token = backInStockToken(db, ada)
    expect(readBackInStockToken(db, token)).toBe(ada)
    const forged = [
      `${bob}${token.slice(String(ada).length)}`,
      `${ada}-`,
      `${ada}-${'A'.repeat(43)}`,
      `0${token}`,
    ]
    for (const other of [...forged, `${token}A`, token.slice(0, -1), '', '-', 'é', `1e3${token}`])
      expect([other, readBackInStockToken(db, other)]).toEqual([other, undefined])
    expect(await findBackInStockAlert(db, ada)).toMatchObject({
      sku: soldOut,
      title: 'Product',
      state: 'unconfirmed',
    })
    await confirmBackInStockAlert(db, ada, today)
    expect(await findBackInStockAlert(db, ada)).toMatchObject({ state: 'confirmed' })
    expect(await findBackInStockAlert(db, bob)).toMatchObject({ state: 'unconfirmed' })
    await db.updateTable('back_in_stock_request').set({ sent_at: today.toISOString() }).execute()
    expect(await findBackInStockAlert(db, ada)).toMatchObject({ state: 'sent' })
    await deleteBackInStockAlert(db, ada)
    expect(await findBackInStockAlert(db, ada)).toBeUndefined()
    expect(await requests()).toMatchObject([{ email: 'bob@example.com' }])
  })

  it('is deleted unless it is confirmed in time', async () => {
    const { db, requests, idOf } = await shop()
    for (const name of ['ada', 'bob'])
      await requestBackInStockAlert(db, soldOut, `${name}@example.com`, today)
    await requestBackInStockAlert(db, soldOut, 'eve@example.com', later)
    await confirmBackInStockAlert(db, await idOf('ada@example.com'), today)
    expect(await deleteUnconfirmedBackInStockAlerts(db, today, 10)).toBe(0)
    expect(await deleteUnconfirmedBackInStockAlerts(db, later, 1)).toBe(1)
    expect((await requests()).map(({ email }) => email)).toEqual(['ada@example.com', 'eve@example.com'])
  })

  it.each([
    ['for a variant in stock', inStock, 'ada@example.com', 'in-stock'],
    ['for an unknown SKU', 'PRD-XXX-S', 'ada@example.com', 'unknown-sku'],
    ['for an SQL injection', "'; drop table variant; --", 'ada@example.com', 'unknown-sku'],
    ['without an address', soldOut, '', 'no-email'],
    ['with an invalid address', soldOut, 'ada', 'bad-email'],
  ])('is refused %s', async (_, sku, email, reason) => {
    const { db, requests } = await shop()
    expect(await requestBackInStockAlert(db, sku, email, today)).toEqual({ ok: false, reason })
    expect(await requests()).toEqual([])
  })

  it('is refused for an unpublished product', async () => {
    const { db, requests } = await shop()
    await db.updateTable('product').set({ published_at: null }).where('slug', '=', 'product').execute()
    const requested = await requestBackInStockAlert(db, soldOut, 'ada@example.com', today)
    expect(requested).toEqual({ ok: false, reason: 'unknown-sku' })
    expect(await requests()).toEqual([])
    expect(await findAlertVariant(db, soldOut)).toBeUndefined()
  })

  it('is saved once for concurrent requests', async () => {
    const { db, requests } = await shop()
    const requested = await Promise.all(
      Array.from({ length: 8 }, () => requestBackInStockAlert(db, soldOut, 'ada@example.com', today)),
    )
    expect(requested).toEqual(requested.map(() => ({ ok: true })))
    expect(await requests()).toHaveLength(1)
  })

  it('knows its variant', async () => {
    const { db } = await shop()
    expect(await findAlertVariant(db, soldOut)).toEqual({
      sku: soldOut,
      title: 'Product',
      slug: 'product',
      choice: { color: 'clay', size: 'xl' },
      options: 'Clay, XL',
      available: 0,
    })
    expect(await findAlertVariant(db, 'CRF-GLS-01')).toMatchObject({ choice: {}, options: '' })
  })
})
