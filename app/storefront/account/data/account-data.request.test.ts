import { Buffer } from 'node:buffer'
import { describe, expect, it } from 'vitest'
import { readZip } from '#commerce/people/accounts/export/read-zip.fixture.ts'
import { shopDate } from '#commerce/values/zoned-time.ts'
import { builtShop } from '#test/built-shop.ts'
import { waterPotSku as pot } from '#test/demo-skus.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import { defaultRates } from '#web/limits/rates.ts'
import { endFreshProof, signedInBrowser } from '../account.fixture.ts'

const boundless = { burst: 1e6, perSecond: 1 }
const shared = { visitor: boundless, address: boundless }

describe('the data of an account', () => {
  const shop = builtShop({ rates: { ...defaultRates, emails: shared, codes: shared } })
  const downloads = ['/account/data/json', '/account/data/csv']

  it('is downloaded at once, as JSON and as a ZIP file of tables', async () => {
    const browser = await signedInBrowser(shop, 'dora@mail.example')
    await browser.send('/cart/add', { sku: pot, quantity: '2' })
    const page = await (await browser.fetch('/account/data')).text()
    for (const target of downloads) expect(page).toContain(`href="${target}"`)
    const json = await browser.fetch('/account/data/json')
    const day = shopDate(new Date(), 'America/New_York')
    expect([json.status, ...['content-type', 'cache-control'].map(name => json.headers.get(name))]).toEqual([
      200,
      'application/json; charset=utf-8',
      'no-store',
    ])
    expect(json.headers.get('content-disposition')).toBe(`attachment; filename="account-data-${day}.json"`)
    expect(await json.json()).toMatchObject({
      account: { email: 'dora@mail.example' },
      cart: [{ sku: pot, quantity: 2, currency: 'USD' }],
      emails: [{ kind: 'sign-in' }],
      orders: [],
    })
    const csv = await browser.fetch('/account/data/csv')
    expect([csv.headers.get('content-type'), csv.headers.get('content-disposition')]).toEqual([
      'application/zip',
      `attachment; filename="account-data-${day}.zip"`,
    ])
    const files = readZip(Buffer.from(await csv.arrayBuffer()))
    expect(files.get('cart.csv')).toContain(`\r\n${pot},`)
  })

  it('is given only after a fresh proof, which leads back to its page', async () => {
    const email = 'emil@mail.example'
    const browser = await signedInBrowser(shop, email)
    await endFreshProof(shop, email)
    for (const target of ['/account/data', ...downloads]) {
      const answer = await browser.fetch(target)
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        '/account/confirm?returnTo=%2Faccount%2Fdata',
      ])
    }
  })

  it('is given to nobody who is not signed in', async () => {
    for (const target of ['/account/data', ...downloads]) {
      const answer = await shopBrowser(shop).fetch(target)
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        '/account?returnTo=%2Faccount%2Fdata',
      ])
    }
  })
})
