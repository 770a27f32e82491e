import { expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { waterPotSku as pot } from '#test/demo-skus.ts'
import { sampleCheckoutForm } from '#test/sample-customer.ts'
import { checkoutShopper } from './checkout.fixture.ts'

const shop = builtShop()
const transfer = { ...sampleCheckoutForm, payment: 'bank-transfer' }

it('offers a transfer only where the shop has an account', async () => {
  await shop.db.deleteFrom('bank_account_country').execute()
  await shop.db.deleteFrom('bank_account').execute()
  const account = { name: 'Germany', details: 'IBAN DE00 1234', position: 1 }
  const added = shop.db.insertInto('bank_account').values(account).returning('id')
  const { id: account_id } = await added.executeTakeFirstOrThrow()
  await shop.db.insertInto('bank_account_country').values({ account_id, country: 'DE' }).execute()
  const { submit, html, place } = await checkoutShopper(shop, { [pot]: 1 })
  await submit('/checkout/save', { country: 'US' })
  expect(await html()).not.toContain('value="bank-transfer"')
  await submit('/checkout/save', { country: 'DE' })
  expect(await html()).toMatch(/value="bank-transfer"[\s\S]*IBAN DE00 1234/)
  await place(transfer)
  const order = shop.db.selectFrom('customer_order').select('payment').orderBy('id', 'desc')
  expect((await order.executeTakeFirst())?.payment).not.toBe('bank-transfer')
})
