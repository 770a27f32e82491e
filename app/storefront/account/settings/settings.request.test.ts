import { describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { waterPotSku as pot } from '#test/demo-skus.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import { defaultRates } from '#web/limits/rates.ts'
import { signedInBrowser } from '../account.fixture.ts'

const boundless = { burst: 1e6, perSecond: 1 }
const shared = { visitor: boundless, address: boundless }

describe('the settings of an account', () => {
  const shop = builtShop({ rates: { ...defaultRates, emails: shared, codes: shared } })
  let people = 0
  const signIn = () => signedInBrowser(shop, `dora-${++people}@mail.example`)
  const html = async (browser: ReturnType<typeof shopBrowser>, page = '/account/settings') =>
    (await browser.fetch(page)).text()
  const accounts = () => shop.db.selectFrom('account').selectAll().orderBy('id').execute()
  const optOuts = async () => (await shop.db.selectFrom('account_email_opt_out').selectAll().execute()).length
  const save = (browser: ReturnType<typeof shopBrowser>, fields: Record<string, string> | string) =>
    browser.send('/account/settings', fields)

  it('begin without a name, in the language of the shop, with all emails on', async () => {
    const browser = await signIn()
    const page = await browser.fetch('/account/settings')
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const text = await page.text()
    expect(text).toContain('aria-current="page" href="/account/settings"')
    expect(text).toMatch(/<input[^>]*name="name"[^>]*value=""/)
    expect(text).toContain('<option value="en" selected="">English</option>')
    expect(text).toContain('<option value="de">Deutsch</option>')
    expect(text.match(/name="emails"[^>]*checked=""/g)).toHaveLength(2)
    expect(text).toContain('Emails about your orders and the safety of your account always arrive.')
  })

  it('are saved together and shown again', async () => {
    const browser = await signIn()
    const answer = await save(browser, {
      name: ' Dora <b>Meyer</b> ',
      language: 'de',
      emails: 'back-in-stock',
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account/settings?saved'])
    const page = await html(browser, '/account/settings?saved')
    expect(page).toContain('Your settings are saved.')
    expect(page).toContain('value="Dora &lt;b&gt;Meyer&lt;/b&gt;"')
    expect(page).toContain('<option value="de" selected="">Deutsch</option>')
    expect(page.match(/name="emails"[^>]*checked=""/g)).toHaveLength(1)
    expect(await html(browser, '/account')).toContain('Hello, Dora &lt;b&gt;Meyer&lt;/b&gt;</h1>')
    await save(browser, { name: '', language: 'en', emails: 'price-dropped' })
    expect(await html(browser, '/account')).toContain('Your account</h1>')
  })

  it('fill in the name at checkout and in a new address', async () => {
    const browser = await signIn()
    await browser.send('/cart/add', { sku: pot, quantity: '1' })
    await save(browser, { name: 'Dora Meyer' })
    for (const page of ['/checkout', '/account/addresses/new'])
      expect(await html(browser, page)).toMatch(/<input[^>]*name="name"[^>]*value="Dora Meyer"/)
    await browser.send('/checkout/save', { name: 'Typed Name' })
    expect(await html(browser, '/checkout')).toMatch(/<input[^>]*name="name"[^>]*value="Typed Name"/)
  })

  it('refuse a name that is too long, beside the field, and change nothing', async () => {
    const browser = await signIn()
    const before = [await accounts(), await optOuts()]
    const answer = await save(browser, { name: 'x'.repeat(300), language: 'de' })
    const text = await answer.text()
    expect([answer.status, text.includes('aria-invalid="true"'), text.includes('x'.repeat(300))]).toEqual([
      400,
      true,
      true,
    ])
    expect([await accounts(), await optOuts()]).toEqual(before)
  })

  it.each(['language=fr', 'emails=sign-in', 'emails=order-confirmed', 'name=A&name=B'])(
    'refuse %s',
    async fields => {
      const browser = await signIn()
      const before = [await accounts(), await optOuts()]
      expect((await save(browser, fields)).status).toBe(400)
      expect([await accounts(), await optOuts()]).toEqual(before)
    },
  )

  it('are shown to nobody who is not signed in, and take no form of another site', async () => {
    const guest = shopBrowser(shop)
    const page = await guest.fetch('/account/settings')
    expect([page.status, page.headers.get('location')]).toEqual([
      303,
      '/account?returnTo=%2Faccount%2Fsettings',
    ])
    expect((await save(guest, { name: 'Eve' })).headers.get('location')).toBe('/account')
    const browser = await signIn()
    const foreign = await browser.send(
      '/account/settings',
      { name: 'Eve' },
      { origin: 'https://evil.example' },
    )
    expect(foreign.status).toBe(403)
  })
})
