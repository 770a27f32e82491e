import type { BuiltShop } from '../../../test/built-shop.ts'
import { shopBrowser } from '../../../test/shop-browser.ts'
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
