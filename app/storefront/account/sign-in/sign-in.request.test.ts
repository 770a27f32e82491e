import { describe, expect, it } from 'vitest'
import { anotherCode, latestSignInEmail } from '#commerce/people/accounts/sign-in/sign-in.fixture.ts'
import { unsealRenderedEmail } from '#commerce/running/outbox/sealed-email.server.ts'
import { builtShop } from '#test/built-shop.ts'
import { waterPotSku as pot } from '#test/demo-skus.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import { defaultRates } from '#web/limits/rates.ts'
import { askForCode, signedInBrowser } from '../account.fixture.ts'

const boundless = { burst: 1e6, perSecond: 1 }
const shared = { visitor: boundless, address: boundless }

describe('signing in', () => {
  const shop = builtShop({ rates: { ...defaultRates, emails: shared, codes: shared, newcomer: boundless } })
  let people = 0
  const newAddress = () => `ada-${++people}@mail.example`
  const emails = async () => (await shop.db.selectFrom('email').select('id').execute()).length

  it('asks for an address, and then for the code, without storing an account', async () => {
    const browser = shopBrowser(shop)
    const form = await browser.fetch('/account')
    expect([form.status, form.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await form.text()).toContain('<h1 tabindex="-1">Sign in</h1>')
    const email = newAddress()
    const answer = await browser.send('/account', { email: ` ${email.toUpperCase()} ` })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account/sign-in'])
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sign-in=[\w-]{22}; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly$/),
    ])
    const page = await (await browser.fetch('/account/sign-in')).text()
    expect(page).toContain(`We’ve emailed a 6-digit code to ${email}.`)
    expect(await shop.db.selectFrom('account').select('id').execute()).toEqual([])
    expect([...browser.cookies.keys()]).toEqual(['sign-in'])
  })

  it('gives known and unknown addresses the same answer', async () => {
    const known = newAddress()
    await signedInBrowser(shop, known)
    const answers = new Set<string>()
    for (const email of [known, newAddress()]) {
      const browser = shopBrowser(shop)
      const answer = await browser.send('/account', { email })
      const page = await (await browser.fetch('/account/sign-in')).text()
      const cookies = answer.headers.getSetCookie().map(line => line.replace(/=[\w-]{22}/, '=…'))
      const shown = page.replaceAll(email, '…').replaceAll(/nonce="[^"]*"/g, '')
      answers.add(JSON.stringify([answer.status, answer.headers.get('location'), cookies, shown]))
    }
    expect(answers.size).toBe(1)
  })

  it('sends a code and a link that both sign in', async () => {
    const { browser, code, link } = await askForCode(shop, newAddress())
    const rendered = async () => {
      const rows = await shop.db.selectFrom('email').selectAll().orderBy('id', 'desc').limit(1).execute()
      return unsealRenderedEmail(shop.db, rows[0]!)
    }
    await expect.poll(rendered).toBeDefined()
    const { subject, text } = (await rendered())!
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    expect([subject, text.includes(spaced), text.includes(`/account/sign-in/link/${link}`)]).toEqual([
      'Your sign-in code',
      true,
      true,
    ])
    const answer = await browser.send('/account/sign-in', { code: spaced })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account'])
    expect(await (await browser.fetch('/account')).text()).toContain('Signed in as')
    const other = shopBrowser(shop)
    expect((await other.send(`/account/sign-in/link/${link}`, {})).status).toBe(404)
  })

  it('gives a new token, and cookies that last a year', async () => {
    const guest = shopBrowser(shop)
    await guest.send('/cart/add', { sku: pot, quantity: '2' })
    const planted = guest.cookies.get('visitor')!
    const browser = await signedInBrowser(shop, newAddress(), guest)
    expect(browser.cookies.get('visitor')).not.toBe(planted)
    expect(Object.fromEntries(browser.cookies)).toMatchObject({ cart: '2', account: '1' })
    expect(browser.cookies.has('sign-in')).toBe(false)
    const fixed = shopBrowser(shop)
    fixed.cookies.set('visitor', planted)
    expect(await (await fixed.fetch('/account')).text()).not.toContain('Signed in as')
    expect((await (await fixed.fetch('/cart/state')).json()).lines).toEqual([])
  })

  it.each([
    ['', 'Enter your email address.'],
    ['ada@', 'Enter a valid email address'],
  ])('refuses the address "%s" and keeps it', async (email, text) => {
    const before = await emails()
    const answer = await shopBrowser(shop).send('/account', { email })
    const html = await answer.text()
    expect([answer.status, html.includes(text), html.includes(`value="${email}"`)]).toEqual([400, true, true])
    expect(await emails()).toBe(before)
  })

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５'])(
    'does not count "%s" as an attempt',
    async typed => {
      const { browser, code } = await askForCode(shop, newAddress())
      const answer = await browser.send('/account/sign-in', { code: typed })
      expect([answer.status, (await answer.text()).includes('Enter the 6 digits')]).toEqual([400, true])
      const [request] = await shop.db
        .selectFrom('sign_in_request')
        .selectAll()
        .orderBy('id', 'desc')
        .execute()
      expect(request!.attempts).toBe(0)
      expect((await browser.send('/account/sign-in', { code })).status).toBe(303)
    },
  )

  it('says how many attempts are left, and when the code has ended', async () => {
    const { browser, code } = await askForCode(shop, newAddress())
    const guess = async () => (await browser.send('/account/sign-in', { code: anotherCode(code) })).text()
    for (const left of ['4 attempts', '3 attempts', '2 attempts', '1 attempt'])
      expect(await guess()).toContain(`You have ${left} left.`)
    expect(await guess()).toContain('That code no longer works.')
    const right = await browser.send('/account/sign-in', { code })
    expect([right.status, (await right.text()).includes('That code no longer works.')]).toEqual([400, true])
  })

  it('refuses a code in another browser, and after ten minutes', async () => {
    const { browser, code } = await askForCode(shop, newAddress())
    const other = await askForCode(shop, newAddress())
    // The attempt counts for the request of that browser.
    expect((await other.browser.send('/account/sign-in', { code })).status).toBe(400)
    const none = await shopBrowser(shop).send('/account/sign-in', { code })
    expect([none.status, (await none.text()).includes('hasn’t asked for a code')]).toEqual([400, true])
    await shop.db.updateTable('sign_in_request').set({ expires_at: new Date().toISOString() }).execute()
    expect((await browser.send('/account/sign-in', { code })).status).toBe(400)
  })

  it.each(['/account/sign-in', '/account/settings/email/code', '/account/confirm/code'])(
    'says at %s that no code was asked for, not that one has ended',
    async path => {
      const browser = await signedInBrowser(shop, newAddress())
      browser.cookies.delete('sign-in')
      const page = await (await browser.fetch(path)).text()
      expect(page).toContain('This browser hasn’t asked for a code in the last ten minutes.')
      expect(page).not.toContain('no longer works')
    },
  )

  it('asks before a link signs in, because email scanners open it', async () => {
    const email = newAddress()
    const { link } = await askForCode(shop, email)
    const browser = shopBrowser(shop)
    const page = await browser.fetch(`/account/sign-in/link/${link}`)
    const html = await page.text()
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(html).toContain(`You’ll be signed in as ${email} in this browser.`)
    expect([...browser.cookies]).toEqual([])
    const answer = await browser.send(`/account/sign-in/link/${link}`, {})
    expect([answer.status, browser.cookies.get('account')]).toEqual([303, '1'])
    for (const target of [link, 'A'.repeat(22), 'x']) {
      const used = await shopBrowser(shop).fetch(`/account/sign-in/link/${target}`)
      expect([used.status, (await used.text()).includes('This link no longer works')]).toEqual([404, true])
    }
  })

  it('refuses forms of other sites', async () => {
    const { browser, code, link } = await askForCode(shop, newAddress())
    const foreign = { origin: 'https://evil.example' }
    for (const [target, fields] of [
      ['/account', { email: newAddress() }],
      ['/account/sign-in', { code }],
      [`/account/sign-in/link/${link}`, {}],
      ['/account/sign-out', {}],
    ] as const)
      expect((await browser.send(target, fields, foreign)).status).toBe(403)
    expect((await browser.send('/account/sign-in', { code })).status).toBe(303)
  })

  it.each([
    ['/checkout', '/checkout'],
    ['//evil.example', '/account'],
    ['https://evil.example/', '/account'],
  ])('returns to %s as %s', async (returnTo, target) => {
    const query = `?${new URLSearchParams({ returnTo })}`
    const browser = shopBrowser(shop)
    const email = newAddress()
    const requested = await browser.send(`/account${query}`, { email })
    const page = requested.headers.get('location')!
    const { code } = await latestSignInEmail(shop.db, email)
    expect((await browser.send(page, { code })).headers.get('location')).toBe(target)
  })

  it('leaves the browser empty when signing out', async () => {
    const browser = await signedInBrowser(shop, newAddress())
    await browser.send('/cart/add', { sku: pot, quantity: '2' })
    await browser.send('/compare/add', { product: 'classic-tee' })
    const token = browser.cookies.get('visitor')!
    const answer = await browser.send('/account/sign-out', {})
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account'])
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"')
    expect([...browser.cookies]).toEqual([])
    browser.cookies.set('visitor', token)
    expect((await (await browser.fetch('/cart/state')).json()).lines).toEqual([])
    expect((await browser.fetch('/account/sign-out')).status).toBe(405)
  })

  it('brings the products to compare to the next browser, and leaves none to another account', async () => {
    const [ada, bob] = [newAddress(), newAddress()]
    const browser = await signedInBrowser(shop, ada)
    browser.cookies.set('compare', 'classic-tee')
    await signedInBrowser(shop, bob, browser)
    expect(browser.cookies.has('compare')).toBe(false)
    const next = shopBrowser(shop)
    next.cookies.set('compare', 'water-pot')
    await signedInBrowser(shop, ada, next)
    expect(next.cookies.get('compare')).toBe('water-pot.classic-tee')
  })

  it('logs neither codes nor links', async () => {
    const { browser, code, link } = await askForCode(shop, newAddress())
    await browser.fetch(`/account/sign-in/link/${link}`)
    await browser.send('/account/sign-in', { code })
    const log = JSON.stringify(shop.logged)
    for (const secret of [link, `"${code}"`, browser.cookies.get('visitor')!])
      expect(log).not.toContain(secret)
  })
})

describe('signing in too often', () => {
  const few = { burst: 2, perSecond: 0.01 }
  const fewShared = { visitor: few, address: few }
  const shop = builtShop({ rates: { ...defaultRates, emails: fewShared, codes: fewShared } })
  const from = (address: string) => ({ 'x-forwarded-for': address })

  it('is limited by network for emails, and keeps the address', async () => {
    const ask = (address: string) =>
      shopBrowser(shop).send('/account', { email: 'zoe@mail.example' }, from(address))
    for (let count = 0; count < 2; count++) expect((await ask('203.0.113.1')).status).toBe(303)
    const limited = await ask('203.0.113.1')
    expect([limited.status, Number(limited.headers.get('retry-after')) > 0]).toEqual([429, true])
    const html = await limited.text()
    expect(html).toMatch(/Too many attempts\. Try again in \d+ minutes\./)
    expect(html).toContain('value="zoe@mail.example"')
    expect((await ask('203.0.113.2')).status).toBe(303)
  })

  it.each([
    ['codes', '/account/sign-in', { code: '123456' }],
    ['links', `/account/sign-in/link/${'A'.repeat(22)}`, {}],
  ])('is limited by network for %s', async (kind, target, fields) => {
    const address = kind === 'codes' ? '203.0.113.3' : '203.0.113.4'
    const { browser } = await askForCode(shop, `${kind}@mail.example`)
    const statuses = []
    for (let count = 0; count < 3; count++)
      statuses.push((await browser.send(target, fields, from(address))).status)
    expect(statuses[2]).toBe(429)
    expect(statuses.slice(0, 2)).not.toContain(429)
  })
})
