import { describe, expect, it } from 'vitest'
import { PasskeyAuthenticator } from '#commerce/people/passkeys/passkey-authenticator.fixture.ts'
import { builtShop } from '#test/built-shop.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import { defaultRates } from '#web/limits/rates.ts'
import { endFreshProof, signedInBrowser } from '../account.fixture.ts'
import { addPasskeyIn, passkeyOptionsFor, signInWithPasskeyIn } from './passkey-browser.fixture.ts'

const boundless = { burst: 1e6, perSecond: 1 }
const shared = { visitor: boundless, address: boundless }
const offer = 'Next time, sign in with one touch'

describe('passkeys', () => {
  const shop = builtShop({ rates: { ...defaultRates, emails: shared, codes: shared, newcomer: boundless } })
  let people = 0
  const newAddress = () => `pia-${++people}@mail.example`
  const passkeys = () => shop.db.selectFrom('passkey').selectAll().orderBy('id').execute()
  const latestId = async () => String((await passkeys()).at(-1)!.id)
  const page = async (browser: ReturnType<typeof shopBrowser>, target = '/account/passkeys') =>
    (await browser.fetch(target)).text()
  const withPasskey = async (email = newAddress()) => {
    const browser = await signedInBrowser(shop, email)
    return { email, browser, authenticator: await addPasskeyIn(shop, browser) }
  }

  it('are offered after a sign-in by email, until there is one or the shopper declines', async () => {
    const browser = await signedInBrowser(shop, newAddress())
    expect(await page(browser, '/account')).toContain(offer)
    const declined = await browser.send('/account/passkeys/not-now', {})
    expect([declined.status, declined.headers.get('location')]).toEqual([303, '/account'])
    expect(await page(browser, '/account')).not.toContain(offer)
    const other = await signedInBrowser(shop, newAddress())
    await addPasskeyIn(shop, other)
    expect(await page(other, '/account')).not.toContain(offer)
  })

  it('are not offered without a fresh proof', async () => {
    const email = newAddress()
    const browser = await signedInBrowser(shop, email)
    await endFreshProof(shop, email)
    expect(await page(browser, '/account')).not.toContain(offer)
  })

  it('are listed with their names and dates, and can be renamed', async () => {
    const { browser } = await withPasskey()
    expect(await page(browser)).toContain('not used yet')
    const renamed = { passkey: await latestId(), name: ' <b>Work</b> laptop ' }
    const answer = await browser.send('/account/passkeys/rename', renamed)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account/passkeys'])
    expect(await page(browser)).toContain('&lt;b&gt;Work&lt;/b&gt; laptop')
    await browser.send('/account/passkeys/rename', { ...renamed, name: '' })
    expect((await passkeys()).at(-1)!.name).toBe('')
    for (const [fields, status] of [
      [{ passkey: 'x', name: 'A' }, 400],
      [{ passkey: '999999', name: 'A' }, 404],
      [{ ...renamed, name: 'x'.repeat(61) }, 400],
    ] as const)
      expect((await browser.send('/account/passkeys/rename', fields)).status).toBe(status)
  })

  it('need a fresh proof to be added or removed, and can give it', async () => {
    const { email, browser, authenticator } = await withPasskey()
    const id = await latestId()
    await endFreshProof(shop, email)
    const refused = await browser.send('/account/passkeys/options', { purpose: 'create' })
    const confirm = '/account/confirm?returnTo=%2Faccount%2Fpasskeys%2Fadd'
    expect([refused.status, await refused.json()]).toEqual([403, { to: confirm }])
    const remove = `/account/passkeys/${id}/remove`
    const back = `/account/confirm?${new URLSearchParams({ returnTo: remove })}`
    for (const answer of [await browser.fetch(remove), await browser.send(remove, {})])
      expect([answer.status, answer.headers.get('location')]).toEqual([303, back])
    expect((await browser.fetch('/account/passkeys/add')).headers.get('location')).toBe(confirm)
    expect(await page(browser, back)).toContain('Confirm with a passkey')
    const token = browser.cookies.get('visitor')
    const credential = authenticator.get(await passkeyOptionsFor(browser, 'confirm'))
    const query = back.slice(back.indexOf('?'))
    const confirmed = await browser.send(`/account/confirm/passkey${query}`, { credential })
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, remove])
    expect(browser.cookies.get('visitor')).not.toBe(token)
    expect((await browser.send(remove, {})).status).toBe(303)
  })

  it('of another account confirm nothing', async () => {
    const [ada, eve] = [await withPasskey(), await withPasskey()]
    await endFreshProof(shop, ada.email)
    const options = await passkeyOptionsFor(ada.browser, 'confirm')
    expect(options.allowCredentials).toEqual([expect.objectContaining({ id: ada.authenticator.id })])
    const credential = eve.authenticator.get(options)
    const answer = await ada.browser.send('/account/confirm/passkey', { credential })
    expect([answer.status, (await answer.text()).includes('We couldn’t confirm it’s you')]).toEqual([
      400,
      true,
    ])
    expect((await ada.browser.fetch('/account/passkeys/add')).status).toBe(303)
  })

  it('say that email still works when the last one goes, and then sign nobody in', async () => {
    const { browser, authenticator } = await withPasskey()
    const remove = `/account/passkeys/${await latestId()}/remove`
    expect(await page(browser, remove)).toContain('you can always sign in by email')
    const answer = await browser.send(remove, {})
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account/passkeys?done=removed'])
    const html = await page(browser, '/account/passkeys?done=removed')
    expect(html).toContain('You can always sign in by email.')
    expect(html).toContain('You don’t have a passkey yet.')
    const guest = shopBrowser(shop)
    const refused = await signInWithPasskeyIn(guest, authenticator)
    expect([refused.status, (await refused.text()).includes('was removed from its account')]).toEqual([
      400,
      true,
    ])
    expect((await browser.fetch(remove)).status).toBe(404)
  })

  it('of a lost device are removed after a sign-in by email', async () => {
    const { email, authenticator } = await withPasskey()
    const browser = await signedInBrowser(shop, email)
    expect((await browser.send(`/account/passkeys/${await latestId()}/remove`, {})).status).toBe(303)
    expect((await signInWithPasskeyIn(shopBrowser(shop), authenticator)).status).toBe(400)
  })

  it('belong to nobody else', async () => {
    await withPasskey()
    const id = await latestId()
    const eve = await signedInBrowser(shop, newAddress())
    const before = await passkeys()
    expect((await eve.send('/account/passkeys/rename', { passkey: id, name: 'Eve' })).status).toBe(404)
    for (const target of [id, 'x', '0', '9'.repeat(20)]) {
      expect((await eve.fetch(`/account/passkeys/${target}/remove`)).status).toBe(404)
      expect((await eve.send(`/account/passkeys/${target}/remove`, {})).status).toBe(404)
    }
    expect(await passkeys()).toEqual(before)
  })

  it('are added by nobody who is not signed in', async () => {
    const guest = shopBrowser(shop)
    const account = '/account'
    for (const purpose of ['create', 'confirm']) {
      const answer = await guest.send('/account/passkeys/options', { purpose })
      expect([answer.status, await answer.json()]).toEqual([403, { to: account }])
    }
    const options = {
      ...(await passkeyOptionsFor(guest, 'sign-in')),
      rp: { id: '127.0.0.1' },
      user: { id: 'A' },
    }
    const credential = new PasskeyAuthenticator(shop.origin).create(options)
    for (const [target, fields] of [
      ['/account/passkeys/add', { credential }],
      ['/account/passkeys/1/remove', {}],
      ['/account/passkeys/rename', { passkey: '1', name: 'A' }],
      ['/account/passkeys/not-now', {}],
      ['/account/confirm/passkey', { credential }],
    ] as const) {
      const answer = await guest.send(target, fields)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, account])
    }
    for (const read of ['', '/add', '/1/remove'])
      expect((await guest.fetch(`/account/passkeys${read}`)).headers.get('location')).toMatch(
        /^\/account\?returnTo=/,
      )
  })

  it('are not added to an account with the challenge of another', async () => {
    const ada = await signedInBrowser(shop, newAddress())
    const credential = new PasskeyAuthenticator(shop.origin).create(await passkeyOptionsFor(ada, 'create'))
    const eve = await signedInBrowser(shop, newAddress())
    eve.cookies.set('passkey', ada.cookies.get('passkey')!)
    const answer = await eve.send('/account/passkeys/add', { credential })
    expect([answer.status, (await answer.text()).includes('That took too long')]).toEqual([400, true])
    expect((await ada.send('/account/passkeys/add', { credential })).status).toBe(303)
  })

  it('without JavaScript, or in an old browser, are explained', async () => {
    const browser = await signedInBrowser(shop, newAddress())
    expect(await page(browser, '/account/passkeys/add')).toMatch(
      /<noscript><p>This browser can’t use passkeys here/,
    )
  })

  it('leave nothing in the log', async () => {
    const { email, browser, authenticator } = await withPasskey()
    await signInWithPasskeyIn(shopBrowser(shop), authenticator)
    const log = JSON.stringify(shop.logged)
    for (const secret of [email, authenticator.id, browser.cookies.get('visitor')!])
      expect(log).not.toContain(secret)
    expect(log).toContain('/account/sign-in/passkey')
  })
})
