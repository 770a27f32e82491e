import { describe, expect, it } from 'vitest'
import { maxAccountAddresses } from '#commerce/people/accounts/addresses/account-address.ts'
import { builtShop } from '#test/built-shop.ts'
import { waterPotSku as pot } from '#test/demo-skus.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import { defaultRates } from '#web/limits/rates.ts'
import { signedInBrowser } from '../account.fixture.ts'

const boundless = { burst: 1e6, perSecond: 1 }
const shared = { visitor: boundless, address: boundless }
const ada = {
  ...{ country: 'US', name: 'Ada Lovelace', line1: '12 Market Street', city: 'San Francisco' },
  ...{ region: 'CA', postalCode: '94103' },
}
const grace = { ...ada, name: 'Grace Hopper', line1: '1 Navy Yard' }

describe('the addresses of an account', () => {
  const shop = builtShop({ rates: { ...defaultRates, visitor: boundless, emails: shared, codes: shared } })
  let people = 0
  const signIn = () => signedInBrowser(shop, `cleo-${++people}@mail.example`)
  type Browser = Awaited<ReturnType<typeof signIn>>
  const save = (browser: Browser, fields: Record<string, string>) =>
    browser.send('/account/addresses/new', fields)
  const rows = () => shop.db.selectFrom('account_address').selectAll().orderBy('id').execute()
  const latestId = async () => String((await rows()).at(-1)!.id)
  const page = async (browser: Browser) => (await browser.fetch('/account/addresses')).text()
  /** The names in their order. */
  const names = async (browser: Browser) =>
    [...(await page(browser)).matchAll(/Edit the address of ([^"]+)"/g)].map(([, name]) => name)

  it('can be saved, edited and removed', async () => {
    const browser = await signIn()
    expect(await page(browser)).toContain('You haven’t saved an address yet.')
    const saved = await save(browser, ada)
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/account/addresses'])
    const address = await latestId()
    expect(await page(browser)).toContain('San Francisco, CA 94103')
    const form = await (await browser.fetch(`/account/addresses/${address}`)).text()
    expect(form).toContain('value="12 Market Street"')
    await browser.send(`/account/addresses/${address}`, { ...ada, line1: '14 Market Street' })
    expect(await page(browser)).toContain('14 Market Street')
    expect((await browser.send('/account/addresses/remove', { address })).status).toBe(303)
    expect(await names(browser)).toEqual([])
  })

  it('have one default: the first, until another is chosen', async () => {
    const browser = await signIn()
    await save(browser, ada)
    await save(browser, grace)
    expect(await names(browser)).toEqual(['Ada Lovelace', 'Grace Hopper'])
    await browser.send('/account/addresses/default', { address: await latestId() })
    expect(await names(browser)).toEqual(['Grace Hopper', 'Ada Lovelace'])
    await browser.send('/account/addresses/remove', { address: await latestId() })
    expect((await page(browser)).match(/>Default</g)).toHaveLength(1)
  })

  it('are saved once by a repeated form, and up to a limit', async () => {
    const browser = await signIn()
    const before = (await rows()).length
    await Promise.all([save(browser, ada), save(browser, ada)])
    expect(await rows()).toHaveLength(before + 1)
    for (let number = 1; number < maxAccountAddresses; number++)
      await save(browser, { ...ada, line2: `Suite ${number}` })
    const refused = await save(browser, grace)
    expect([refused.status, (await refused.text()).includes('You can save up to 20 addresses.')]).toEqual([
      409,
      true,
    ])
    expect(await rows()).toHaveLength(before + maxAccountAddresses)
  })

  it('are refused with errors beside the fields, and kept as typed', async () => {
    const browser = await signIn()
    const before = await rows()
    const answer = await save(browser, { ...ada, name: '', postalCode: '9410', line1: '<b>12</b>' })
    const html = await answer.text()
    expect(answer.status).toBe(400)
    for (const text of ['Please check 2 fields.', 'Enter the recipient’s name.', '&lt;b&gt;12&lt;/b&gt;'])
      expect(html).toContain(text)
    expect((await save(browser, { ...ada, country: 'XX' })).status).toBe(400)
    expect(await rows()).toEqual(before)
  })

  it('have the fields of another country without a script', async () => {
    const browser = await signIn()
    const answer = await save(browser, { ...ada, country: 'GB', update: '1' })
    const html = await answer.text()
    expect([answer.status, html.includes('Town or city'), html.includes('12 Market Street')]).toEqual([
      200,
      true,
      true,
    ])
  })

  it('belong to nobody else', async () => {
    const owner = await signIn()
    await save(owner, ada)
    const address = await latestId()
    const eve = await signIn()
    await eve.send('/cart/add', { sku: pot, quantity: '1' })
    const before = await rows()
    const answers = [
      await eve.fetch(`/account/addresses/${address}`),
      await eve.send(`/account/addresses/${address}`, grace),
      await eve.send('/account/addresses/default', { address }),
      await eve.send('/account/addresses/remove', { address }),
      await eve.send('/checkout/address', { address }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(await rows()).toEqual(before)
  })

  it('are shown to nobody who is not signed in', async () => {
    const guest = shopBrowser(shop)
    for (const target of ['', '/new', '/1'])
      expect((await guest.fetch(`/account/addresses${target}`)).status).toBe(303)
    for (const target of ['/new', '/1', '/default', '/remove'])
      expect((await guest.send(`/account/addresses${target}`, { ...ada, address: '1' })).status).toBeOneOf([
        303, 400,
      ])
    await guest.send('/cart/add', { sku: pot, quantity: '1' })
    expect((await guest.send('/checkout/address', { address: '1' })).status).toBe(404)
  })

  it('are used at checkout: the default at once, another with one press', async () => {
    const browser = await signIn()
    await save(browser, ada)
    await save(browser, grace)
    const address = await latestId()
    await browser.send('/cart/add', { sku: pot, quantity: '1' })
    const first = await (await browser.fetch('/checkout')).text()
    for (const text of [`cleo-${people}@mail.example`, '12 Market Street', 'Ship to a saved address'])
      expect(first).toContain(text)
    const answer = await browser.send('/checkout/address', { address, email: 'typed@mail.example' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/checkout?notice=saved#address'])
    const next = await (await browser.fetch('/checkout')).text()
    for (const field of ['value="1 Navy Yard"', 'value="Grace Hopper"', 'value="typed@mail.example"'])
      expect(next).toContain(field)
  })
})
