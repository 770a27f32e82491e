import { afterEach, describe, expect, it } from 'vitest'
import { bumpCatalogVersion } from '#commerce/catalog/products/catalog-version-store.server.ts'
import { builtShop } from '#test/built-shop.ts'
import { officeBagSku as bag, waterPotSku as pot, blackTeeSku as tee } from '#test/demo-skus.ts'
import { formAround, formFields } from '#test/html.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import { mainHtml, visibleText } from './page-text.fixture.ts'

describe('the cart page', () => {
  const shop = builtShop()

  /** A shopper with these SKUs in the cart. */
  async function shopper(quantities: Record<string, number> = {}) {
    const browser = shopBrowser(shop)
    for (const [sku, quantity] of Object.entries(quantities))
      await browser.send('/cart/add', { sku, quantity: String(quantity) })
    const html = async (address = '/cart') => mainHtml(await (await browser.fetch(address)).text())
    const text = async (address?: string) => visibleText(await html(address))
    return { ...browser, html, text }
  }

  const change = async (
    sku: string,
    row: { price?: number; compare_at_price?: number | null; available?: number },
  ) => {
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
    await change(bag, { price: 12000, compare_at_price: null, available: 7 })
  })

  it('is neither cached nor indexed', async () => {
    const { fetch } = await shopper({ [pot]: 1 })
    const page = await fetch('/cart')
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const html = await page.text()
    expect(html).toContain('<title>Cart · ')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('shows best sellers when it is empty', async () => {
    const { html, text } = await shopper()
    expect(await text()).toMatch(/Your cart is empty\. .* Go to the shop .* Our Best Sellers .* Water Pot/)
    expect(await text()).not.toContain('Summary')
    expect(await html()).toContain('href="/collections/best-sellers"')
  })

  it('shows title, options, unit price, quantity and total of each line', async () => {
    await change(bag, { compare_at_price: 17143 })
    const { html, text } = await shopper({ [tee]: 3, [bag]: 2 })
    expect(await text()).toMatch(/Cart 5 items · \$372\.00/)
    expect(await text()).toMatch(/Office Bag Black Before: \$171\.43 Now: \$120\.00 .* Total: \$240\.00/)
    expect(await text()).toMatch(/Basic Crew Neck Tee Black, S \$44\.00 .* Total: \$132\.00/)
    expect(await text()).toMatch(/Summary Items 5 You save \$102\.86 Subtotal \$372\.00/)
    expect(await html()).toContain('href="/productDetails/basic-crew-neck-tee-black?color=black&amp;size=s"')
  })

  it('links to the checkout while something can be bought', async () => {
    const { html } = await shopper({ [pot]: 1 })
    expect(await html()).toMatch(/<a class="button [^"]*" href="\/checkout"[^>]*>Check out<\/a>/)
    await change(pot, { available: 0 })
    expect(await html()).not.toContain('href="/checkout"')
  })

  it("shows the merchant's promises", async () => {
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

  it('names changed prices and charges the new ones', async () => {
    const { text } = await shopper({ [pot]: 2, [bag]: 1 })
    await change(pot, { price: 9000 })
    await change(bag, { price: 10000 })
    expect(await text()).toContain('The price changed from $80.00 to $90.00 since you added it.')
    expect(await text()).toContain('The price changed from $120.00 to $100.00 since you added it.')
    expect(await text()).toContain('Subtotal $280.00')
  })

  it('lists sold-out lines separately with a back-in-stock link', async () => {
    const { html, text } = await shopper({ [pot]: 2, [tee]: 1 })
    await change(pot, { available: 0 })
    expect(await text()).toMatch(
      /Currently unavailable Not included in your subtotal\. Water Pot .* Sold out since you added it\. You won’t be charged for it\./,
    )
    expect(await text()).toMatch(/Items 1 of 3 Subtotal \$44\.00/)
    expect(await html()).toContain('href="/back-in-stock/POT-WHT-01"')
    expect(await html()).not.toContain('Increase quantity of Water Pot')
  })

  it('lists discontinued lines separately without a link', async () => {
    const { html, text } = await shopper({ [bag]: 2 })
    await publish(bag, null)
    expect(await text()).toMatch(
      /Currently unavailable .* Office Bag Black No longer available\. You won’t be charged for it\./,
    )
    expect(await text()).toContain('Subtotal $0.00')
    expect(await html()).not.toContain('/productDetails/office-bag')
    expect(await html()).not.toContain(`/back-in-stock/${bag}`)
    await publish(bag, '2026-01-01T00:00:00.000Z')
  })

  it('charges only what is left and offers to reduce the quantity', async () => {
    const { html, text, send } = await shopper({ [bag]: 5 })
    await change(bag, { available: 2 })
    expect(await text()).toMatch(/Only 2 left, so you’ll be charged for 2\. Change to 2/)
    expect(await text()).toMatch(/Items 2 of 5 Subtotal \$240\.00/)
    // The requested quantity stays valid, so that it can be reduced.
    expect(await html()).toMatch(/max="10" [^>]*value="5"/)
    const fields = formFields(formAround(await html(), 'Change to 2'))
    expect(fields).toEqual({ sku: bag, quantity: '2' })
    await send('/cart/change', fields)
    expect(await text()).toMatch(/These are the last 2\. .* Subtotal \$240\.00/)
    expect(await text()).not.toContain('be charged')
    expect(await html()).toMatch(/max="10" [^>]*value="2"/)
  })

  it('charges only up to the order limit', async () => {
    const { html, text } = await shopper({ [pot]: 8 })
    await setting('quantity_limit', '6')
    await expect.poll(() => text()).toContain('Limit 6 per order, so you’ll be charged for 6.')
    expect(await html()).toMatch(/max="8" [^>]*value="8"/)
    await setting('quantity_limit', '10')
    await expect.poll(() => text()).not.toContain('Limit 6')
  })

  it("explains at the stepper why there can't be more", async () => {
    const { text } = await shopper({ [tee]: 10, [bag]: 7 })
    expect(await text()).toContain('Limit 10 per order.')
    expect(await text()).toContain('These are the last 7.')
    await change(bag, { available: 8 })
    expect(await text()).not.toContain('These are the last')
  })

  it('keeps a placeholder with an undo button for a removed line', async () => {
    const { send, html, text } = await shopper({ [pot]: 2, [tee]: 1 })
    const removed = await send('/cart/change', { sku: pot, quantity: '0' })
    expect(removed.headers.get('location')).toBe(`/cart?result=removed&line=${pot}`)
    expect(await html(`/cart?result=removed&line=${pot}`)).toMatch(
      /<p id="[^"]+" role="status">Water Pot was removed\.<\/p><form action="\/cart\/restore" method="post">/,
    )
    // Also on a later visit.
    expect(await text()).toContain('Water Pot was removed. Undo')
    expect(await html()).not.toContain('role="status"')
    await shop.db
      .updateTable('cart_line')
      .set({ removed_at: new Date(Date.now() - 61 * 60 * 1000).toISOString() })
      .where('sku', '=', pot)
      .execute()
    expect(await text()).not.toContain('Water Pot')
  })

  it('lists saved lines separately and does not charge them', async () => {
    const { send, text } = await shopper({ [pot]: 2, [tee]: 1 })
    await send('/cart/save', { sku: pot })
    expect(await text()).toMatch(
      /Subtotal \$44\.00 .* Saved for later Water Pot White \$80\.00 Move to cart Remove/,
    )
    expect(await text()).not.toContain('is saved for later')
    expect(await text(`/cart?result=saved&line=${pot}`)).toMatch(
      /Water Pot is saved for later\. Undo .* Saved for later Water Pot/,
    )
    await send('/cart/unsave', { sku: pot })
    expect(await text(`/cart?result=unsaved&line=${pot}`)).toMatch(
      /Saved for later Water Pot is back in your cart\. Undo/,
    )
    expect(await text()).not.toContain('Saved for later')
  })

  it('shows availability and price changes of saved lines', async () => {
    const { send, html, text } = await shopper({ [pot]: 1, [bag]: 1 })
    await send('/cart/save', { sku: pot })
    await send('/cart/save', { sku: bag })
    await change(pot, { available: 0 })
    await change(bag, { price: 11000 })
    expect(await text()).toMatch(
      /Your cart is empty\. .* Saved for later .* Water Pot .* Sold out\. Email me when/,
    )
    expect(await text()).toContain('The price changed from $120.00 to $110.00')
    expect(await html()).not.toContain('Move to cart: Water Pot')
    expect(await html()).toContain('Move to cart: Office Bag')
  })

  it('shows the result of a form once, at its line', async () => {
    const { html } = await shopper({ [pot]: 1, [tee]: 10 })
    const status = async (query: string) =>
      [...(await html(`/cart?result=${query}`)).matchAll(/role="status"[^>]*>([^<]*)</g)].map(
        found => found[1],
      )
    expect(await status(`added&line=${pot}`)).toEqual(['Water Pot is in your cart.'])
    expect(await status(`changed&line=${pot}`)).toEqual(['Cart updated.'])
    expect(await status(`at-limit&line=${tee}`)).toEqual(['Limit 10 per order. Your cart already has 10.'])
    expect(await status('sold-out')).toEqual(['This item is sold out.'])
    for (const untrue of [
      `at-limit&line=${pot}`,
      `removed&line=${pot}`,
      'added&line=NO-SUCH',
      'lines-full',
      'x',
    ])
      expect([untrue, await status(untrue)]).toEqual([untrue, []])
  })

  it('says that it is full', async () => {
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
    const full = /Your cart is full\. It holds up to 100 different products\. Remove one to add another\./g
    expect((await text()).match(full)).toHaveLength(1)
    expect((await text('/cart?result=lines-full')).match(full)).toHaveLength(1)
  })

  it('has only forms that work without JavaScript', async () => {
    const { html } = await shopper({ [pot]: 1 })
    const main = await html()
    const forms = [...main.matchAll(/<form[^>]*>/g)].map(([form]) => form)
    expect(forms).toHaveLength(3)
    for (const form of forms) expect(form).toMatch(/action="\/cart\/(change|save)" method="post"/)
    expect(main).not.toMatch(/ style=| on[a-z]+=/)
  })
})
