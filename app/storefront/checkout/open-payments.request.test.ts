import { expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { officeBagSku as bag, blackTeeSku as tee } from '#test/demo-skus.ts'
import { checkoutShopper, shopFromAddress } from './checkout.fixture.ts'

const testPayment = /^\/pay\//
const shop = builtShop()

it('a shopper reads when the last ones that others are paying for are free again, and keeps the cart', async () => {
  const stockOf = (available: number) =>
    shop.db.updateTable('variant').set({ available }).where('sku', '=', bag).execute()
  await stockOf(20)
  const at = (from: string, quantity: number) =>
    checkoutShopper(shopFromAddress(shop, from), { [bag]: quantity, [tee]: 1 })
  const [first, second] = [await at('203.0.113.46', 10), await at('203.0.113.47', 3)]
  const payments = [await first.place({ payment: 'test' }), await second.place({ payment: 'test' })]
  for (const { headers } of payments) expect(headers.get('location')).toMatch(testPayment)
  const held = /We’re holding your order until \w+ \d+, \d+ at ([\d:]+ [AP]M)/
  const [anHour, soon] = await Promise.all(
    payments.map(async ({ headers }) => held.exec(await first.text(headers.get('location')!))![1]!),
  )
  const minutesOf = (time: string) => new Date(`2026-01-01 ${time}`).getTime() / 60_000
  expect((minutesOf(anHour!) - minutesOf(soon!) + 1440) % 1440).toBeCloseTo(45, -1)

  const third = await at('203.0.113.46', 1)
  expect((await third.place({ payment: 'test' })).headers.get('location')).toBe('/checkout?notice=try-later')
  const page = await third.text('/checkout?notice=try-later')
  expect(page).toContain(
    `Others are paying for the last ones right now We haven’t placed this order yet. Try again at ${soon}`,
  )
  expect(page).toContain('Office Bag Black 1 ×')

  await stockOf(500)
  expect(await third.text('/checkout?notice=try-later')).toMatch(
    /Please place your order again.*Enough is left now/,
  )
  expect((await third.submit('/checkout/place', { payment: 'test' })).headers.get('location')).toMatch(
    testPayment,
  )
})
