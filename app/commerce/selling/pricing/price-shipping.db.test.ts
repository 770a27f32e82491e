import { describe, expect, it } from 'vitest'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { blackTeeSku as tee } from '#test/demo-skus.ts'
import { toAmount } from '../../values/money.ts'
import { priceCart } from './price-cart.server.ts'
import { priceShipping } from './price-shipping.server.ts'

const now = new Date('2026-11-22T12:00:00.000Z')

async function shop(kind: DatabaseKind) {
  const db = await demoDatabase(kind)
  const ask = (country: string, goods = 4400, weight = 200, taxClassId: number | null = null) =>
    priceShipping(db, { country, region: '', goods: toAmount(goods), weight, taxClassId }, now)
  return { db, ask }
}

describe.each(databases)('priceShipping on %s', kind => {
  it('prices every method as the checkout does, with taxes', async () => {
    const { db, ask } = await shop(kind)
    const { offered, left, taxIncluded } = await ask('DE')
    expect([left, taxIncluded]).toEqual([[], true])
    expect(offered).toMatchObject([
      { name: 'Standard', price: 0, tax: 0 },
      { name: 'Express', price: 1200, tax: 192 },
    ])
    const cart = { lines: [{ sku: tee, quantity: 1 }], country: 'DE', region: '', codes: [] }
    for (const { methodId, total, tax } of offered) {
      const priced = await priceCart(db, { ...cart, deliveryMethodId: methodId, confirmedEmail: null }, now)
      expect(priced.quote.delivery).toMatchObject({ total, tax })
    }
  })

  it('counts a promotion for all products that makes it free', async () => {
    const { db, ask } = await shop(kind)
    const free = { title: 'Free', kind: 'free-delivery', value: 0, minimum: 4000 } as const
    await db
      .insertInto('promotion')
      .values({ ...free, once_per_customer: 0, position: 0 })
      .execute()
    expect((await ask('DE')).offered[1]).toMatchObject({ price: 1200, discount: 1200, total: 0 })
    expect((await ask('DE', 3900)).offered[1]).toMatchObject({ discount: 0, total: 1200 })
  })

  it('leaves out a promotion for a category, which not every order has', async () => {
    const { db, ask } = await shop(kind)
    const { id } = await db.selectFrom('category').select('id').limit(1).executeTakeFirstOrThrow()
    const free = { title: 'Free', kind: 'free-delivery', value: 0, minimum: 0, category_id: id } as const
    await db
      .insertInto('promotion')
      .values({ ...free, once_per_customer: 0, position: 0 })
      .execute()
    expect((await ask('DE')).offered[1]).toMatchObject({ discount: 0, total: 1200 })
  })

  it('is taxed like the items: by the rates of their class', async () => {
    const { db, ask } = await shop(kind)
    const { id } = await db
      .insertInto('tax_class')
      .values({ name: 'Books', removed_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rate = { country: 'DE', region: '', name: 'VAT', rate: 700, taxes_delivery: 1 as const }
    await db
      .insertInto('tax_rate')
      .values({ ...rate, tax_class_id: id })
      .execute()
    expect((await ask('DE', 4400, 200, id)).offered[1]).toMatchObject({ price: 1200, tax: 78 })
    expect((await ask('DE')).offered[1]).toMatchObject({ tax: 192 })
    expect((await ask('US', 4400, 200, id)).offered).toEqual((await ask('US')).offered)
  })

  it('names the methods that are left out, and from where they are offered', async () => {
    const { db, ask } = await shop(kind)
    await db.updateTable('delivery_rate').set({ from_measure: 5000 }).where('price', '=', 1200).execute()
    const { offered, left } = await ask('US')
    expect(offered.map(({ name }) => name)).toEqual(['Standard'])
    expect(left).toEqual([{ name: 'Express', from: { measure: 'price', value: 5000 } }])
    await db.deleteFrom('delivery_rate').execute()
    expect(await ask('US')).toMatchObject({ offered: [], left: [{ from: null }, { from: null }] })
  })

  it('tells a country without a zone from a zone without methods', async () => {
    const { db, ask } = await shop(kind)
    expect(await ask('TV')).toMatchObject({ zone: null, offered: [], left: [] })
    await db.updateTable('delivery_method').set({ removed_at: now.toISOString() }).execute()
    expect(await ask('US')).toMatchObject({ zone: expect.any(String), offered: [], left: [] })
  })
})
