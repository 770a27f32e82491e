import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { demoDatabase } from '../../../test/demo-database.ts'
import { askWhenBack } from './ask-when-back.server.ts'
import { findVariant } from './back-in-stock-store.server.ts'

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
        .select(['sku', 'email', 'created_at', 'sent_at'])
        .orderBy('back_in_stock_request.id')
        .execute()
    return { db, noted }
  }

  it('is noted once, however often and in whatever spelling they ask', async () => {
    const { db, noted } = await shop()
    expect(await askWhenBack(db, soldOut, 'ada@example.com', today)).toEqual({ ok: true })
    const once = await noted()
    expect(once).toEqual([
      { sku: soldOut, email: 'ada@example.com', created_at: today.toISOString(), sent_at: null },
    ])
    expect(await askWhenBack(db, soldOut, ' ADA@example.com ', later)).toEqual({ ok: true })
    expect(await noted()).toEqual(once)
    expect(await askWhenBack(db, soldOut, 'bob@example.com', later)).toEqual({ ok: true })
    expect(await noted()).toHaveLength(2)
  })

  it('may ask again after they were told', async () => {
    const { db, noted } = await shop()
    await askWhenBack(db, soldOut, 'ada@example.com', today)
    await db.updateTable('back_in_stock_request').set({ sent_at: today.toISOString() }).execute()
    expect(await askWhenBack(db, soldOut, 'ada@example.com', later)).toEqual({ ok: true })
    expect(await noted()).toEqual([
      { sku: soldOut, email: 'ada@example.com', created_at: later.toISOString(), sent_at: null },
    ])
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
