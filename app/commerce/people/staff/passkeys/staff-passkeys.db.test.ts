import { describe, expect, it } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { type AuthenticatorLies, PasskeyAuthenticator } from '../../passkeys/passkey-authenticator.fixture.ts'
import { requestOptions } from '../../passkeys/passkey-options.server.ts'
import { ofStaff } from '../../passkeys/passkey-owner.ts'
import { recognizeStaff } from '../sessions/staff-sessions.server.ts'
import { addTestStaff, readSecurityEmails, signInTestStaff } from '../staff.fixture.ts'
import {
  addStaffPasskey,
  confirmWithStaffPasskey,
  removeStaffPasskey,
  signInWithStaffPasskey,
  staffCreationOptions,
} from './staff-passkeys.server.ts'

const now = new Date('2026-11-23T12:00:00.000Z')
const later = new Date('2026-11-23T12:06:00.000Z')
const site = { origin: 'https://shop.example', rpId: 'shop.example' }
const browser = { token: undefined, device: 'Firefox, Linux', network: '203.0.113.9' }
const nonce = 'browser'

async function staffWithPasskey(db: Db, name = 'Ada') {
  const id = await addTestStaff(db, { name })
  const first = await signInTestStaff(db, id, { now })
  const staff = (await recognizeStaff(db, first, now))!
  const authenticator = new PasskeyAuthenticator(site.origin)
  const options = await staffCreationOptions(db, staff, { nonce, site, shopName: 'Tote' }, now)
  const sent = authenticator.create(options)
  const added = await addStaffPasskey(db, staff, { sent, nonce, site, device: 'Safari, iPhone' }, now)
  return { staff, authenticator, added, sent, token: (added as { token: string }).token }
}

async function signIn(db: Db, authenticator: PasskeyAuthenticator, lies?: AuthenticatorLies, at = now) {
  const options = await requestOptions(db, { of: 'staff', id: null }, { nonce, site }, now)
  return signInWithStaffPasskey(db, { sent: authenticator.get(options, lies), nonce, site }, browser, at)
}

describe.each(databases)('passkeys of staff, on %s', kind => {
  it('secure and prove the session that adds one, with a new token', async () => {
    const db = await migratedDatabase(kind)
    const { staff, token, sent } = await staffWithPasskey(db)
    expect(staff.isSecured).toBe(false)
    expect(await recognizeStaff(db, token, now)).toEqual({
      ...staff,
      isSecured: true,
      provenAt: now.toISOString(),
    })
    const again = await addStaffPasskey(db, staff, { sent, nonce, site, device: '' }, now)
    expect(again).toEqual({ ok: false, reason: 'expired' })
  })

  it('end all other sessions when the first one is added, and none later', async () => {
    const db = await migratedDatabase(kind)
    const id = await addTestStaff(db, { name: 'Ada' })
    const [intruder, own] = [await signInTestStaff(db, id, { now }), await signInTestStaff(db, id, { now })]
    const add = async (token: string) => {
      const staff = (await recognizeStaff(db, token, now))!
      const options = await staffCreationOptions(db, staff, { nonce, site, shopName: 'Tote' }, now)
      const sent = new PasskeyAuthenticator(site.origin).create(options)
      return addStaffPasskey(db, staff, { sent, nonce, site, device: '' }, now)
    }
    const first = (await add(own)) as { token: string }
    expect(await recognizeStaff(db, intruder, now)).toBeUndefined()
    const phone = await signInTestStaff(db, id, { now })
    await add(first.token)
    expect(await recognizeStaff(db, phone, now)).toBeDefined()
  })

  it('sign in', async () => {
    const db = await migratedDatabase(kind)
    const { staff, authenticator } = await staffWithPasskey(db)
    const result = await signIn(db, authenticator)
    const found = await recognizeStaff(db, (result as { token: string }).token, now)
    expect(found).toMatchObject({ id: staff.id, provenAt: now.toISOString() })
  })

  it.each<[string, AuthenticatorLies]>([
    ['another origin', { origin: 'https://shop.example.evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['a device that was not unlocked', { isVerified: false }],
    ['a frame', { crossOrigin: true }],
    ['somebody else', { userHandle: 'A'.repeat(22) }],
  ])('sign in for nobody with %s', async (_, lies) => {
    const db = await migratedDatabase(kind)
    const { authenticator } = await staffWithPasskey(db)
    expect(await signIn(db, authenticator, lies)).toMatchObject({ ok: false })
  })

  it('sign in within five minutes, in the browser that asked, and once', async () => {
    const db = await migratedDatabase(kind)
    const { authenticator } = await staffWithPasskey(db)
    expect(await signIn(db, authenticator, {}, later)).toEqual({ ok: false, reason: 'expired' })
    const sent = authenticator.get(await requestOptions(db, { of: 'staff', id: null }, { nonce, site }, now))
    const other = await signInWithStaffPasskey(db, { sent, nonce: 'other', site }, browser, now)
    expect(other).toEqual({ ok: false, reason: 'expired' })
    const results = await Promise.all(
      [1, 2].map(() => signInWithStaffPasskey(db, { sent, nonce, site }, browser, now)),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('confirm their own session only', async () => {
    const db = await migratedDatabase(kind)
    const ada = await staffWithPasskey(db)
    const bob = await staffWithPasskey(db, 'Bob')
    const confirm = async ({ authenticator }: typeof ada) => {
      const sent = authenticator.get(await requestOptions(db, ofStaff(ada.staff), { nonce, site }, now))
      return confirmWithStaffPasskey(db, ada.staff, { sent, nonce, site }, later)
    }
    expect(await confirm(bob)).toMatchObject({ ok: false })
    const fresh = await requestOptions(db, ofStaff(ada.staff), { nonce, site }, later)
    const sent = ada.authenticator.get(fresh)
    const confirmed = await confirmWithStaffPasskey(db, ada.staff, { sent, nonce, site }, later)
    expect(confirmed).toMatchObject({ ok: true })
    expect(await recognizeStaff(db, ada.token, later)).toBeUndefined()
    expect(await recognizeStaff(db, (confirmed as { token: string }).token, later)).toMatchObject({
      provenAt: later.toISOString(),
    })
  })

  it('sign in nobody who was removed', async () => {
    const db = await migratedDatabase(kind)
    const { authenticator } = await staffWithPasskey(db)
    await db.updateTable('staff').set({ removed_at: now.toISOString() }).execute()
    expect(await signIn(db, authenticator)).toEqual({ ok: false, reason: 'unknown' })
  })

  it('can all be removed but the last way in, even at the same moment', async () => {
    const db = await migratedDatabase(kind)
    const { staff, token } = await staffWithPasskey(db)
    const signedIn = (await recognizeStaff(db, token, now))!
    const other = new PasskeyAuthenticator(site.origin)
    const options = await staffCreationOptions(db, staff, { nonce, site, shopName: 'Tote' }, now)
    const sent = other.create(options)
    expect(await addStaffPasskey(db, signedIn, { sent, nonce, site, device: '' }, now)).toMatchObject({
      ok: true,
    })
    const ids = await db.selectFrom('staff_passkey').select('id').execute()
    const removed = await Promise.all(ids.map(({ id }) => removeStaffPasskey(db, staff.id, id, now)))
    expect(removed.toSorted()).toEqual([false, true])
    const to = 'ada@example.com'
    expect(await readSecurityEmails(db)).toEqual([
      { to, event: 'passkey-added', detail: 'Safari, iPhone' },
      { to, event: 'passkey-added', detail: '' },
      { to, event: 'passkey-removed', detail: expect.any(String) },
    ])
    const stranger = await addTestStaff(db, { name: 'Eve' })
    const [left] = await db.selectFrom('staff_passkey').select('id').execute()
    expect(await removeStaffPasskey(db, stranger, left!.id, now)).toBe(false)
  })
})
