import { afterAll, describe, expect, it } from 'vitest'
import { checkoutShopper } from '#storefront/checkout/checkout.fixture.ts'
import { builtShop } from '../built-shop.ts'
import { databases, demoCopy } from '../databases.ts'
import { buyingBudgets, type RequestBudget } from './budgets.ts'
import { countStatements } from './count-statements.ts'

const count = countStatements()

for (const kind of databases) {
  const address = await demoCopy(kind, afterAll)

  describe(`a purchase on ${kind}`, () => {
    const shop = builtShop({ ...address, allowsDemoInbox: true })

    it('costs what its budgets say', async () => {
      const skus = await threeSkus(shop.db)
      const buy = async () => {
        const shopper = await checkoutShopper(shop, Object.fromEntries(skus.map(sku => [sku, 1])))
        await shopper.fetch('/cart')
        const placed = await shopper.place()
        const order = placed.headers.get('location')!
        expect([placed.status, order]).toEqual([303, expect.stringMatching('^/orders/')])
        await shopper.fetch(order)
        return order
      }
      // Reads what the process remembers.
      await buy()
      const paths = { 'GET /orders/:token': `GET ${await buy()}` }
      const costs: Record<string, RequestBudget> = {}
      for (const name of Object.keys(buyingBudgets[kind]))
        costs[name] = count.ofRequest(paths[name as keyof typeof paths] ?? name)
      expect(costs).toEqual(buyingBudgets[kind])
    })
  })
}

async function threeSkus(db: Parameters<typeof checkoutShopper>[0]['db']): Promise<string[]> {
  const rows = await db
    .selectFrom('variant')
    .select('sku')
    .where('available', '>', 5)
    .orderBy('sku')
    .limit(3)
    .execute()
  return rows.map(({ sku }) => sku)
}
