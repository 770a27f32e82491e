import { describe, expect, it } from 'vitest'
import type { EmailFacts } from '#commerce/running/outbox/email.ts'
import { toAmount } from '#commerce/values/money.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { emailShopPlacedAt, fillEmailShop } from './email-shop.fixture.ts'
import { renderOneEmail } from './render-one-email.fixture.ts'

const url = 'https://shop.example'
const backInStock: EmailFacts = { kind: 'back-in-stock', sku: 'BAG-CLAY', requestId: 1 }
const priceDropped: EmailFacts = {
  kind: 'price-dropped',
  token: 'a'.repeat(22),
  drops: [{ productId: 1, from: toAmount(5500), to: toAmount(4400) }],
}

describe.each(databases)('emails about products, on %s', kind => {
  async function alertShop() {
    const db = await migratedDatabase(kind)
    await fillEmailShop(db)
    return { db, rendered: async (facts: EmailFacts) => (await renderOneEmail(db, facts, url))?.text }
  }

  it('name what is back in stock, with its options and price, and link to it', async () => {
    const text = await (await alertShop()).rendered(backInStock)
    expect(text).toMatch(/School Bag & Co +\$44\.00\n {2}Clay\n/)
    expect(text).toContain(`${url}/productDetails/school-bag?color=clay\n`)
  })

  it('announce no variant that sold out again', async () => {
    const { db, rendered } = await alertShop()
    await db.updateTable('variant').set({ available: 0 }).execute()
    expect(await rendered(backInStock)).toBeUndefined()
    expect(await rendered(priceDropped)).toContain('School Bag & Co')
  })

  it('announce no product without a page', async () => {
    const { db, rendered } = await alertShop()
    await db.updateTable('product').set({ published_at: null }).execute()
    expect([await rendered(backInStock), await rendered(priceDropped)]).toEqual([undefined, undefined])
    await db.updateTable('product').set({ published_at: emailShopPlacedAt }).execute()
    await db.updateTable('variant').set({ removed_at: emailShopPlacedAt }).execute()
    expect([await rendered(backInStock), await rendered(priceDropped)]).toEqual([undefined, undefined])
  })
})
