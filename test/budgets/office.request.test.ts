import { expect, it } from 'vitest'
import { checkoutShopper } from '#storefront/checkout/checkout.fixture.ts'
import { officeRequests } from '#web/staff/office-requests.fixture.ts'
import { builtShop } from '../built-shop.ts'
import { officeBudgets } from './budgets.ts'
import { countStatements } from './count-statements.ts'

const shop = builtShop()
const count = countStatements()
const office = officeRequests(shop, 'owner')

/** Places orders of this many lines, each by a new shopper. */
async function placeOrders(orders: number, lines: number): Promise<string[]> {
  const skus = await shop.db
    .selectFrom('variant')
    .select('sku')
    .where('available', '>', 20)
    .orderBy('sku')
    .limit(lines)
    .execute()
  for (let placed = 0; placed < orders; placed++) {
    const shopper = await checkoutShopper(shop, Object.fromEntries(skus.map(({ sku }) => [sku, 1])))
    expect((await shopper.place()).status).toBe(303)
  }
  const rows = await shop.db.selectFrom('customer_order').select('number').orderBy('id').execute()
  return rows.map(({ number }) => number)
}

async function statementsOf(path: string): Promise<number> {
  const { status } = await office.open(path)
  expect([path, status]).toEqual([path, 200])
  return count.ofRequest(`GET ${path}`).statements
}

it('the pages that staff open most cost what their budgets say, and no query per row', async () => {
  const product = await shop.db
    .selectFrom('product')
    .select('id')
    .where('slug', '=', 'linen-tee')
    .executeTakeFirstOrThrow()
  const costs = async (number: string) => {
    const counted: Record<string, number> = {}
    for (const path of Object.keys(officeBudgets))
      counted[path] = await statementsOf(path.replace(':number', number).replace(':id', String(product.id)))
    return counted
  }
  // More than the start page lists, so that it counts them.
  const [small] = await placeOrders(6, 1)
  await costs(small!)
  expect(await costs(small!)).toEqual(officeBudgets)
  const large = (await placeOrders(3, 5)).at(-1)!
  expect(await costs(large)).toEqual(officeBudgets)
})
