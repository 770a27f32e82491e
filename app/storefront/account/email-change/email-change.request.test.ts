import { describe, expect, it } from 'vitest'
import { anotherCode, latestEmailFacts } from '#commerce/people/accounts/sign-in/sign-in.fixture.ts'
import { builtShop } from '#test/built-shop.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import { defaultRates } from '#web/limits/rates.ts'
import { endFreshProof, signedInBrowser } from '../account.fixture.ts'

type Browser = ReturnType<typeof shopBrowser>

const boundless = { burst: 1e6, perSecond: 1 }
const shared = { visitor: boundless, address: boundless }
const form = '/account/settings/email'

describe('changing the email address', () => {
  const shop = builtShop({ rates: { ...defaultRates, emails: shared, codes: shared } })
  let people = 0
  const newAddress = () => `finn-${++people}@mail.example`
  const signIn = async () => {
    const email = newAddress()
    return { browser: await signedInBrowser(shop, email), email }
  }
  const request = async (browser: Browser, email: string) => {
    const answer = await browser.send(form, { email })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${form}/code`])
    return latestEmailFacts(shop.db, 'change-email', email)
  }
  const enter = async (browser: Browser, code: string) => browser.send(`${form}/code`, { code })
  const change = async (browser: Browser, from: string, to: string) => {
    await enter(browser, (await request(browser, to)).code)
    return `${form}/revert/${(await latestEmailFacts(shop.db, 'email-changed', from)).token}`
  }
  const accounts = async () =>
    (await shop.db.selectFrom('account').select('email').orderBy('id').execute()).map(({ email }) => email)
  const shown = async (browser: Browser, page: string) => (await browser.fetch(page)).text()

  it('requires a fresh proof, and returns to the form', async () => {
    const { browser, email } = await signIn()
    expect((await browser.fetch(form)).status).toBe(200)
    await endFreshProof(shop, email)
    const confirm = '/account/confirm?returnTo=%2Faccount%2Fsettings%2Femail'
    expect((await browser.fetch(form)).headers.get('location')).toBe(confirm)
    const sent = await browser.send(form, { email: newAddress() })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, confirm])
    const guest = shopBrowser(shop)
    expect((await guest.fetch(form)).headers.get('location')).toBe(
      '/account?returnTo=%2Faccount%2Fsettings%2Femail',
    )
    expect((await guest.send(form, { email: newAddress() })).headers.get('location')).toBe('/account')
  })

  it('emails a code to the new address, and changes to it', async () => {
    const { browser, email } = await signIn()
    const other = await signedInBrowser(shop, email)
    const to = newAddress()
    const { code } = await request(browser, to)
    expect(await shown(browser, `${form}/code`)).toContain(`We’ve emailed a 6-digit code to ${to}.`)
    const token = browser.cookies.get('visitor')
    const answer = await enter(browser, code)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account/settings?changed'])
    expect(browser.cookies.get('visitor')).not.toBe(token)
    const page = await shown(browser, '/account/settings?changed')
    for (const text of ['Your email address is changed.', `Signed in as ${to}`]) expect(page).toContain(text)
    expect((await other.fetch('/account/settings')).status).toBe(303)
  })

  it('shows the same page for an address that has an account, and refuses it once it is proven', async () => {
    const { browser } = await signIn()
    const { email: known } = await signIn()
    const pages = new Set<string>()
    for (const email of [known, newAddress()]) {
      const answer = await browser.send(form, { email })
      const html = (await shown(browser, `${form}/code`)).replaceAll(email, '…')
      pages.add(JSON.stringify([answer.status, html.replaceAll(/nonce="[^"]*"/g, '')]))
    }
    expect(pages.size).toBe(1)
    const before = await accounts()
    const { code } = await request(browser, known)
    const refused = await enter(browser, code)
    expect([
      refused.status,
      (await refused.text()).includes('This address has an account of its own.'),
    ]).toEqual([409, true])
    expect(await accounts()).toEqual(before)
    expect((await browser.fetch('/account/settings')).status).toBe(200)
  })

  it.each([
    ['', 'Enter your email address.'],
    ['finn@', 'Enter a valid email address'],
  ])('refuses "%s" beside the field, and keeps it', async (email, text) => {
    const { browser } = await signIn()
    const answer = await browser.send(form, { email })
    const html = await answer.text()
    expect([answer.status, html.includes(text), html.includes(`value="${email}"`)]).toEqual([400, true, true])
  })

  it('refuses the own address and wrong codes', async () => {
    const { browser, email } = await signIn()
    const own = await browser.send(form, { email: email.toUpperCase() })
    expect([own.status, (await own.text()).includes('That’s your address already.')]).toEqual([400, true])
    const { code } = await request(browser, newAddress())
    const wrong = await enter(browser, anotherCode(code))
    expect([wrong.status, (await wrong.text()).includes('You have 4 attempts left.')]).toEqual([400, true])
    expect(await accounts()).toContain(email)
  })

  it('takes the link only in a browser that is signed in, after a click', async () => {
    const { browser } = await signIn()
    const { browser: stranger } = await signIn()
    const to = newAddress()
    const page = `${form}/link/${(await request(browser, to)).link}`
    for (const other of [stranger, shopBrowser(shop)]) {
      const opened = await other.fetch(page)
      expect([opened.status, (await opened.text()).includes('This link no longer works')]).toEqual([
        404,
        true,
      ])
      expect([303, 404]).toContain((await other.send(page, {})).status)
    }
    expect(await shown(browser, page)).toContain(`You’ll sign in with ${to} from now on.`)
    expect(await accounts()).not.toContain(to)
    const answer = await browser.send(page, {})
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account/settings?changed'])
    expect([(await browser.send(page, {})).status, await accounts()]).toEqual([
      404,
      expect.arrayContaining([to]),
    ])
  })

  it('is undone by the old address, after a click, in any browser', async () => {
    const { browser, email } = await signIn()
    const page = await change(browser, email, newAddress())
    const owner = shopBrowser(shop)
    const opened = await owner.fetch(page)
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await opened.text()).toContain(`Your account gets ${email} back`)
    expect(await accounts()).not.toContain(email)
    const answer = await owner.send(page, {})
    expect([answer.status, (await answer.text()).includes('Your address is back')]).toEqual([200, true])
    expect(await accounts()).toContain(email)
    expect((await browser.fetch('/account/settings')).status).toBe(303)
    for (const target of [page, `${form}/revert/x`]) {
      const ended = await owner.send(target, {})
      expect([ended.status, (await ended.text()).includes('This link no longer works')]).toEqual([404, true])
    }
  })

  it('takes no form of another site, and logs no link', async () => {
    const { browser, email } = await signIn()
    const foreign = { origin: 'https://evil.example' }
    const { code, link } = await request(browser, newAddress())
    for (const target of [form, `${form}/code`, `${form}/link/${link}`])
      expect((await browser.send(target, { email, code }, foreign)).status).toBe(403)
    await browser.fetch(`${form}/link/${link}`)
    await enter(browser, code)
    const { token } = await latestEmailFacts(shop.db, 'email-changed', email)
    expect((await browser.send(`${form}/revert/${token}`, {}, foreign)).status).toBe(403)
    const log = JSON.stringify(shop.logged)
    for (const secret of [link, token, email]) expect(log).not.toContain(secret)
  })
})
