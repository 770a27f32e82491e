import { describe, expect, it } from 'vitest'
import { type BuiltShop, builtShop } from '../../../test/built-shop.ts'
import { liftedRates } from '../../../test/lifted-rates.ts'
import { shopBrowser } from '../../../test/shop-browser.ts'
import { PasskeyAuthenticator } from '../../commerce/accounts/passkeys/passkey-authenticator.fixture.ts'
import { addFirstOwner, createOperatorLink } from '../../commerce/staff/links/staff-links.server.ts'
import { addTestStaff, readSecurityEmails } from '../../commerce/staff/staff.fixture.ts'
import { renewRecoveryCodes } from '../../commerce/staff/totp/recovery-code-store.server.ts'
import { newTotpSecret, totpCode, totpStep } from '../../commerce/staff/totp/totp.server.ts'
import { addTotp } from '../../commerce/staff/totp/totp-store.server.ts'
import { officeCookie } from '../../web/staff/office-cookie.fixture.ts'
import { recoveryCodesIn } from './recovery-codes.fixture.ts'

/** A browser without JavaScript. `to` returns the status, and the path that follows. */
function officeBrowser(shop: BuiltShop) {
  const { cookies, fetch, send: post } = shopBrowser(shop)
  const send = (path: string, fields?: Record<string, string>) => (fields ? post(path, fields) : fetch(path))
  const to = async (path: string, fields?: Record<string, string>) => leads(await send(path, fields))
  return { send, cookies, to }
}

const recoveryCodesOf = ({ db }: BuiltShop, id: number) =>
  db.transaction().execute(tx => renewRecoveryCodes(tx, id))

const leads = ({ status, headers }: Response) => `${status} ${headers.get('location') ?? ''}`.trim()

async function ownerLink({ db }: BuiltShop) {
  await addFirstOwner(db, 'Owner', new Date())
  return `/office/link/${(await createOperatorLink(db, undefined, new Date()))!.token}`
}

describe('the office of a shop on the internet', () => {
  const shop = builtShop({ rates: liftedRates })

  it('sends strangers to sign in, and back to their page', async () => {
    const { to } = officeBrowser(shop)
    expect(await to('/office')).toBe('303 /office/sign-in')
    expect(await to('/office/search?q=tee')).toBe('303 /office/sign-in?returnTo=%2Foffice%2Fsearch%3Fq%3Dtee')
    const page = await (await shop.fetch('/office/sign-in?returnTo=%2Foffice%2Fsearch')).text()
    expect(page).toContain('name="returnTo" value="/office/search"')
    expect(page).not.toContain('Today')
  })

  it('opens by a link, which signs in when its button is pressed, once', async () => {
    const link = await ownerLink(shop)
    const { send, to, cookies } = officeBrowser(shop)
    expect(await (await send(link)).text()).toContain('Welcome, Owner')
    expect(cookies.size).toBe(0)
    const answer = await send(link, {})
    expect(leads(answer)).toBe('303 /office/secure')
    expect(answer.headers.get('set-cookie')).toMatch(
      /^office=[\w-]{22}; Path=\/; Max-Age=2592000; SameSite=Strict; HttpOnly$/,
    )
    expect(leads(await officeBrowser(shop).send(link, {}))).toBe('404')
    expect(await to('/office')).toBe('303 /office/secure')
    expect(shop.logged.filter(line => JSON.stringify(line).includes(link.slice(-22)))).toEqual([])
  })

  it('gives every sign-in a new session, and ends the browser’s old one', async () => {
    const { send, cookies, to } = officeBrowser(shop)
    cookies.set('office', 'A'.repeat(22))
    await send(await ownerLink(shop), {})
    const first = cookies.get('office')!
    expect(first).not.toBe('A'.repeat(22))
    await send(await ownerLink(shop), {})
    expect(cookies.get('office')).not.toBe(first)
    cookies.set('office', first)
    expect(await to('/office')).toBe('303 /office/sign-in')
  })

  it('is secured by an app with codes, which then signs in and confirms', async () => {
    const { send, to, cookies } = officeBrowser(shop)
    await send(await ownerLink(shop), {})
    const page = await (await send('/office/secure/app')).text()
    const secret = page.match(/secret=([A-Z2-7]{32})/)![1]!
    const code = () => totpCode(secret, totpStep(new Date()))
    const wrong = await send('/office/secure/app', { email: 'ada@example.com', code: '000000' })
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('ada@example.com')])
    const used = code()
    const done = await (await send('/office/secure/app', { email: 'ada@example.com', code: used })).text()
    const codes = recoveryCodesIn(done)
    expect(codes).toHaveLength(10)
    expect((await send('/office')).status).toBe(200)

    expect(await to('/office/sign-out', {})).toBe('303 /office/sign-in')
    expect(cookies.has('office')).toBe(false)
    const signIn = (fields: Record<string, string>) =>
      to('/office/sign-in', { email: 'Ada@Example.com', returnTo: '/office/search', ...fields })
    expect(await signIn({ code: used })).toBe('400')
    expect(await signIn({ code: codes[0]!, returnTo: 'https://evil.example/office' })).toBe('303 /office')
    expect(await to('/office/confirm', { code: codes[0]! })).toBe('400')
    const before = cookies.get('office')
    expect(await to('/office/confirm', { code: codes[1]!, returnTo: '/office/search' })).toBe(
      '303 /office/search',
    )
    expect(cookies.get('office')).not.toBe(before)
    expect(await to('/office/sign-in')).toBe('303 /office')
  })

  it('is secured by a passkey, which then signs in and confirms', async () => {
    const { send, to } = officeBrowser(shop)
    await send(await ownerLink(shop), {})
    // The owner of the test before has an app, and a link of the operator is a proof.
    const authenticator = new PasskeyAuthenticator(shop.origin)
    const options = async (path: string, purpose: string) => (await send(path, { purpose })).json()
    const created = authenticator.create(await options('/office/secure/options', 'create'))
    expect(await to('/office/secure', { credential: created })).toBe('303 /office/settings/account')
    const confirmed = authenticator.get(await options('/office/secure/options', 'confirm'))
    const confirm = { credential: confirmed, returnTo: '/office/search' }
    expect(await to('/office/confirm/passkey', confirm)).toBe('303 /office/search')
    expect(await to('/office/confirm/passkey', confirm)).toBe('400')
    await send('/office/sign-out', {})
    const signed = authenticator.get(await options('/office/sign-in/options', 'sign-in'))
    expect(await to('/office/sign-in/passkey', { credential: signed })).toBe('303 /office')
    expect(await to('/office')).toBe('200')
  })

  it('adds no way to sign in to a session without a fresh proof', async () => {
    const { to, cookies, send } = officeBrowser(shop)
    const [name, value] = (await officeCookie(shop, 'packer', { isProven: false })).split('=')
    cookies.set(name!, value!)
    const page = '303 /office/confirm?returnTo=%2Foffice%2Fsecure%2Fapp'
    expect([await to('/office/secure/app'), await to('/office/secure')]).toEqual([page, '303 /office'])
    expect((await send('/office/secure/options', { purpose: 'create' })).status).toBe(303)
    expect((await send('/office/secure/options', { purpose: 'confirm' })).status).toBe(200)
    expect(await to('/office/secure', { credential: '{}' })).toBe(
      '303 /office/confirm?returnTo=%2Foffice%2Fsettings%2Faccount',
    )
    expect(await to('/office/secure/app', { email: 'a@example.com', code: '1' })).toBe(page)
  })

  it('says the same about an unknown address and a wrong code', async () => {
    await addTestStaff(shop.db, { name: 'Bob' })
    const refusal = async (email: string) => {
      const response = await officeBrowser(shop).send('/office/sign-in', { email, code: '123456' })
      return [response.status, (await response.text()).replaceAll(email, '')]
    }
    const known = await refusal('bob@example.com')
    expect(known).toEqual([400, expect.stringContaining('don’t match')])
    expect(await refusal('eve@example.com')).toEqual(known)
  })

  it.each(['https://evil.example', 'null'])('takes no sign-in from %s', async origin => {
    const link = await ownerLink(shop)
    for (const path of [link, '/office/sign-in', '/office/sign-in/passkey', '/office/sign-in/options']) {
      const body = new URLSearchParams({ email: 'ada@example.com', code: '1', credential: '{}' })
      expect((await shop.fetch(path, { method: 'POST', body, headers: { origin } })).status).toBe(403)
    }
    expect((await shop.fetch(link)).status).toBe(200)
  })

  it('lets nobody confirm by a click', async () => {
    const { to, cookies } = officeBrowser(shop)
    cookies.set('office', (await officeCookie(shop, 'owner', { isProven: false })).split('=')[1]!)
    expect(await to('/office/confirm', {})).toBe('400')
  })
})

describe('the office of a shop that only this computer reaches', () => {
  const shop = builtShop({ isLocal: true })

  it('opens with one click, and confirms with another', async () => {
    const { send, to } = officeBrowser(shop)
    expect(await to(await ownerLink(shop), {})).toBe('303 /office')
    expect(await to('/office')).toBe('200')
    expect(await (await send('/office/secure')).text()).toContain('href="/office"')
    expect(await (await send('/office/confirm')).text()).toContain('It’s me')
    expect(await to('/office/confirm', { returnTo: '/office/search' })).toBe('303 /office/search')
  })
})

describe('the office of a shop without HTTPS', () => {
  const shop = builtShop({ publicUrl: 'http://shop.example' })

  it('warns on its sign-in', async () => {
    expect(await (await shop.fetch('/office/sign-in')).text()).toContain('This page came without HTTPS')
  })
})

describe('the office of a shop with HTTPS', () => {
  const shop = builtShop({ publicUrl: 'https://shop.example' })

  it('has a cookie that only this host sets, that no other site sends, and that is never sent in the clear', async () => {
    expect(await (await shop.fetch('/office/sign-in')).text()).not.toContain('without HTTPS')
    const headers = { origin: 'https://shop.example' }
    const answer = await shop.fetch(await ownerLink(shop), {
      method: 'POST',
      headers,
      body: new URLSearchParams(),
    })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-office=[\w-]{22}; Path=\/; Max-Age=2592000; SameSite=Strict; Secure; HttpOnly$/,
    )
  })
})

describe('somebody who guesses codes', () => {
  const shop = builtShop()
  const guess = async (email: string, from: string, code = '123456') => {
    const body = new URLSearchParams({ email, code })
    const headers = { 'x-forwarded-for': from }
    return (await shop.fetch('/office/sign-in', { method: 'POST', body, headers })).status
  }

  it('is stopped for an address that exists or not, and for a network', async () => {
    await addTestStaff(shop.db, { name: 'Ada' })
    for (const [email, from] of [
      ['ada@example.com', '203.0.113.1'],
      ['nobody@example.com', '203.0.113.2'],
    ] as const) {
      const statuses: number[] = []
      for (let at = 0; at < 11; at++) statuses.push(await guess(email, from))
      expect(statuses).toEqual([...Array(10).fill(400), 429])
    }
    const statuses: number[] = []
    for (let at = 0; at < 31; at++) statuses.push(await guess(`x${at}@example.com`, '198.51.100.1'))
    expect(statuses.slice(-2)).toEqual([400, 429])
  })

  it('locks nobody out, and is reported to the owner of the address once', async () => {
    expect(await guess('ada@example.com', '203.0.113.1')).toBe(429)
    expect(await guess('ada@example.com', '203.0.113.1', 'abcd-efgh-jkmn')).toBe(400)
    expect(await guess('ada@example.com', '203.0.113.3')).toBe(400)
    expect(await readSecurityEmails(shop.db)).toEqual([{ to: 'ada@example.com', event: 'wrong-codes' }])
  })

  it('doesn’t stop somebody in a browser that signed in before, or who is signed in', async () => {
    const grace = officeBrowser(shop)
    const id = await addTestStaff(shop.db, { name: 'Grace' })
    await addTotp(shop.db, { id, sessionId: 0 }, { secret: newTotpSecret(), step: 0 }, new Date())
    const [first, second, third] = await recoveryCodesOf(shop, id)
    const signIn = (code: string) => grace.to('/office/sign-in', { email: 'Grace@example.com', code })
    expect(await signIn(first!)).toBe('303 /office')
    expect(grace.cookies.get('office-device')).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
    for (let at = 0; at < 130; at++) await guess('grace@example.com', `198.18.${at}.1`)
    expect(await guess('grace@example.com', '203.0.113.9')).toBe(429)
    expect(await grace.to('/office/confirm', { code: '123456' })).toBe('400')
    expect(await grace.to('/office/confirm', { code: second! })).toBe('303 /office')
    await grace.to('/office/sign-out', {})
    expect(await signIn('123456')).toBe('400')
    const stranger = officeBrowser(shop)
    stranger.cookies.set('office-device', `${'A'.repeat(22)}.${'A'.repeat(43)}`)
    expect(await stranger.to('/office/sign-in', { email: 'grace@example.com', code: '123456' })).toBe('429')
    expect(await signIn(third!)).toBe('303 /office')
  })

  it('has no more codes in a browser that somebody else signed in with', async () => {
    const ada = officeBrowser(shop)
    const id = await addTestStaff(shop.db, { name: 'Eve' })
    await addTotp(shop.db, { id, sessionId: 0 }, { secret: newTotpSecret(), step: 0 }, new Date())
    const [code] = await recoveryCodesOf(shop, id)
    expect(await ada.to('/office/sign-in', { email: 'eve@example.com', code: code! })).toBe('303 /office')
    await ada.to('/office/sign-out', {})
    expect(await ada.to('/office/sign-in', { email: 'grace@example.com', code: '123456' })).toBe('429')
  })
})
