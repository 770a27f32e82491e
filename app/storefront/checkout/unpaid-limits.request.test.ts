import { describe, expect, it } from 'vitest'
import { builtShop } from '../../../test/built-shop.ts'
import { ada, checkoutShopper, confirmationLink, pot, shopFrom, tee } from './checkout.fixture.ts'

const orderPage = /^\/orders\/[\w-]{22}$/
const testPayment = /^\/pay\//
const many = { burst: 10_000, perSecond: 10_000 }
const unlimited = { visitor: many, newcomer: many, orders: { visitor: many, address: many } }

describe('a crowd of new visitors from one address', () => {
  const shop = builtShop({ rates: unlimited })

  /** Orders everything in the shop, a product at a time and then by the piece, until nothing more is taken. */
  async function orderEverything(from: string, payment: string) {
    const skus = await shop.db.selectFrom('variant').select('sku').where('available', '>', 0).execute()
    const browser = await checkoutShopper(shopFrom(shop, from), {})
    const fields = { ...ada, payment, email: `${crypto.randomUUID()}@example.com` }
    for (const quantity of [5, 1]) {
      let refusals = 0
      for (const { sku } of skus) {
        await browser.send('/cart/add', { sku, quantity: String(quantity) })
        const answer = await browser.submit('/checkout/place', fields)
        const refused = /said=(confirm-email|pay-now|finish-payments)/.test(answer.headers.get('location')!)
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

  it('holds 60 units unpaid at most, of the thousand in stock, and 120 more while payments are open', async () => {
    for (let visitor = 0; visitor < 10; visitor++) await orderEverything('203.0.113.7', 'bank-transfer')
    expect(await unitsHeld()).toBe(60)
    for (let visitor = 0; visitor < 4; visitor++) await orderEverything('203.0.113.7', 'test')
    expect(await unitsHeld()).toBe(180)
  }, 180_000)

  it('holds twice as much from all of an IPv6 /48, and not more', async () => {
    await shop.db.updateTable('variant').set({ available: 1000 }).execute()
    const before = await unitsHeld()
    for (let network = 0; network < 4; network++)
      for (let visitor = 0; visitor < 3; visitor++)
        await orderEverything(`2001:db8:7:${network}::1`, 'bank-transfer')
    expect((await unitsHeld()) - before).toBe(120)
  }, 180_000)
})

describe('thirty colleagues behind one address', () => {
  const shop = builtShop()

  it('buy one item each by bank transfer, and notice nothing', async () => {
    const skus = await shop.db
      .selectFrom('variant')
      .select('sku')
      .where('available', '>', 1)
      .limit(30)
      .execute()
    expect(skus).toHaveLength(30)
    for (const [at, { sku }] of skus.entries()) {
      const colleague = await checkoutShopper(shopFrom(shop, '203.0.113.30'), { [sku]: 1 })
      const answer = await colleague.place({ email: `colleague-${at}@office.example` })
      expect(answer.headers.get('location')).toMatch(orderPage)
    }
  })

  it('may all buy the same, where there is plenty of it', async () => {
    await shop.db.updateTable('variant').set({ available: 200 }).where('sku', '=', tee).execute()
    await Promise.all(
      Array.from({ length: 30 }, async (_, at) => {
        const colleague = await checkoutShopper(shopFrom(shop, '203.0.113.31'), { [tee]: 1 })
        const answer = await colleague.place({ email: `colleague-${at}@company.example` })
        expect(answer.headers.get('location')).toMatch(orderPage)
      }),
    )
  })
})

describe('a shopper who wants more than an unpaid order may hold', () => {
  const shop = builtShop({ rates: unlimited })
  const plenty = (available: number) =>
    shop.db.updateTable('variant').set({ available }).where('sku', 'in', [tee, pot]).execute()

  it('is told why, confirms their email without a script, and places the order as it was typed', async () => {
    await plenty(500)
    const email = 'grace@example.com'
    const wants = { [tee]: 10, [pot]: 10, 'TEE-BLK-01-M': 1 }
    const grace = await checkoutShopper(shopFrom(shop, '203.0.113.40'), wants)
    const refused = await grace.place({ email, line2: '2nd floor' })
    expect(refused.headers.get('location')).toBe('/checkout?said=confirm-email')
    const page = await grace.text('/checkout?said=confirm-email')
    expect(page).toMatch(/Your order isn't placed yet: confirm your email or pay right away/)
    expect(page).toMatch(/we hold up to 20 items per shopper.*This order is over that limit\./)
    expect(page).toContain('Email me a confirmation link')
    expect(await grace.form()).toMatchObject({ email, line2: '2nd floor', payment: 'bank-transfer' })

    const sent = await grace.submit('/checkout/confirm')
    expect(sent.headers.get('location')).toBe('/checkout?said=link-sent')
    expect(await grace.text('/checkout?said=link-sent')).toMatch(
      /Check your inbox We've sent a link to grace@example\.com ?\. Open it, confirm, then come back here/,
    )
    // A second press right after it sends nothing more.
    await grace.submit('/checkout/confirm')
    const link = await confirmationLink(shop, email)

    // Whoever reads the mail may do it in another browser; a scanner opens the link and presses nothing.
    const mail = await checkoutShopper(shop, {})
    expect(await mail.text(link)).toContain('Confirm email')
    expect((await grace.place({ email })).headers.get('location')).toBe('/checkout?said=confirm-email')
    expect((await mail.send(link, {})).status).toBe(200)
    expect(await mail.text(link)).toContain('Your email is confirmed')

    expect(await grace.text()).toContain('Confirmed. Your order confirmation and updates go here.')
    expect(await grace.text('/checkout?said=confirm-email')).not.toContain("isn't placed yet")
    const placed = await grace.submit('/checkout/place', { email })
    expect(placed.headers.get('location')).toMatch(orderPage)
    const order = await shop.db
      .selectFrom('customer_order')
      .select('address')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(order.address).toContain('2nd floor')
  })

  it('may pay right away instead', async () => {
    await plenty(500)
    const shopper = await checkoutShopper(shopFrom(shop, '203.0.113.41'), {
      [tee]: 10,
      [pot]: 10,
      'TEE-BLK-01-M': 1,
    })
    expect((await shopper.place()).headers.get('location')).toBe('/checkout?said=confirm-email')
    expect((await shopper.place({ payment: 'test' })).headers.get('location')).toMatch(testPayment)
  })

  it('is asked to finish the payments they started, before they start more', async () => {
    await plenty(500)
    const from = shopFrom(shop, '203.0.113.42')
    const shopper = await checkoutShopper(from, {})
    for (const expected of [testPayment, testPayment, testPayment, /said=finish-payments$/]) {
      for (const sku of [tee, pot]) await shopper.send('/cart/add', { sku, quantity: '10' })
      expect((await shopper.place({ payment: 'test' })).headers.get('location')).toMatch(expected)
    }
    expect(await shopper.text('/checkout?said=finish-payments')).toMatch(
      /too many payments are open.*we hold up to 60 items per shopper.*Finish or cancel the payments/,
    )
    const links = (await shopper.html('/checkout?said=finish-payments')).match(/\/orders\/[\w-]{22}/g)
    expect(links).toHaveLength(3)
    expect(await shopper.text(links![0])).toContain('to pay')
  })

  it('leaves some of everything to those who pay at once', async () => {
    await plenty(2)
    const [first, second] = await Promise.all(
      ['203.0.113.43', '203.0.113.44'].map(from => checkoutShopper(shopFrom(shop, from), { [pot]: 1 })),
    )
    expect((await first!.place()).headers.get('location')).toMatch(orderPage)
    expect((await second!.place()).headers.get('location')).toBe('/checkout?said=confirm-email')
    expect((await second!.place({ payment: 'test' })).headers.get('location')).toMatch(testPayment)
  })

  it('gets no link for what is no email, and unknown links are not found', async () => {
    const shopper = await checkoutShopper(shopFrom(shop, '203.0.113.45'), { [tee]: 1 })
    const answer = await shopper.submit('/checkout/confirm', { email: 'no email' })
    expect(answer.headers.get('location')).toBe('/checkout?said=check')
    expect((await shop.ask('/checkout/confirm/unknown')).status).toBe(404)
    const posted = await shopper.send('/checkout/confirm/unknown', {})
    expect(posted.status).toBe(404)
  })
})

describe('the form that emails a confirmation link', () => {
  const few = { burst: 2, perSecond: 0.01 }
  const shop = builtShop({ rates: { ...unlimited, emails: { visitor: few, address: many } } })

  it('is held to a rate: what was typed comes back, and nothing more is sent', async () => {
    const shopper = await checkoutShopper(shop, { [tee]: 1 })
    const ask = (at: number) =>
      shopper.submit('/checkout/confirm', { ...ada, email: `friend-${at}@example.com` })
    for (const at of [1, 2]) expect((await ask(at)).headers.get('location')).toBe('/checkout?said=link-sent')
    const refused = await ask(3)
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('friend-3@example.com')
    const sent = await shop.db.selectFrom('letter').select('recipient').orderBy('id').execute()
    expect(sent.map(({ recipient }) => recipient)).toEqual(['friend-1@example.com', 'friend-2@example.com'])
  })
})

describe('the time for a bank transfer', () => {
  const shop = builtShop()

  it('is the setting of the merchant, wherever the shopper reads of it', async () => {
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
    const answer = await shopper.place()
    const order = await shop.db.selectFrom('customer_order').selectAll().executeTakeFirstOrThrow()
    const days = (Date.parse(order.payment_due_at!) - Date.parse(order.placed_at)) / (24 * 60 * 60 * 1000)
    expect(days).toBe(5)
    const month = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    expect(await shopper.text(answer.headers.get('location')!)).toContain(
      `Pay by ${month.format(new Date(order.payment_due_at!))}`,
    )
  })
})
