import { describe, expect, it } from 'vitest'
import { anotherCode } from '#commerce/people/accounts/sign-in/sign-in.fixture.ts'
import { builtShop } from '#test/built-shop.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import { defaultRates } from '#web/limits/rates.ts'
import { askForCode, askToConfirm, endFreshProof, signedInBrowser } from '../account.fixture.ts'

const boundless = { burst: 1e6, perSecond: 1 }
const shared = { visitor: boundless, address: boundless }

describe('confirming an account', () => {
  const shop = builtShop({ rates: { ...defaultRates, emails: shared, codes: shared } })
  let people = 0
  const staleBrowser = async (email = `cleo-${++people}@mail.example`) => {
    const browser = await signedInBrowser(shop, email)
    await endFreshProof(shop, email)
    return { browser, email }
  }
  const latestSession = async () =>
    (await shop.db.selectFrom('session').selectAll().orderBy('id', 'desc').execute())[0]!
  const enter = async (browser: ReturnType<typeof shopBrowser>, code: string, query = '') => {
    const answer = await browser.send(`/account/confirm/code${query}`, { code })
    return [answer.status, answer.headers.get('location')]
  }

  it('emails a code to the account’s own address, renews the proof and the token, and returns', async () => {
    const { browser, email } = await staleBrowser()
    const query = '?returnTo=%2Faccount%2Fsessions'
    const page = await browser.fetch(`/account/confirm${query}`)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await page.text()).toContain(`We’ll email a 6-digit code to ${email}.`)
    const before = await latestSession()
    const token = browser.cookies.get('visitor')!
    const code = await askToConfirm(shop, browser, email, query)
    expect(await (await browser.fetch(`/account/confirm/code${query}`)).text()).toContain(
      `We’ve emailed a 6-digit code to ${email}.`,
    )
    expect(await enter(browser, code, query)).toEqual([303, '/account/sessions'])
    const after = await latestSession()
    expect({ ...after, token_hash: '', proven_at: '' }).toEqual({ ...before, token_hash: '', proven_at: '' })
    expect(after.proven_at! > before.proven_at!).toBe(true)
    expect([browser.cookies.get('visitor') === token, browser.cookies.has('sign-in')]).toEqual([false, false])
    expect((await browser.fetch('/account/sessions')).status).toBe(200)
    browser.cookies.set('visitor', token)
    expect((await browser.fetch('/account/sessions')).status).toBe(303)
  })

  it('is not asked for again within ten minutes', async () => {
    const browser = await signedInBrowser(shop, 'fresh@mail.example')
    const page = await browser.fetch('/account/confirm?returnTo=%2Faccount%2Fsessions')
    expect([page.status, page.headers.get('location')]).toEqual([303, '/account/sessions'])
  })

  it('says how many attempts are left, and ends after five', async () => {
    const { browser, email } = await staleBrowser()
    const code = await askToConfirm(shop, browser, email)
    for (const left of ['4 attempts', '3 attempts', '2 attempts', '1 attempt', 'no longer works']) {
      const answer = await browser.send('/account/confirm/code', { code: anotherCode(code) })
      expect([answer.status, (await answer.text()).includes(left)]).toEqual([400, true])
    }
    expect(await enter(browser, code)).toEqual([400, null])
  })

  it('refuses a code that has expired, was used, or is for another browser of the account', async () => {
    const { browser, email } = await staleBrowser()
    const other = await signedInBrowser(shop, email)
    await endFreshProof(shop, email)
    const code = await askToConfirm(shop, browser, email)
    expect(await enter(other, code)).toEqual([400, null])
    await askToConfirm(shop, other, email)
    expect(await enter(other, code)).toEqual([400, null])
    const nonce = browser.cookies.get('sign-in')!
    expect(await enter(browser, code)).toEqual([303, '/account'])
    browser.cookies.set('sign-in', nonce)
    expect(await enter(browser, code)).toEqual([400, null])
    const late = await staleBrowser()
    const expired = await askToConfirm(shop, late.browser, late.email)
    await shop.db.updateTable('sign_in_request').set({ expires_at: new Date().toISOString() }).execute()
    expect(await enter(late.browser, expired)).toEqual([400, null])
  })

  it('confirms one session when a code is sent twice at once', async () => {
    const { browser, email } = await staleBrowser()
    const code = await askToConfirm(shop, browser, email)
    const cookies = new Map(browser.cookies)
    const twin = shopBrowser(shop)
    for (const [name, value] of cookies) twin.cookies.set(name, value)
    const query = '?returnTo=%2Faccount%2Fsessions'
    const answers = await Promise.all([enter(browser, code, query), enter(twin, code, query)])
    // The other one finds the code used, or its token replaced.
    expect(answers.filter(([, location]) => location === '/account/sessions')).toHaveLength(1)
  })

  it('takes no code of another account, and none for signing in', async () => {
    const [ada, eve] = [await staleBrowser(), await staleBrowser()]
    const code = await askToConfirm(shop, ada.browser, ada.email)
    eve.browser.cookies.set('sign-in', ada.browser.cookies.get('sign-in')!)
    expect(await enter(eve.browser, code)).toEqual([400, null])
    const guest = shopBrowser(shop)
    guest.cookies.set('sign-in', ada.browser.cookies.get('sign-in')!)
    expect((await guest.send('/account/sign-in', { code })).status).toBe(400)
    expect(await enter(ada.browser, code)).toEqual([303, '/account'])
    const signIn = await askForCode(shop, eve.email)
    eve.browser.cookies.set('sign-in', signIn.browser.cookies.get('sign-in')!)
    expect(await enter(eve.browser, signIn.code)).toEqual([400, null])
  })

  it('sends a guest to sign in, and emails nobody', async () => {
    const guest = shopBrowser(shop)
    const emails = async () => (await shop.db.selectFrom('email').select('id').execute()).length
    const before = await emails()
    const page = await guest.fetch('/account/confirm?returnTo=%2Fcart')
    expect([page.status, page.headers.get('location')]).toEqual([
      303,
      `/account?${new URLSearchParams({ returnTo: '/account/confirm?returnTo=%2Fcart' })}`,
    ])
    expect((await guest.send('/account/confirm', {})).headers.get('location')).toBe('/account')
    expect(await enter(guest, '123456')).toEqual([303, '/account'])
    expect(await emails()).toBe(before)
  })

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example'])(
    'does not return to %s',
    async returnTo => {
      const { browser, email } = await staleBrowser()
      const query = `?${new URLSearchParams({ returnTo })}`
      const code = await askToConfirm(shop, browser, email, query)
      expect(await enter(browser, code, query)).toEqual([303, '/account'])
    },
  )

  it('emails three codes an hour, and the last one stays valid', async () => {
    const { browser, email } = await staleBrowser()
    let code = ''
    for (let count = 0; count < 3; count++) code = await askToConfirm(shop, browser, email)
    const limited = await browser.send('/account/confirm', {})
    const html = await limited.text()
    expect([
      limited.status,
      html.includes('several codes this hour'),
      html.includes('I have a code'),
    ]).toEqual([429, true, true])
    expect(await enter(browser, code)).toEqual([303, '/account'])
  })

  it('refuses forms of other sites, and logs no code', async () => {
    const { browser, email } = await staleBrowser()
    const foreign = { origin: 'https://evil.example' }
    const code = await askToConfirm(shop, browser, email)
    for (const target of ['/account/confirm', '/account/confirm/code'])
      expect((await browser.send(target, { code }, foreign)).status).toBe(403)
    expect(await enter(browser, code)).toEqual([303, '/account'])
    expect(JSON.stringify(shop.logged)).not.toContain(code)
  })
})

describe('confirming an account too often', () => {
  const few = { burst: 1, perSecond: 0.01 }
  const fewShared = { visitor: few, address: boundless }
  const shop = builtShop({ rates: { ...defaultRates, emails: fewShared, codes: fewShared } })

  it('is limited, with a message in the form', async () => {
    const email = 'cleo@mail.example'
    const browser = await signedInBrowser(shop, email)
    await endFreshProof(shop, email)
    await askToConfirm(shop, browser, email)
    for (const target of ['/account/confirm', '/account/confirm/code']) {
      const answers = [await browser.send(target, { code: '1' }), await browser.send(target, { code: '1' })]
      const limited = answers.at(-1)!
      expect([limited.status, Number(limited.headers.get('retry-after')) > 0]).toEqual([429, true])
      expect(await limited.text()).toMatch(/Too many attempts\. Try again in \d+ minutes\./)
    }
  })
})
