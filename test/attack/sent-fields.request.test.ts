import { describe, expect, it } from 'vitest'
import type { InputFields } from '#commerce/editing/input/field.server.ts'
import { isDeclared } from '#commerce/editing/input/sent-field.server.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'
import { builtShop } from '../built-shop.ts'
import { waterPotSku } from '../demo-skus.ts'
import { liftedRates } from '../lifted-rates.ts'
import { shopBrowser } from '../shop-browser.ts'
import { accepting } from './form-inputs.ts'
import { crawl } from './requests/crawl.ts'
import type { PageForm } from './requests/page-forms.ts'

interface Declared {
  fields: InputFields
  files: object
}

/** What the route with this path declares; undefined for a route without an action. */
function declaredAt(path: string): Declared | undefined {
  const matching = accepting.filter(([url]) => patternOf(url).test(path))
  const [found] = matching.toSorted(([one], [other]) => one.split(':').length - other.split(':').length)
  return found && { fields: found[1].fields ?? {}, files: found[1].files ?? {} }
}

const patternOf = (url: string) =>
  new RegExp(`^${url.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`)

/** A sent field that its action doesn't know is never compared with anything. */
function undeclaredFields(forms: readonly PageForm[]): string[] {
  const found = forms
    .filter(({ method }) => method === 'POST')
    .flatMap(({ action, fields }) => {
      const { pathname } = new URL(action, 'http://shop')
      const declared = declaredAt(pathname)
      if (!declared) return [`${pathname}: no action`]
      return fields
        .filter(([name]) => !isDeclared(name, declared.fields) && !Object.hasOwn(declared.files, name))
        .map(([name]) => `${pathname}: ${name}`)
    })
  return [...new Set(found)].toSorted()
}

describe('every field that a page sends is declared by its action', () => {
  const shop = builtShop({ rates: liftedRates })

  it('in the shop', async () => {
    const browser = shopBrowser(shop)
    await browser.send('/cart/add', { sku: waterPotSku, quantity: '1' })
    await browser.send('/compare/add', { product: 'water-pot' })
    const first = [
      '/checkout',
      '/cart',
      '/wish-list',
      '/compare',
      '/withdrawal',
      '/account',
      '/contact',
      '/Shop',
    ]
    const { forms } = await crawl(
      shop.origin,
      page => browser.fetch(page),
      first,
      () => true,
    )
    expect(new Set(forms.map(({ action }) => action)).size).toBeGreaterThan(20)
    expect(forms.some(({ action }) => action === '/checkout/place')).toBe(true)
    expect(undeclaredFields(forms)).toEqual([])
  })

  it('in the office', async () => {
    const cookie = await officeCookie(shop, 'owner')
    const open = (page: string) => shop.fetch(page, { headers: { cookie } })
    const isOffice = (link: string) => link.startsWith('/office')
    const { forms } = await crawl(shop.origin, open, ['/office'], isOffice)
    expect(new Set(forms.map(({ action }) => action)).size).toBeGreaterThan(20)
    expect(undeclaredFields(forms)).toEqual([])
  })
})
