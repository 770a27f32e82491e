import { describe, expect, it } from 'vitest'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { blackTeeSku as tee } from '#test/demo-skus.ts'
import { toAmount } from '../../values/money.ts'
import { readDeliveryCountries } from '../delivery/delivery-store.server.ts'
import { issueGiftCard } from '../gift-cards/issue-gift-card.server.ts'
import { type CartToPrice, priceCart } from './price-cart.server.ts'
import { redeemQuote } from './redeem-quote.server.ts'

const now = new Date('2026-11-22T12:00:00.000Z')
const bag = 'BAG-SCH-01'

async function shop(kind: DatabaseKind) {
  const db = await demoDatabase(kind)
  const price = (more: Partial<CartToPrice> = {}) => {
    const cart = {
      lines: [{ sku: tee, quantity: 1 }],
      country: 'US',
      region: 'CA',
      codes: [],
      confirmedEmail: null,
    }
    return priceCart(db, { deliveryMethodId: null, ...cart, ...more }, now)
  }
  return { db, price }
}

describe.each(databases)('priceCart on %s', kind => {
  it('prices the demo shop with free delivery and included tax everywhere', async () => {
    const { db, price } = await shop(kind)
    const there = await price({ lines: [1, 2].map(quantity => ({ sku: tee, quantity })) })
    expect(there.quote).toMatchObject({
      lines: [{ sku: tee, quantity: 3, unitPrice: 4400, total: 13200 }],
      discounts: [],
      delivery: { name: 'Standard', price: 0 },
      taxes: [],
      taxIncluded: true,
      due: 13200,
    })
    expect(there.offers).toMatchObject([
      { name: 'Standard', price: 0, duration: '3 to 5 business days' },
      { name: 'Express', price: 1200, duration: '1 to 2 business days' },
    ])
    const express = there.offers[1]!.methodId
    const inGermany = await price({ country: 'DE', region: '', deliveryMethodId: express })
    expect(inGermany.quote).toMatchObject({
      taxes: [{ name: 'VAT', rate: 1900, base: 4706, amount: 894 }],
      delivery: { total: 1200 },
      due: 5600,
    })
    const nowhere = await price({ country: '' })
    expect(nowhere).toMatchObject({ quote: { delivery: null, due: 4400 }, offers: [] })
    const countries = await readDeliveryCountries(db)
    expect(countries).toHaveLength(40)
    for (const country of countries)
      expect((await price({ country, region: '' })).quote).toMatchObject({
        delivery: { price: 0 },
        due: 4400,
      })
  })

  it('uses current prices and leaves out what is not on sale', async () => {
    const { db, price } = await shop(kind)
    await db.updateTable('variant').set({ price: 3900 }).where('sku', '=', tee).execute()
    await db.updateTable('product').set({ published_at: null }).where('slug', '=', 'school-bag').execute()
    const { quote } = await price({ lines: [bag, tee, 'NEVER'].map(sku => ({ sku, quantity: 1 })) })
    expect(quote).toMatchObject({ lines: [{ sku: tee, unitPrice: 3900 }], due: 3900 })
    expect((await price({ lines: [] })).quote).toMatchObject({ lines: [], due: 0 })
  })

  it('adds the taxes of a state and its country to prices without tax', async () => {
    const { db, price } = await shop(kind)
    const rate = (region: string, name: string, rate: number) => ({ country: 'US', region, name, rate })
    await db
      .insertInto('tax_rate')
      .values(
        [rate('CA', 'State', 725), rate('', 'Country', 100), rate('NY', 'New York', 400)].map(one => ({
          ...one,
          taxes_delivery: 0 as const,
        })),
      )
      .execute()
    await db.updateTable('setting').set({ value: 'no' }).where('name', '=', 'prices_include_tax').execute()
    const { quote } = await price()
    expect(quote.taxes.map(({ name, amount }) => [name, amount])).toEqual([
      ['Country', 44],
      ['State', 319],
    ])
    expect(quote.total).toBe(4763)
    expect((await price({ region: 'TX' })).quote.total).toBe(4444)
    await db.deleteFrom('setting').where('name', '=', 'prices_include_tax').execute()
    expect((await price()).quote).toMatchObject({ taxIncluded: true, total: 4400 })
  })

  it('normalizes codes and returns the reason for each refusal', async () => {
    const { db, price } = await shop(kind)
    const card = await inOneCommit(db, tx =>
      issueGiftCard(tx, { amount: toAmount(1000), currency: 'USD', expiresAt: null }, now),
    )
    const typed = [' welcome10', 'tote5', card.code.toLowerCase().replaceAll('-', ''), 'NEVER', 'ü', 'SIXTH']
    const { quote, refusedCodes: refused } = await price({ codes: typed, confirmedEmail: 'Ada@Tote.example' })
    expect(quote.discounts).toMatchObject([{ code: 'TOTE5', goods: 500 }])
    expect(quote).toMatchObject({
      giftCard: { id: card.id, ending: card.code.slice(-4), amount: 1000 },
      due: 2900,
    })
    expect(refused).toEqual([
      { code: 'WELCOME10', reason: 'one-code' },
      { code: 'NEVER', reason: 'unknown-code' },
      { code: 'ü', reason: 'unknown-code' },
    ])
    expect(JSON.stringify(await db.selectFrom('gift_card').selectAll().execute())).not.toContain(card.code)

    const { quote: first } = await price({ codes: ['WELCOME10'], confirmedEmail: 'Ada@Tote.example' })
    expect(await inOneCommit(db, tx => redeemQuote(tx, 1, first, 'Ada@Tote.example', now))).toEqual({
      ok: true,
    })
    const again = async (confirmedEmail: string | null) =>
      (await price({ codes: ['WELCOME10'], confirmedEmail })).refusedCodes.map(({ reason }) => reason)
    expect(await again(' ada@tote.EXAMPLE ')).toEqual(['already-used'])
    expect(await again('eve@tote.example')).toEqual([])
    expect(await again(null)).toEqual(['unconfirmed-email'])
  })

  it('applies a category promotion to subcategories once, even in a cyclic tree', async () => {
    const { db, price } = await shop(kind)
    const [top, middle] = await db
      .insertInto('category')
      .values([
        { slug: 'all', name: 'All', parent_id: null, position: 90 },
        { slug: 'some', name: 'Some', parent_id: null, position: 91 },
      ])
      .returning('id')
      .execute()
    const { category_id: own } = await db
      .selectFrom('product_category')
      .innerJoin('variant', 'variant.product_id', 'product_category.product_id')
      .select('category_id')
      .where('sku', '=', tee)
      .executeTakeFirstOrThrow()
    const put = (id: number, parent_id: number) =>
      db.updateTable('category').set({ parent_id }).where('id', '=', id).execute()
    await put(own, middle!.id)
    await put(middle!.id, top!.id)
    await put(top!.id, own)
    await db
      .updateTable('promotion')
      .set({ code: null, category_id: top!.id, kind: 'percent', value: 50, minimum: 0 })
      .where('code', '=', 'TOTE5')
      .execute()
    const lines = [tee, bag].map(sku => ({ sku, quantity: 1 }))
    const discounts = async () => (await price({ lines })).quote.lines.map(({ discount }) => discount)
    expect(await discounts()).toEqual([2200, 0])
    const removed = { removed_at: now.toISOString() }
    await db.updateTable('category').set(removed).where('id', '=', own).execute()
    expect(await discounts(), 'of a removed category').toEqual([0, 0])
  })
})
