import { describe, expect, it } from 'vitest'
import { PasskeyAuthenticator } from '#commerce/people/passkeys/passkey-authenticator.fixture.ts'
import { addFirstOwner, createOperatorLink } from '#commerce/people/staff/links/staff-links.server.ts'
import { addTestStaff } from '#commerce/people/staff/staff.fixture.ts'
import { totpCode, totpStep } from '#commerce/people/staff/totp/totp.server.ts'
import { type BuiltShop, builtShop } from '#test/built-shop.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'
import { leads, officeBrowser, recoveryCodesIn } from './sign-in.fixture.ts'

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
