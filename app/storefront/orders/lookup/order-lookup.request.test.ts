import { describe, expect, it } from 'vitest'
import { placeSampleOrder } from '#commerce/orders/sample-order.fixture.ts'
import { emailBudgets } from '#commerce/running/outbox/email-limits.ts'
import { unsealRenderedEmail } from '#commerce/running/outbox/sealed-email.server.ts'
import { builtShop } from '#test/built-shop.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import { defaultRates } from '#web/limits/rates.ts'

/** As sent by a proxy on this machine. */
const from = (address: string) => ({ 'x-forwarded-for': address })

describe('order lookup', () => {
  const shop = builtShop()
  const { send } = shopBrowser(shop)
  const placeOrder = () =>
    placeSampleOrder(shop.db, [{ sku: 'POT-WHT-01', quantity: 1 }], 'bank-transfer', new Date())
  const linkEmails = () => shop.db.selectFrom('email').selectAll().where('kind', '=', 'order-link').execute()

  it('emails a link to the address of the order, and gives everyone the same answer', async () => {
    const { number, email, token } = await placeOrder()
    const lookups = [
      { orderNumber: number.toLowerCase().replaceAll('-', ' '), email: email.toUpperCase() },
      { orderNumber: number, email: 'eve@mail.example' },
      { orderNumber: 'T-AAAA-AAAA', email: 'eve@mail.example' },
    ]
    const answers = new Set<string>()
    for (const lookup of lookups) {
      const response = await send('/orders', lookup, from('203.0.113.1'))
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
      answers.add(await response.text())
    }
    expect([...answers]).toHaveLength(1)
    expect([...answers][0]).toContain('If the number and address match, we’ve just emailed you a link')
    await expect
      .poll(async () => (await linkEmails()).map(row => [row.rendered_at !== null, row.failed_at !== null]))
      .toEqual([[true, false]])
    const [matched] = await linkEmails()
    const { subject, text, html } = unsealRenderedEmail(shop.db, matched!)!
    expect([matched!.recipient.toLowerCase(), subject]).toEqual([email, `Your link to order ${number}`])
    expect(text).toContain(`http://localhost:3000/orders/${token}`)
    expect(html).not.toContain('Water Pot')
    expect(JSON.stringify(shop.logged)).not.toMatch(/eve@|T-AAAA/)
  })

  it.each([
    [{ email: 'ada@mail.example' }, 'Enter your order number.', 'value="ada@mail.example"'],
    [{ orderNumber: '<b>1', email: 'ada@mail.example' }, 'That isn’t an order number.', 'value="&lt;b&gt;1"'],
    [{ orderNumber: 'T-7KQ4-M2XA' }, 'Enter your email address.', 'value="T-7KQ4-M2XA"'],
    [{ orderNumber: 'T-7KQ4-M2XA', email: 'ada@' }, 'Enter a valid email address', 'value="ada@"'],
  ])('refuses %j and keeps the input', async (form, text, field) => {
    const before = (await linkEmails()).length
    const response = await send('/orders', form, from('203.0.113.2'))
    expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store'])
    const html = await response.text()
    expect(html).toMatch(/autofocus[^>]*><h2 id="errors">Please check [12] fields?</)
    expect(html).toMatch(/<a href="#(orderNumber|email)">/i)
    expect(html).toContain(text)
    expect(html).toContain(field)
    expect(await linkEmails()).toHaveLength(before)
  })

  it('emails an address at most as often as other forms', async () => {
    const { id, number } = await placeOrder()
    const lookup = { orderNumber: number, email: 'victim@mail.example' }
    await shop.db.updateTable('customer_order').set({ email: lookup.email }).where('id', '=', id).execute()
    for (let count = 0; count < 3 * emailBudgets.forms.short.max; count++)
      await send('/orders', lookup, from(`203.0.113.${10 + count}`))
    const emails = (await linkEmails()).filter(({ recipient }) => recipient === lookup.email)
    expect(emails).toHaveLength(emailBudgets.forms.short.max)
  })

  it('is limited by network, and keeps the input', async () => {
    const lookup = { orderNumber: 'T-BBBB-BBBB', email: 'zoe@mail.example' }
    const { burst } = defaultRates.emails.address
    for (let count = 0; count < burst; count++) await send('/orders', lookup, from('198.51.100.7'))
    const limited = await send('/orders', lookup, from('198.51.100.7'))
    expect([limited.status, limited.headers.get('cache-control')]).toEqual([429, 'no-store'])
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    const html = await limited.text()
    expect(html).toMatch(/Too many attempts\. Try again in \d+ (second|minute)s?\./)
    expect(html).toContain('value="T-BBBB-BBBB"')
    expect((await send('/orders', lookup, from('198.51.100.8'))).status).toBe(200)
  })
})
