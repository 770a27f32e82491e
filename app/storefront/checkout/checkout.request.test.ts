import { afterEach, describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { waterPotSku as pot, blackTeeSku as tee } from '#test/demo-skus.ts'
import { sampleCheckoutForm } from '#test/sample-customer.ts'
import { checkoutShopper } from './checkout.fixture.ts'

const orderPage = /^\/orders\/[\w-]{22}$/

describe('checkout without JavaScript', () => {
  const shop = builtShop()
  const change = (sku: string, row: { price?: number; available?: number }) =>
    shop.db.updateTable('variant').set(row).where('sku', '=', sku).execute()
  const orders = () => shop.db.selectFrom('customer_order').select(['email', 'country', 'total']).execute()

  afterEach(async () => {
    await change(pot, { available: 18 })
    await change(tee, { price: 4400 })
  })

  it('is personal, and empty without a cart', async () => {
    const { fetch, text } = await checkoutShopper(shop, { [pot]: 1 })
    const page = await fetch('/checkout')
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await page.text()).toContain('<meta name="robots" content="noindex"/>')
    expect(await text()).toContain('Pay $80.00')
    const newcomer = await checkoutShopper(shop, {})
    expect(await newcomer.text()).toMatch(/Your cart is empty\. Continue shopping/)
    expect((await newcomer.send('/checkout/place', sampleCheckoutForm)).headers.get('location')).toBe(
      '/checkout',
    )
    for (const path of ['/checkout/place', '/checkout/save', '/checkout/code'])
      expect((await fetch(path)).headers.get('location')).toBe('/checkout')
  })

  it('starts with the country of the browser’s language', async () => {
    const { fetch } = await checkoutShopper(shop, { [pot]: 1 })
    const german = { headers: { 'accept-language': 'de-AT,de;q=0.9' } }
    expect(await (await fetch('/checkout', german)).text()).toMatch(/value="AT" selected/)
  })

  it('places an order and empties the cart', async () => {
    const { place, cookies, text } = await checkoutShopper(shop, { [pot]: 1, [tee]: 2 })
    expect(cookies.get('cart')).toBe('3')
    const response = await place()
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(orderPage)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(cookies.has('cart')).toBe(false)
    expect((await orders()).at(-1)).toEqual({ email: 'ada@example.com', country: 'US', total: 16_800 })
    expect(await text()).toMatch(/You placed order T-\S+\. Your cart is empty now\. View your order/)
  })

  it('asks about a typo in the email, uses the correction on request, and orders without it', async () => {
    const { submit, text, html, place } = await checkoutShopper(shop, { [pot]: 1 })
    await submit('/checkout/save', { email: 'ann@gmial.com' })
    expect(await text()).toContain('Did you mean ann@gmail.com?')
    await submit('/checkout/save', { email: 'ann@gmial.com', suggestedEmail: 'ann@gmail.com' })
    expect(await html()).toMatch(/<input[^>]* name="email"[^>]* value="ann@gmail.com"/)
    expect(await text()).not.toContain('Did you mean')
    expect((await place({ email: 'ann@gmial.com' })).headers.get('location')).toMatch(orderPage)
    expect((await orders()).at(-1)?.email).toBe('ann@gmial.com')
  })

  it('takes what phones, chats and Japanese keyboards write', async () => {
    const { place, submit, text } = await checkoutShopper(shop, { [pot]: 1 })
    await submit('/checkout/code', { code: 'ｔｏｔｅ\u200b５' })
    expect(await text()).toContain('TOTE5')
    const copied = {
      email: 'zw\u200bjs@example.com',
      phone: '(415) 555–0100, ext. 12',
      postalCode: '９４１０３',
    }
    const placed = await place({ ...copied, name: 'می\u200cخواهم\u200b' })
    expect(placed.headers.get('location')).toMatch(orderPage)
    const order = await shop.db
      .selectFrom('customer_order')
      .select(['email', 'address'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect([order.email, JSON.parse(order.address)]).toMatchObject([
      'zwjs@example.com',
      { phone: '(415) 555-0100 x12', postalCode: '94103', name: 'می\u200cخواهم' },
    ])
  })

  it('counts the days to arrival from a transfer, and promises dates otherwise', async () => {
    const { submit, text } = await checkoutShopper(shop, { [pot]: 1 })
    expect(await text()).toMatch(/Standard\s*Arrives \w+ \d/)
    await submit('/checkout/save', { payment: 'bank-transfer' })
    expect(await text()).toMatch(/Standard\s*4 to 6 business days after payment/)
    expect(await text()).not.toMatch(/Arrives/)
  })

  it('places one order when the same form is submitted repeatedly', async () => {
    const { form, send } = await checkoutShopper(shop, { [pot]: 1 })
    const before = (await orders()).length
    const fields = { ...(await form()), ...sampleCheckoutForm }
    const responses = await Promise.all([1, 2, 3].map(() => send('/checkout/place', fields)))
    const locations = [...responses, await send('/checkout/place', fields)].map(a =>
      a.headers.get('location'),
    )
    expect(new Set(locations).size).toBe(1)
    expect(locations[0]).toMatch(orderPage)
    expect((await orders()).length).toBe(before + 1)
  })

  it('shows errors beside their fields and keeps the input', async () => {
    const { place, html, text } = await checkoutShopper(shop, { [pot]: 1 })
    const before = (await orders()).length
    const response = await place({ postalCode: '9410', name: '', line2: '<b>2nd</b> floor' })
    expect(response.headers.get('location')).toBe('/checkout?notice=check')
    const page = await html('/checkout?notice=check')
    expect(page).toMatch(/<section class="[^"]*" tabindex="-1" autofocus="" aria-labelledby="errors">/)
    expect(page).toMatch(/<a href="#name">Enter the recipient’s name\.<\/a>/)
    expect(page).toMatch(/id="postalCode"[^>]*aria-invalid="true" aria-describedby="postalCode-note"/)
    expect(page).toMatch(/id="postalCode-note"[^>]*>Check the ZIP code\. Example: 94103\.</)
    expect(page).toMatch(/name="line2"[^>]*value="&lt;b&gt;2nd&lt;\/b&gt; floor"/)
    expect(page).toMatch(/name="postalCode"[^>]*value="9410"/)
    expect(await text()).not.toContain('Enter the recipient')
    expect((await orders()).length).toBe(before)
    expect((await place()).headers.get('location')).toMatch(orderPage)
  })

  it('shows the fields of another country', async () => {
    const { submit, text, form } = await checkoutShopper(shop, { [pot]: 1 })
    expect(await text()).toMatch(/City State.*ZIP code/)
    const response = await submit('/checkout/save', { country: 'JP', city: 'Chiyoda' })
    expect(response.headers.get('location')).toBe('/checkout?notice=saved')
    expect(await text()).toMatch(/Postal code.*Prefecture.*City or ward.*Street address/)
    expect(await form()).toMatchObject({ country: 'JP', city: 'Chiyoda' })
  })

  it('shows changes and places the order once they are confirmed', async () => {
    const { form, send, place, text } = await checkoutShopper(shop, { [pot]: 1, [tee]: 2 })
    const seen = { ...(await form()), ...sampleCheckoutForm }
    await change(pot, { available: 0 })
    await change(tee, { price: 4800 })
    const response = await send('/checkout/place', seen)
    expect(response.headers.get('location')).toBe('/checkout?notice=changed')
    const page = await text('/checkout?notice=changed')
    expect(page).toMatch(
      /we haven’t placed your order yet.*Water Pot just sold out\. It’s not in this order, but it stays in your cart\./,
    )
    expect(page).toContain('The price of Basic Crew Neck Tee changed from $44.00 to $48.00.')
    expect(page).toMatch(/Pay \$96\.00/)
    expect((await place()).headers.get('location')).toMatch(orderPage)
    expect(await text('/cart')).toContain('Water Pot')
  })

  it('notifies a shopper who missed the last one, and keeps their cart', async () => {
    await change(pot, { available: 1 })
    const first = await checkoutShopper(shop, { [pot]: 1 })
    const second = await checkoutShopper(shop, { [pot]: 1 })
    // By bank transfer the last one goes only to a confirmed email.
    const payment = 'test'
    const fields = { ...(await second.form()), ...sampleCheckoutForm, payment }
    expect((await first.place({ payment })).headers.get('location')).toMatch(/^\/pay\//)
    const response = await second.send('/checkout/place', fields)
    expect(response.headers.get('location')).toBe('/checkout?notice=changed')
    const page = await second.text('/checkout?notice=changed')
    expect(page).toMatch(/Water Pot just sold out.*Nothing in your cart is available right now/)
    expect(await second.text('/cart')).toContain('Water Pot')
  })

  it('applies a code, refuses another with a reason, and removes one', async () => {
    const { submit, text, form, html } = await checkoutShopper(shop, { [pot]: 1 })
    expect((await submit('/checkout/code', { code: ' tote5 ' })).headers.get('location')).toBe(
      '/checkout?notice=code#order',
    )
    const page = await text('/checkout?notice=code')
    expect(page).toMatch(
      /TOTE5 applied\..*Subtotal · 1 item \$80\.00 \$5 off orders of \$40 or more · TOTE5 −\$5\.00/,
    )
    expect(page).toContain('Pay $75.00')
    await submit('/checkout/code', { code: 'NOPE' })
    expect(await html('/checkout?notice=code')).toMatch(
      /id="code"[^>]*aria-invalid="true" aria-describedby="code-note"[^>]*value="NOPE"/,
    )
    expect(await text('/checkout?notice=code')).toMatch(/That code isn’t valid\. .*\$75\.00/)
    expect((await submit('/checkout/code')).headers.get('location')).toBe('/checkout?notice=no-code#order')
    await submit('/checkout/code', { removeCode: 'TOTE5' })
    expect(await text()).toContain('Pay $80.00')
    expect((await form()).seenDue).toBe('8000')
  })

  it('applies an entered code before the order is placed', async () => {
    const { place, text } = await checkoutShopper(shop, { [pot]: 1 })
    expect((await place({ code: 'TOTE5' })).headers.get('location')).toBe('/checkout?notice=code#order')
    expect(await text()).toContain('Pay $75.00')
    expect((await place({ code: 'NOPE' })).headers.get('location')).toBe('/checkout?notice=code#order')
    expect((await place({ code: 'NOPE' })).headers.get('location')).toMatch(orderPage)
    expect((await orders()).at(-1)?.total).toBe(7500)
  })

  it('refuses input that no page sends', async () => {
    const { form, send, fetch } = await checkoutShopper(shop, { [pot]: 1 })
    const fields = { ...(await form()), ...sampleCheckoutForm }
    const before = (await orders()).length
    const brokenFields: Record<string, string>[] = [
      { seenTotal: 'x' },
      { seenLines: '[[1]]' },
      { checkout: 'short' },
      { name: 'a\0b' },
    ]
    for (const broken of brokenFields)
      expect((await send('/checkout/place', { ...fields, ...broken })).status).toBe(400)
    expect((await send('/checkout/place', fields, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await fetch('/checkout/place', { method: 'PUT', headers: { origin: shop.origin } })).status).toBe(
      405,
    )
    // Nobody can lower their own total.
    const cheap = { ...fields, seenTotal: '1', seenDue: '1' }
    expect((await send('/checkout/place', cheap)).headers.get('location')).toBe('/checkout?notice=changed')
    expect((await orders()).length).toBe(before)
  })
})

describe('frequent codes or orders', () => {
  const slow = { burst: 2, perSecond: 0.01 }
  const rate = { visitor: slow, address: { burst: 100, perSecond: 1 } }
  const many = { burst: 100, perSecond: 10 }
  const shop = builtShop({ rates: { visitor: many, newcomer: many, orders: rate, codes: rate } })

  it('are rate limited, and the draft is kept', async () => {
    const { submit, place, form } = await checkoutShopper(shop, { [pot]: 1 })
    await submit('/checkout/save', { name: 'Ada' })
    for (const code of ['AAA1', 'AAA2']) expect((await submit('/checkout/code', { code })).status).toBe(303)
    const refused = await submit('/checkout/code', { code: 'AAA3' })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
    expect(await refused.text()).toContain('href="/checkout"')
    for (const _ of [1, 2]) await place({ name: '' })
    expect((await place()).status).toBe(429)
    expect((await form()).email).toBe('ada@example.com')
    const other = await checkoutShopper(shop, { [pot]: 1 })
    expect((await other.place()).headers.get('location')).toMatch(orderPage)
  })
})
