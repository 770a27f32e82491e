import { describe, expect, it } from 'vitest'
import { placeSampleOrder } from '#commerce/orders/sample-order.fixture.ts'
import { deliverOrderInTest } from '#test/attack/requests/deliver-order.ts'
import { builtShop } from '#test/built-shop.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import { defaultRates } from '#web/limits/rates.ts'
import { signedInBrowser } from '../account.fixture.ts'

const boundless = { burst: 1e6, perSecond: 1 }
const shared = { visitor: boundless, address: boundless }

describe('the orders of an account', () => {
  const shop = builtShop({ rates: { ...defaultRates, emails: shared, codes: shared } })
  let people = 0
  const newAddress = () => `dora-${++people}@mail.example`
  const order = async (email: string) => {
    const placed = await placeSampleOrder(
      shop.db,
      [{ sku: 'POT-WHT-01', quantity: 1 }],
      'bank-transfer',
      new Date(),
    )
    await shop.db.updateTable('customer_order').set({ email }).where('id', '=', placed.id).execute()
    return placed
  }
  const page = async (browser: Awaited<ReturnType<typeof signedInBrowser>>, query = '') =>
    (await browser.fetch(`/account${query}`)).text()

  it('appear at once when the address is proven, those of a guest included', async () => {
    const email = newAddress()
    const { number } = await order(email)
    const other = await order(newAddress())
    const browser = await signedInBrowser(shop, email)
    const html = await page(browser)
    expect([html.includes(number), html.includes(other.number)]).toEqual([true, false])
    const later = await order(email)
    expect(await page(browser)).toContain(later.number)
  })

  it('bring the latest address to a new account, once', async () => {
    const email = newAddress()
    const { address } = await order(email)
    const browser = await signedInBrowser(shop, email)
    const addresses = async () => (await browser.fetch('/account/addresses')).text()
    expect(await addresses()).toContain(address.line1)
    const saved = await shop.db
      .selectFrom('account_address')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    await browser.send('/account/addresses/remove', { address: String(saved[0]!.id) })
    await browser.send('/account/sign-out', {})
    const again = await signedInBrowser(shop, email)
    expect(await (await again.fetch('/account/addresses')).text()).not.toContain(address.line1)
  })

  it('are found with another spelling of the domain', async () => {
    const { number } = await order('ida@bücher.example')
    expect(await page(await signedInBrowser(shop, 'Ida@xn--bcher-kva.example'))).toContain(number)
  })

  it('are not found with an address of the same mailbox', async () => {
    const { number } = await order('emil+shop@mail.example')
    expect(await page(await signedInBrowser(shop, 'emil@mail.example'))).not.toContain(number)
  })

  it('lead to what can be done with them today', async () => {
    const email = newAddress()
    const { id, number, token } = await order(email)
    const browser = await signedInBrowser(shop, email)
    const before = await page(browser)
    expect(before).toContain(`Order again, order ${number}`)
    expect(before).toContain(`/orders/${token}/invoice`)
    expect(before).not.toContain(`/orders/${token}/return`)
    await deliverOrderInTest(shop.db, id)
    const after = await page(browser)
    for (const text of [`/orders/${token}/return"`, `/orders/${token}#lines`, 'Delivered'])
      expect(after).toContain(text)
    const again = await browser.send(`/orders/${token}/reorder`, { key: 'a-key-of-this-reorder' })
    expect(again.headers.get('location')).toBe('/cart')
  })

  it('are listed ten at a time', async () => {
    const email = newAddress()
    const numbers = []
    for (let count = 0; count < 11; count++) numbers.unshift((await order(email)).number)
    const browser = await signedInBrowser(shop, email)
    const listed = (html: string) =>
      [...html.matchAll(/View order, order (T-[\w-]+)/g)].map(([, found]) => found)
    const first = await page(browser)
    expect([listed(first), first.includes('Older orders')]).toEqual([numbers.slice(0, 10), true])
    const second = await page(browser, '?page=2')
    expect([listed(second), second.includes('Newer orders')]).toEqual([numbers.slice(10), true])
    for (const query of ['?page=0', '?page=x', '?page=-1'])
      expect(listed(await page(browser, query))).toHaveLength(10)
  })
})

describe('a guest who ordered', () => {
  const shop = builtShop({ rates: { ...defaultRates, emails: shared, codes: shared } })

  it('can save account and address for next time, and is offered nothing else', async () => {
    const order = await placeSampleOrder(
      shop.db,
      [{ sku: 'POT-WHT-01', quantity: 1 }],
      'bank-transfer',
      new Date(),
    )
    const page = `/orders/${order.token}`
    const guest = shopBrowser(shop)
    expect(await (await guest.fetch(page)).text()).toContain('We’ll email a code to')
    const browser = await signedInBrowser(shop, order.email)
    expect(await (await browser.fetch(page)).text()).not.toContain('Save for next time')
    await shop.db.deleteFrom('account_address').execute()
    expect(await (await browser.fetch(page)).text()).toContain('Save address')
    expect((await browser.send('/account/addresses/new', { ...order.address })).status).toBe(303)
    expect(await (await browser.fetch(page)).text()).not.toContain('Save for next time')
    const other = await signedInBrowser(shop, 'other@mail.example')
    expect(await (await other.fetch(page)).text()).not.toContain('Save for next time')
  })
})
