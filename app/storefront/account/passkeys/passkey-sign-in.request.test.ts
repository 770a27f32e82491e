import { describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { waterPotSku as pot } from '#test/demo-skus.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import { defaultRates } from '#web/limits/rates.ts'
import { signedInBrowser } from '../account.fixture.ts'
import { addPasskeyIn, passkeyOptionsFor, signInWithPasskeyIn } from './passkey-browser.fixture.ts'

const boundless = { burst: 1e6, perSecond: 1 }
const shared = { visitor: boundless, address: boundless }

describe('signing in with passkeys', () => {
  const shop = builtShop({ rates: { ...defaultRates, emails: shared, codes: shared, newcomer: boundless } })
  let people = 0
  const withPasskey = async () => {
    const email = `paul-${++people}@mail.example`
    const browser = await signedInBrowser(shop, email)
    return { email, browser, authenticator: await addPasskeyIn(shop, browser) }
  }
  const page = async (browser: ReturnType<typeof shopBrowser>) =>
    (await browser.fetch('/account/passkeys')).text()

  it('gives a new token, and the account the cart of the guest', async () => {
    const { authenticator } = await withPasskey()
    const browser = shopBrowser(shop)
    await browser.send('/cart/add', { sku: pot, quantity: '2' })
    const guest = browser.cookies.get('visitor')!
    const answer = await signInWithPasskeyIn(browser, authenticator, { query: '?returnTo=%2Fcheckout' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/checkout'])
    expect(Object.fromEntries(browser.cookies)).toMatchObject({ account: '1', cart: '2' })
    expect([browser.cookies.get('visitor') === guest, browser.cookies.has('passkey')]).toEqual([false, false])
    expect(await page(browser)).not.toContain('not used yet')
    const old = shopBrowser(shop)
    old.cookies.set('visitor', guest)
    expect((await old.fetch('/account/passkeys')).status).toBe(303)
  })

  it('to another account ends the old session', async () => {
    const [ada, bob] = [await withPasskey(), await withPasskey()]
    const token = ada.browser.cookies.get('visitor')!
    const answer = await signInWithPasskeyIn(ada.browser, bob.authenticator)
    expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([303, '"cache", "storage"'])
    expect(await page(ada.browser)).toContain(bob.email)
    const old = shopBrowser(shop)
    old.cookies.set('visitor', token)
    expect((await old.fetch('/account/passkeys')).status).toBe(303)
  })

  it('asks for a challenge that tells nothing about accounts', async () => {
    await withPasskey()
    const browser = shopBrowser(shop)
    const answer = await browser.send('/account/passkeys/options', { purpose: 'sign-in' })
    expect(await answer.json()).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: '127.0.0.1',
      allowCredentials: [],
      timeout: 300_000,
      userVerification: 'required',
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^passkey=[\w-]{22}; Path=\/; Max-Age=300; SameSite=Lax; HttpOnly$/),
    ])
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['a device that was not unlocked', { isVerified: false }],
    ['a counter that went back', { counter: 0 }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['the name of another account', { userHandle: 'A'.repeat(22) }],
  ])('is refused with %s', async (_, lies) => {
    const { authenticator } = await withPasskey()
    const browser = shopBrowser(shop)
    authenticator.counter = 5
    expect((await signInWithPasskeyIn(browser, authenticator)).status).toBe(303)
    const guest = shopBrowser(shop)
    const answer = await signInWithPasskeyIn(guest, authenticator, lies)
    expect([answer.status, (await answer.text()).includes('We couldn’t sign you in')]).toEqual([400, true])
    expect([...guest.cookies.keys()]).toEqual(['passkey'])
  })

  it('is refused when a challenge is used twice, in another browser, or too late', async () => {
    const { authenticator } = await withPasskey()
    const browser = shopBrowser(shop)
    const credential = authenticator.get(await passkeyOptionsFor(browser, 'sign-in'))
    const send = (from: typeof browser, sent = credential) =>
      from.send('/account/sign-in/passkey', { credential: sent })
    expect((await send(shopBrowser(shop))).status).toBe(400)
    const other = shopBrowser(shop)
    await passkeyOptionsFor(other, 'sign-in')
    expect((await send(other)).status).toBe(400)
    expect((await send(browser)).status).toBe(303)
    const again = await send(browser)
    expect([again.status, (await again.text()).includes('That took too long')]).toEqual([400, true])
    const late = authenticator.get(await passkeyOptionsFor(other, 'sign-in'))
    await shop.db.updateTable('passkey_challenge').set({ expires_at: new Date().toISOString() }).execute()
    expect((await send(other, late)).status).toBe(400)
  })
})

describe('passkeys of a shop with a public address', () => {
  const publicUrl = 'https://shop.example'
  const shop = builtShop({ publicUrl })

  it('belong to its host', async () => {
    const browser = shopBrowser(shop, publicUrl)
    const answer = await browser.send('/account/passkeys/options', { purpose: 'sign-in' })
    expect((await answer.json()).rpId).toBe('shop.example')
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-passkey=[\w-]{22}; .*; Secure; HttpOnly$/)
  })
})

describe('trying passkeys too often', () => {
  const few = { burst: 2, perSecond: 0.01 }
  const shop = builtShop({ rates: { ...defaultRates, codes: { visitor: few, address: few } } })

  it('is limited by network', async () => {
    const browser = shopBrowser(shop)
    const statuses = []
    for (let count = 0; count < 3; count++)
      statuses.push((await browser.send('/account/sign-in/passkey', { credential: '{}' })).status)
    expect(statuses).toEqual([400, 400, 429])
  })
})
