import { expect } from 'vitest'
import { unsealRenderedEmail } from '#commerce/running/outbox/sealed-email.server.ts'
import type { BuiltShop } from '#test/built-shop.ts'
import { formFields } from '#test/html.ts'
import { sampleCheckoutForm } from '#test/sample-customer.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import { mainHtml, visibleText } from '../cart/page-text.fixture.ts'

/** The shop as seen by a client at this address, behind a local proxy. */
export function shopFromAddress(shop: BuiltShop, address: string): BuiltShop {
  const fetch: BuiltShop['fetch'] = (target, init) => {
    const headers = new Headers(init?.headers)
    headers.set('x-forwarded-for', address)
    return shop.fetch(target, { ...init, headers })
  }
  return { ...shop, fetch }
}

/** Waits for the confirmation email to this address and returns the path of its link. */
export async function confirmationLink(shop: BuiltShop, email: string): Promise<string> {
  const read = async () => {
    const rows = await shop.db
      .selectFrom('email')
      .select(['subject', 'html_sealed', 'text_sealed'])
      .where('kind', '=', 'confirm-email')
      .where('recipient', '=', email)
      .execute()
    expect(rows).toHaveLength(1)
    return /\/checkout\/confirm\/[\w-]+/.exec(unsealRenderedEmail(shop.db, rows[0]!)?.text ?? '')?.[0]
  }
  await expect.poll(read).toBeDefined()
  return (await read())!
}

/** A shopper without JavaScript, with these quantities by SKU in their cart. */
export async function checkoutShopper(shop: BuiltShop, cart: Record<string, number>) {
  const browser = shopBrowser(shop)
  for (const [sku, quantity] of Object.entries(cart))
    await browser.send('/cart/add', { sku, quantity: String(quantity) })
  const html = async (address = '/checkout') => mainHtml(await (await browser.fetch(address)).text())
  const text = async (address?: string) => visibleText(await html(address))
  /** The fields of the page's form. */
  const form = async (address?: string) => formFields(await html(address))
  /** Opens the page, fills in these fields and submits the form to `to`. */
  const submit = async (to: string, fields: Record<string, string> = {}) =>
    browser.send(to, { ...(await form()), ...fields })
  const place = (fields: Record<string, string> = {}) =>
    submit('/checkout/place', { ...sampleCheckoutForm, ...fields })
  return { ...browser, html, text, form, submit, place }
}
