import { afterEach, describe, expect, it } from 'vitest'
import { builtShop } from '../../../test/built-shop.ts'
import { shopBrowser } from '../../../test/shop-browser.ts'
import { bumpCatalogVersion } from '../../commerce/catalog/catalog-version-store.server.ts'
import { mainOf, textOf } from './page-text.fixture.ts'

const tee = 'TEE-BLK-01-S'
const pot = 'POT-WHT-01'
const bag = 'BAG-OFF-01'

describe('the page of the cart', () => {
  const shop = builtShop()

  /** A shopper with these in their cart, and what they read there. */
  async function shopper(wanted: Record<string, number> = {}) {
    const browser = shopBrowser(shop)
    for (const [sku, quantity] of Object.entries(wanted))
      await browser.send('/cart/add', { sku, quantity: String(quantity) })
    const html = async (address = '/cart') => mainOf(await (await browser.ask(address)).text())
    const text = async (address?: string) => textOf(await html(address))
    return { ...browser, html, text }
  }

  const change = async (sku: string, row: { price?: number; available?: number }) => {
    await shop.db.updateTable('variant').set(row).where('sku', '=', sku).execute()
  }
  const setting = async (name: string, value: string) => {
    await shop.db.transaction().execute(async tx => {
      await tx.updateTable('setting').set({ value }).where('name', '=', name).execute()
      await bumpCatalogVersion(tx)
    })
  }
  const publish = async (sku: string, published_at: string | null) => {
    await shop.db
      .updateTable('product')
      .set({ published_at })
      .where('id', '=', ({ selectFrom }) => selectFrom('variant').select('product_id').where('sku', '=', sku))
      .execute()
  }

  afterEach(async () => {
    await change(pot, { price: 8000, available: 18 })
    await change(bag, { price: 12000, available: 7 })
  })

  it('is nobody else’s: no cache keeps it, no search engine lists it', async () => {
    const { ask } = await shopper({ [pot]: 1 })
    const page = await ask('/cart')
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const html = await page.text()
    expect(html).toContain('<title>Cart · ')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('leads on when it is empty', async () => {
    const { html, text } = await shopper()
    expect(await text()).toMatch(/Your cart is empty\. .* Go to the shop .* Our Best Sellers .* Water Pot/)
    expect(await text()).not.toContain('Summary')
    expect(await html()).toContain('href="/collections/best-sellers"')
  })

  it('says of a line what it is, what one costs, how many there are and what they come to', async () => {
    const { html, text } = await shopper({ [tee]: 3, [bag]: 2 })
    expect(await text()).toMatch(/Cart 5 items · \$372\.00/)
    expect(await text()).toMatch(/Office Bag Clay Before: \$171\.43 Now: \$120\.00 .* Together: \$240\.00/)
    expect(await text()).toMatch(/Basic Crew Neck Tee Black, S \$44\.00 .* Together: \$132\.00/)
    expect(await text()).toMatch(/Summary Items 5 You save \$102\.86 Subtotal \$372\.00/)
    expect(await html()).toContain('href="/productDetails/basic-crew-neck-tee-black?color=black&amp;size=s"')
  })

  it('leads to the checkout as long as something in it can be bought', async () => {
    const { html } = await shopper({ [pot]: 1 })
    expect(await html()).toMatch(/<a class="button [^"]*" href="\/checkout"[^>]*>Checkout<\/a>/)
    await change(pot, { available: 0 })
    expect(await html()).not.toContain('href="/checkout"')
  })

  it('promises what the merchant promises, in their words', async () => {
    const { text } = await shopper({ [pot]: 1 })
    expect(await text()).toContain('Two years warranty · Free shipping · Return policy in 30 days')
    const before = await shop.db
      .selectFrom('setting')
      .select('value')
      .where('name', '=', 'shipping_text')
      .executeTakeFirstOrThrow()
    await setting('shipping_text', 'Sent by bicycle for $3.')
    await expect.poll(() => text()).toContain('Sent by bicycle for $3.')
    await setting('shipping_text', before.value)
  })

  it('says a price that changed, up or down, and counts with the new one', async () => {
    const { text } = await shopper({ [pot]: 2, [bag]: 1 })
    await change(pot, { price: 9000 })
    await change(bag, { price: 10000 })
    expect(await text()).toContain('The price changed from $80.00 to $90.00 since you added it.')
    expect(await text()).toContain('The price changed from $120.00 to $100.00 since you added it.')
    expect(await text()).toContain('Subtotal $280.00')
  })

  it('puts what is sold out apart, out of the sum, with a way to hear when it is back', async () => {
    const { html, text } = await shopper({ [pot]: 2, [tee]: 1 })
    await change(pot, { available: 0 })
    expect(await text()).toMatch(
      /Not available now These are not in the sum\. Water Pot .* Sold out since you added it\. It is not charged\./,
    )
    expect(await text()).toMatch(/Items 1 of 3 Subtotal \$44\.00/)
    expect(await html()).toContain('href="/backInStock/POT-WHT-01"')
    expect(await html()).not.toContain('Increase quantity of Water Pot')
  })

  it('puts what is no longer sold apart, without a way to it', async () => {
    const { html, text } = await shopper({ [bag]: 2 })
    await publish(bag, null)
    expect(await text()).toMatch(/Not available now .* Office Bag Clay No longer sold\. It is not charged\./)
    expect(await text()).toContain('Subtotal $0.00')
    expect(await html()).not.toContain('/productDetails/office-bag')
    expect(await html()).not.toContain(`/backInStock/${bag}`)
    await publish(bag, '2026-01-01T00:00:00.000Z')
  })

  it('charges only what is left where more were wanted, and offers to take those', async () => {
    const { html, text } = await shopper({ [bag]: 5 })
    await change(bag, { available: 2 })
    expect(await text()).toMatch(/Only 2 left: only 2 are charged\. Change to 2/)
    expect(await text()).toMatch(/Items 2 of 5 .* Subtotal \$240\.00/)
    // What is wanted can be sent as it is, so that it can be brought down.
    expect(await html()).toMatch(/max="10" [^>]*value="5"/)
  })

  it('charges only as many as the merchant sells in one order', async () => {
    const { html, text } = await shopper({ [pot]: 8 })
    await setting('quantity_limit', '6')
    await expect.poll(() => text()).toContain('At most 6 in one order: only 6 are charged.')
    expect(await html()).toMatch(/max="8" [^>]*value="8"/)
    await setting('quantity_limit', '10')
    await expect.poll(() => text()).not.toContain('At most 6')
  })

  it('says at the control why there cannot be more', async () => {
    const { text } = await shopper({ [tee]: 10, [bag]: 7 })
    expect(await text()).toContain('10 is the most of one product in one order.')
    expect(await text()).toContain('These are the last 7.')
    await change(bag, { available: 8 })
    expect(await text()).not.toContain('These are the last')
  })

  it('keeps the place of what was removed, with the way back', async () => {
    const { send, html, text } = await shopper({ [pot]: 2, [tee]: 1 })
    const removed = await send('/cart/change', { sku: pot, quantity: '0' })
    expect(removed.headers.get('location')).toBe(`/cart?said=removed&line=${pot}`)
    expect(await html(`/cart?said=removed&line=${pot}`)).toMatch(
      /<p id="[^"]+" role="status">Water Pot was removed\.<\/p><form action="\/cart\/restore" method="post">/,
    )
    // Also for who comes back later.
    expect(await text()).toContain('Water Pot was removed. Undo')
    expect(await html()).not.toContain('role="status"')
    await shop.db
      .updateTable('cart_line')
      .set({ removed_at: new Date(Date.now() - 61 * 60 * 1000).toISOString() })
      .where('sku', '=', pot)
      .execute()
    expect(await text()).not.toContain('Water Pot')
  })

  it('shows what is saved for later below, and not in the sum', async () => {
    const { send, text } = await shopper({ [pot]: 2, [tee]: 1 })
    await send('/cart/save', { sku: pot })
    expect(await text()).toMatch(
      /Subtotal \$44\.00 .* Saved for later Water Pot White \$80\.00 Move to cart Remove/,
    )
    expect(await text()).not.toContain('is saved for later')
    expect(await text(`/cart?said=saved&line=${pot}`)).toMatch(
      /Water Pot is saved for later\. Undo .* Saved for later Water Pot/,
    )
    await send('/cart/unsave', { sku: pot })
    expect(await text(`/cart?said=unsaved&line=${pot}`)).toMatch(
      /Saved for later Water Pot is in your cart again\. Undo/,
    )
    expect(await text()).not.toContain('Saved for later')
  })

  it('says of what is saved when it cannot be had, and what it costs now', async () => {
    const { send, html, text } = await shopper({ [pot]: 1, [bag]: 1 })
    await send('/cart/save', { sku: pot })
    await send('/cart/save', { sku: bag })
    await change(pot, { available: 0 })
    await change(bag, { price: 11000 })
    expect(await text()).toMatch(
      /Your cart is empty\. .* Saved for later .* Water Pot .* Sold out\. Tell me when/,
    )
    expect(await text()).toContain('The price changed from $120.00 to $110.00')
    expect(await html()).not.toContain('Move to cart: Water Pot')
    expect(await html()).toContain('Move to cart: Office Bag')
  })

  it('says what came of a form once, where it belongs, to whoever hears it', async () => {
    const { html } = await shopper({ [pot]: 1, [tee]: 10 })
    const status = async (said: string) =>
      [...(await html(`/cart?said=${said}`)).matchAll(/role="status"[^>]*>([^<]*)</g)].map(found => found[1])
    expect(await status(`added&line=${pot}`)).toEqual(['Water Pot is in your cart.'])
    expect(await status(`changed&line=${pot}`)).toEqual(['Your cart is changed.'])
    expect(await status(`at-limit&line=${tee}`)).toEqual([
      'Your cart has 10 of this already, the most of one product in one order.',
    ])
    expect(await status('sold-out')).toEqual(['This is sold out.'])
    for (const untrue of [
      `at-limit&line=${pot}`,
      `removed&line=${pot}`,
      'added&line=NO-SUCH',
      'lines-full',
      'x',
    ])
      expect([untrue, await status(untrue)]).toEqual([untrue, []])
  })

  it('says that it is full, and when somebody tried to add more', async () => {
    const { text } = await shopper({ [pot]: 1 })
    expect(await text()).not.toContain('is full')
    const { visitor_id } = await shop.db
      .selectFrom('cart_line')
      .select('visitor_id')
      .orderBy('visitor_id', 'desc')
      .executeTakeFirstOrThrow()
    const old = { visitor_id, title: 'Old', options: '', quantity: 1, price_seen: 5, added_at: '2026-01-01' }
    await shop.db
      .insertInto('cart_line')
      .values(Array.from({ length: 99 }, (_, at) => ({ ...old, sku: `OLD-${at}` })))
      .execute()
    const full = /Your cart holds 100 different products, and is full\. Remove one to add another\./g
    expect((await text()).match(full)).toHaveLength(1)
    expect((await text('/cart?said=lines-full')).match(full)).toHaveLength(1)
  })

  it('costs the same number of forms whatever it holds, and none that a script is needed for', async () => {
    const { html } = await shopper({ [pot]: 1 })
    const main = await html()
    const forms = [...main.matchAll(/<form[^>]*>/g)].map(([form]) => form)
    expect(forms).toHaveLength(3)
    for (const form of forms) expect(form).toMatch(/action="\/cart\/(change|save)" method="post"/)
    expect(main).not.toMatch(/ style=| on[a-z]+=/)
  })
})
