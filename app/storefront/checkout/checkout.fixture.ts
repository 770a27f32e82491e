import { expect } from 'vitest'
import type { BuiltShop } from '../../../test/built-shop.ts'
import { shopBrowser } from '../../../test/shop-browser.ts'
import { unsealLetter } from '../../commerce/mail/sealed-letter.server.ts'
import { mainOf, textOf } from '../cart/page-text.fixture.ts'

export const tee = 'TEE-BLK-01-S'
export const pot = 'POT-WHT-01'

/** Where a shopper wants it. */
export const ada = {
  email: 'ada@example.com',
  country: 'US',
  name: 'Ada Lovelace',
  line1: '548 Market Street',
  city: 'San Francisco',
  region: 'CA',
  postalCode: '94103',
  payment: 'bank-transfer',
}

/** The shop as it is reached from this address, through a proxy on its own machine. */
export function shopFrom(shop: BuiltShop, address: string): BuiltShop {
  const ask: BuiltShop['ask'] = (target, init) => {
    const headers = new Headers(init?.headers)
    headers.set('x-forwarded-for', address)
    return shop.ask(target, { ...init, headers })
  }
  return { ...shop, ask }
}

/** Where the one email leads by which a shopper confirms this address, as soon as it is written. */
export async function confirmationLink(shop: BuiltShop, email: string): Promise<string> {
  const read = async () => {
    const rows = await shop.db
      .selectFrom('letter')
      .select(['subject', 'html_sealed', 'plain_sealed'])
      .where('kind', '=', 'confirm-email')
      .where('recipient', '=', email)
      .execute()
    expect(rows).toHaveLength(1)
    return /\/checkout\/confirm\/[\w-]+/.exec(unsealLetter(shop.db, rows[0]!)?.plain ?? '')?.[0]
  }
  await expect.poll(read, { timeout: 10_000 }).toBeDefined()
  return (await read())!
}

/** A shopper without scripts, with these in their cart. */
export async function checkoutShopper(shop: BuiltShop, wanted: Record<string, number>) {
  const browser = shopBrowser(shop)
  for (const [sku, quantity] of Object.entries(wanted))
    await browser.send('/cart/add', { sku, quantity: String(quantity) })
  const html = async (address = '/checkout') => mainOf(await (await browser.ask(address)).text())
  const text = async (address?: string) => textOf(await html(address))
  /** The form as it stands on the page. */
  const form = async (address?: string) => readFields(await html(address))
  /** Opens the page, fills in and presses a button. */
  const submit = async (to: string, fields: Record<string, string> = {}) =>
    browser.send(to, { ...(await form()), ...fields })
  const place = (fields: Record<string, string> = {}) => submit('/checkout/place', { ...ada, ...fields })
  return { ...browser, html, text, form, submit, place }
}

/** What a browser would send of a page's fields. */
function readFields(html: string): Record<string, string> {
  const fields: Record<string, string> = {}
  const attribute = (tag: string, name: string) =>
    new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  for (const [tag] of html.matchAll(/<input[^>]*>/g)) {
    const name = attribute(tag, 'name')
    if (name === undefined || (attribute(tag, 'type') === 'radio' && !/\schecked/.test(tag))) continue
    fields[name] = attribute(tag, 'value') ?? ''
  }
  for (const [select] of html.matchAll(/<select[^>]*>.*?<\/select>/gs)) {
    const chosen = /<option[^>]*\sselected[^>]*>/.exec(select)?.[0] ?? ''
    fields[attribute(select, 'name')!] = attribute(chosen, 'value') ?? ''
  }
  return fields
}
