import { describe, expect, it } from 'vitest'
import { addTestStaff, readSecurityEmails } from '#commerce/people/staff/staff.fixture.ts'
import { newTotpSecret } from '#commerce/people/staff/totp/totp.server.ts'
import { addTotp } from '#commerce/people/staff/totp/totp-store.server.ts'
import { builtShop } from '#test/built-shop.ts'
import { officeBrowser, recoveryCodesOf } from './sign-in.fixture.ts'

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
    const stranger = officeBrowser(shop, '203.0.113.9')
    stranger.cookies.set('office-device', `${'A'.repeat(22)}.${'A'.repeat(43)}`)
    expect(await stranger.to('/office/sign-in', { email: 'grace@example.com', code: '123456' })).toBe('429')
    expect(await signIn(third!)).toBe('303 /office')
  })

  it('doesn’t stop somebody in a new browser on a network from which they signed in lately', async () => {
    const id = await addTestStaff(shop.db, { name: 'Joan' })
    await addTotp(shop.db, { id, sessionId: 0 }, { secret: newTotpSecret(), step: 0 }, new Date())
    const [code] = await recoveryCodesOf(shop, id)
    expect(await guess('joan@example.com', '203.0.113.77', code!)).toBe(303)
    for (let at = 0; at < 130; at++) await guess('joan@example.com', `198.19.${at}.1`)
    expect(await guess('joan@example.com', '203.0.113.78')).toBe(429)
    expect(await guess('joan@example.com', '203.0.113.77')).toBe(400)
    const monthAgo = new Date(Date.now() - 31 * 24 * 60 * 60_000).toISOString()
    await shop.db
      .updateTable('staff_network')
      .set({ signed_in_at: monthAgo })
      .where('staff_id', '=', id)
      .execute()
    expect(await guess('joan@example.com', '203.0.113.77')).toBe(429)
  })

  it('has no more codes in a browser that somebody else signed in with', async () => {
    const ada = officeBrowser(shop, '203.0.113.10')
    const id = await addTestStaff(shop.db, { name: 'Eve' })
    await addTotp(shop.db, { id, sessionId: 0 }, { secret: newTotpSecret(), step: 0 }, new Date())
    const [code] = await recoveryCodesOf(shop, id)
    expect(await ada.to('/office/sign-in', { email: 'eve@example.com', code: code! })).toBe('303 /office')
    await ada.to('/office/sign-out', {})
    expect(await ada.to('/office/sign-in', { email: 'grace@example.com', code: '123456' })).toBe('429')
  })
})
