import { describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { waterPotSku as pot, blackTeeSku as tee } from '#test/demo-skus.ts'
import { sampleCheckoutForm } from '#test/sample-customer.ts'
import { checkoutShopper, confirmationLink, shopFromAddress } from './checkout.fixture.ts'

const orderPage = /^\/orders\/[\w-]{22}$/
const testPayment = /^\/pay\//
const many = { burst: 10_000, perSecond: 10_000 }
const unlimited = { visitor: many, newcomer: many, orders: { visitor: many, address: many } }

describe('many new visitors from one address', () => {
  const shop = builtShop({ rates: unlimited })

  /** Orders as much of every product as the shop accepts. */
  async function orderEverything(from: string, payment: string) {
    const skus = await shop.db.selectFrom('variant').select('sku').where('available', '>', 0).execute()
    const browser = await checkoutShopper(shopFromAddress(shop, from), {})
    const fields = { ...sampleCheckoutForm, payment, email: `${crypto.randomUUID()}@example.com` }
    for (const quantity of [5, 1]) {
      let refusals = 0
      for (const { sku } of skus) {
        await browser.send('/cart/add', { sku, quantity: String(quantity) })
        const response = await browser.submit('/checkout/place', fields)
        const refused = /notice=(confirm-email|pay-now|finish-payments)/.test(
          response.headers.get('location')!,
        )
        if (refused) await browser.send('/cart/change', { sku, quantity: '0' })
        refusals = refused ? refusals + 1 : 0
        if (refusals === 4) break
      }
    }
  }
  const unitsHeld = async () => {
    const { held } = await shop.db
      .selectFrom('order_line')
      .innerJoin('customer_order', 'customer_order.id', 'order_id')
      .select(({ fn }) => fn.sum<number | null>('quantity').as('held'))
      .where('state', '=', 'placed')
      .executeTakeFirstOrThrow()
    return held ?? 0
  }

  it('hold at most 60 unpaid units, and 120 more while payments are open', async () => {
    for (let visitor = 0; visitor < 5; visitor++) await orderEverything('203.0.113.7', 'bank-transfer')
    expect(await unitsHeld()).toBe(60)
    await shop.db.updateTable('variant').set({ available: 1000 }).execute()
    for (let visitor = 0; visitor < 4; visitor++) await orderEverything('203.0.113.7', 'test')
    expect(await unitsHeld()).toBe(180)
  })

  it('hold at most twice as much from a whole IPv6 /48', async () => {
    await shop.db.updateTable('variant').set({ available: 1000 }).execute()
    const before = await unitsHeld()
    for (let network = 0; network < 4; network++)
      for (let visitor = 0; visitor < 2; visitor++)
        await orderEverything(`2001:db8:7:${network}::1`, 'bank-transfer')
    expect((await unitsHeld()) - before).toBe(120)
  })
})

describe('thirty colleagues behind one address', () => {
  const shop = builtShop()

  it('can each buy one item by bank transfer', async () => {
    const skus = await shop.db
      .selectFrom('variant')
      .select('sku')
      .where('available', '>', 1)
      .limit(30)
      .execute()
    expect(skus).toHaveLength(30)
    for (const [at, { sku }] of skus.entries()) {
      const colleague = await checkoutShopper(shopFromAddress(shop, '203.0.113.30'), { [sku]: 1 })
      const response = await colleague.place({ email: `colleague-${at}@office.example` })
      expect(response.headers.get('location')).toMatch(orderPage)
    }
  })

  it('may all buy the same, where there is plenty of it', async () => {
    await shop.db.updateTable('variant').set({ available: 200 }).where('sku', '=', tee).execute()
    await Promise.all(
      Array.from({ length: 30 }, async (_, at) => {
        const colleague = await checkoutShopper(shopFromAddress(shop, '203.0.113.31'), { [tee]: 1 })
        const response = await colleague.place({ email: `colleague-${at}@company.example` })
        expect(response.headers.get('location')).toMatch(orderPage)
      }),
    )
  })
})

describe('a shopper above the limit for unpaid orders', () => {
  const shop = builtShop({ rates: unlimited })
  const plenty = (available: number) =>
    shop.db.updateTable('variant').set({ available }).where('sku', 'in', [tee, pot]).execute()

  it('sees the reason, confirms their email without JavaScript, and places the order', async () => {
    await plenty(500)
    const email = 'grace@example.com'
    const cart = { [tee]: 10, [pot]: 10, 'TEE-BLK-01-M': 1 }
    const grace = await checkoutShopper(shopFromAddress(shop, '203.0.113.40'), cart)
    const refused = await grace.place({ email, line2: '2nd floor' })
    expect(refused.headers.get('location')).toBe('/checkout?notice=confirm-email')
    const page = await grace.text('/checkout?notice=confirm-email')
    expect(page).toMatch(/Confirm your email or pay right away We haven’t placed this order yet\./)
    expect(page).toMatch(
      /Until you confirm your email, we hold up to 20 unpaid items, or fewer if stock is low\./,
    )
    expect(page).toContain('Email me a confirmation link')
    expect(await grace.form()).toMatchObject({ email, line2: '2nd floor', payment: 'bank-transfer' })

    const sent = await grace.submit('/checkout/confirm')
    expect(sent.headers.get('location')).toBe('/checkout?notice=link-sent')
    expect(await grace.text('/checkout?notice=link-sent')).toMatch(
      /Check your inbox We sent a link to grace@example\.com ?\. Open it and confirm, then come back here/,
    )
    // Submitting twice sends one email.
    await grace.submit('/checkout/confirm')
    const link = await confirmationLink(shop, email)

    // Another browser may open the link; a scanner opens it without confirming.
    const mail = await checkoutShopper(shop, {})
    expect(await mail.text(link)).toContain('Confirm email')
    expect((await grace.place({ email })).headers.get('location')).toBe('/checkout?notice=confirm-email')
    expect((await mail.send(link, {})).status).toBe(200)
    expect(await mail.text(link)).toContain('Your email is confirmed')

    expect(await grace.text()).toContain('Confirmed. We’ll send your confirmation and updates here.')
    expect(await grace.text('/checkout?notice=confirm-email')).not.toContain('haven’t placed this order yet')
    const placed = await grace.submit('/checkout/place', { email })
    expect(placed.headers.get('location')).toMatch(orderPage)
    const order = await shop.db
      .selectFrom('customer_order')
      .select('address')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(order.address).toContain('2nd floor')
  })

  it('can pay right away instead', async () => {
    await plenty(500)
    const shopper = await checkoutShopper(shopFromAddress(shop, '203.0.113.41'), {
      [tee]: 10,
      [pot]: 10,
      'TEE-BLK-01-M': 1,
    })
    expect((await shopper.place()).headers.get('location')).toBe('/checkout?notice=confirm-email')
    expect((await shopper.place({ payment: 'test' })).headers.get('location')).toMatch(testPayment)
  })

  it('has to finish started payments before starting more', async () => {
    await plenty(500)
    const from = shopFromAddress(shop, '203.0.113.42')
    const shopper = await checkoutShopper(from, {})
    for (const expected of [testPayment, testPayment, testPayment, /notice=finish-payments$/]) {
      for (const sku of [tee, pot]) await shopper.send('/cart/add', { sku, quantity: '10' })
      expect((await shopper.place({ payment: 'test' })).headers.get('location')).toMatch(expected)
    }
    expect(await shopper.text('/checkout?notice=finish-payments')).toMatch(
      /You have other payments to finish.*We hold up to 60 items while payments are open\. Finish or cancel one/,
    )
    const links = (await shopper.html('/checkout?notice=finish-payments')).match(/\/orders\/[\w-]{22}/g)
    expect(links).toHaveLength(3)
    expect(await shopper.text(links![0])).toContain(' due')
  })

  it('leaves the last unit to shoppers who pay right away', async () => {
    await plenty(2)
    const [first, second] = await Promise.all(
      ['203.0.113.43', '203.0.113.44'].map(from =>
        checkoutShopper(shopFromAddress(shop, from), { [pot]: 1 }),
      ),
    )
    expect((await first!.place()).headers.get('location')).toMatch(orderPage)
    expect((await second!.place()).headers.get('location')).toBe('/checkout?notice=confirm-email')
    expect((await second!.place({ payment: 'test' })).headers.get('location')).toMatch(testPayment)
  })

  it('gets no link for an invalid email, and unknown links are not found', async () => {
    const shopper = await checkoutShopper(shopFromAddress(shop, '203.0.113.45'), { [tee]: 1 })
    const response = await shopper.submit('/checkout/confirm', { email: 'no email' })
    expect(response.headers.get('location')).toBe('/checkout?notice=check')
    expect((await shop.fetch('/checkout/confirm/unknown')).status).toBe(404)
    const posted = await shopper.send('/checkout/confirm/unknown', {})
    expect(posted.status).toBe(404)
  })
})

describe('the form that emails a confirmation link', () => {
  const few = { burst: 2, perSecond: 0.01 }
  const shop = builtShop({ rates: { ...unlimited, emails: { visitor: few, address: many } } })

  it('is rate limited and keeps the input', async () => {
    const shopper = await checkoutShopper(shop, { [tee]: 1 })
    const requestLink = (at: number) =>
      shopper.submit('/checkout/confirm', { ...sampleCheckoutForm, email: `friend-${at}@example.com` })
    for (const at of [1, 2])
      expect((await requestLink(at)).headers.get('location')).toBe('/checkout?notice=link-sent')
    const refused = await requestLink(3)
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('friend-3@example.com')
    const sent = await shop.db.selectFrom('email').select('recipient').orderBy('id').execute()
    expect(sent.map(({ recipient }) => recipient)).toEqual(['friend-1@example.com', 'friend-2@example.com'])
  })
})

describe('the time for a bank transfer', () => {
  const shop = builtShop()

  it('follows the setting on every page', async () => {
    const shopper = await checkoutShopper(shop, { [tee]: 1 })
    expect(await shopper.text()).toContain(
      'We ship once your transfer arrives. Please send it within 3 days.',
    )
    await shop.db.updateTable('setting').set({ value: '5' }).where('name', '=', 'transfer_days').execute()
    await shop.db
      .updateTable('catalog_version')
      .set(row => ({ version: row('version', '+', 1) }))
      .execute()
    await expect.poll(() => shopper.text()).toContain('Please send it within 5 days.')
    const response = await shopper.place()
    const order = await shop.db.selectFrom('customer_order').selectAll().executeTakeFirstOrThrow()
    const days = (Date.parse(order.payment_due_at!) - Date.parse(order.placed_at)) / (24 * 60 * 60 * 1000)
    expect(days).toBe(5)
    const month = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' })
    expect(await shopper.text(response.headers.get('location')!)).toContain(
      `Pay by ${month.format(new Date(order.payment_due_at!))}`,
    )
  })
})
