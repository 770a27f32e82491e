import { describe, expect, it } from 'vitest'
import { hashToken } from '#commerce/values/random-token.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { maxPasskeys } from '../../passkeys/passkey.ts'
import { type AuthenticatorLies, PasskeyAuthenticator } from '../../passkeys/passkey-authenticator.fixture.ts'
import { deleteOldPasskeyChallenges } from '../../passkeys/passkey-challenge-store.server.ts'
import { requestOptions } from '../../passkeys/passkey-options.server.ts'
import { ofAccount } from '../../passkeys/passkey-owner.ts'
import { readPasskeys } from '../../passkeys/passkey-store.server.ts'
import { provePasskey } from '../../passkeys/sent-passkey.server.ts'
import { findSignedIn } from '../account-store.server.ts'
import { minutesLater, signInTestNow as now } from '../sign-in/sign-in.fixture.ts'
import { addPasskey, removePasskey, signInWithPasskey } from './account-passkeys.server.ts'
import {
  accountInTest,
  addPasskeyInTest,
  passkeyOptionsInTest,
  signInWithPasskeyInTest,
  passkeyTestSite as site,
} from './passkeys.fixture.ts'

const browser = { visitor: undefined, device: 'Firefox, Linux', quantityLimit: 10 }
const refused = (reason: string) => expect.objectContaining({ ok: false, reason })
const emails = (db: Db) =>
  db.selectFrom('email').select(['kind', 'recipient']).where('kind', 'like', 'passkey-%').execute()

/** Signed for another purpose or place, or by a device that wasn't unlocked. */
const lies: [string, AuthenticatorLies][] = [
  ['another origin', { origin: 'https://shop.example.evil.example' }],
  ['another scheme', { origin: 'http://shop.example' }],
  ['another host', { rpId: 'evil.example' }],
  ['a parent domain', { rpId: 'example' }],
  ['a device that was not unlocked', { isVerified: false }],
]

describe.each(databases)('passkeys, on %s', kind => {
  it('are added once, with a name, and their account is told', async () => {
    const db = await migratedDatabase(kind)
    const account = await accountInTest(db)
    const { authenticator, sent, result } = await addPasskeyInTest(db, account)
    expect(result).toEqual({ ok: true })
    const at = now.toISOString()
    const added = { name: 'Safari, iPhone', createdAt: at, usedAt: null, isSynced: true }
    expect(await readPasskeys(db, ofAccount(account))).toEqual([{ id: expect.any(Number), ...added }])
    expect(await emails(db)).toEqual([{ kind: 'passkey-added', recipient: 'ada@example.com' }])
    const answer = { sent, nonce: 'browser', site, device: '' }
    expect(await addPasskey(db, account, answer, now)).toEqual(refused('expired'))
    expect((await addPasskeyInTest(db, account, { authenticator })).result).toEqual(refused('exists'))
    const other = await accountInTest(db, 'bob@example.com')
    expect((await addPasskeyInTest(db, other, { authenticator })).result).toEqual(refused('exists'))
    expect(await emails(db)).toHaveLength(1)
  })

  it('name an account at random, and the same one each time', async () => {
    const db = await migratedDatabase(kind)
    const account = await accountInTest(db)
    const [first, second] = [await passkeyOptionsInTest(db, account), await passkeyOptionsInTest(db, account)]
    expect(first.user).toMatchObject({ id: expect.stringMatching(/^[\w-]{22}$/), name: 'ada@example.com' })
    expect(second.user.id).toBe(first.user.id)
    expect(second.challenge).not.toBe(first.challenge)
    const other = await passkeyOptionsInTest(db, await accountInTest(db, 'bob@example.com'))
    expect(other.user.id).not.toBe(first.user.id)
    expect(first.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    })
  })

  it('are created once on each device', async () => {
    const db = await migratedDatabase(kind)
    const account = await accountInTest(db)
    const { authenticator } = await addPasskeyInTest(db, account)
    expect((await passkeyOptionsInTest(db, account)).excludeCredentials).toEqual([
      { id: authenticator.id, type: 'public-key', transports: ['internal'] },
    ])
  })

  it.each([
    ...lies,
    ['a challenge of their own', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['a frame of another site', { crossOrigin: true }],
    ['the answer to another question', { type: 'webauthn.get' }],
  ] as [string, AuthenticatorLies][])('are not added by %s', async (_, lies) => {
    const db = await migratedDatabase(kind)
    const account = await accountInTest(db)
    expect((await addPasskeyInTest(db, account, { lies })).result.ok).toBe(false)
    expect(await readPasskeys(db, ofAccount(account))).toEqual([])
    expect(await emails(db)).toEqual([])
  })

  it('are added only in the browser and the account that asked, within five minutes', async () => {
    const db = await migratedDatabase(kind)
    const account = await accountInTest(db)
    const add = async (attempt: Parameters<typeof addPasskeyInTest>[2]) =>
      (await addPasskeyInTest(db, account, attempt)).result
    expect(await add({ nonce: 'another browser' })).toEqual(refused('expired'))
    expect(await add({ at: minutesLater(5) })).toEqual(refused('expired'))
    const other = await accountInTest(db, 'bob@example.com')
    const sent = new PasskeyAuthenticator(site.origin).create(await passkeyOptionsInTest(db, account))
    expect(await addPasskey(db, other, { sent, nonce: 'browser', site, device: '' }, now)).toEqual(
      refused('expired'),
    )
    expect(await add({ at: minutesLater(4.9) })).toEqual({ ok: true })
  })

  it('are limited to ten in an account, even when they are added at once', async () => {
    const db = await migratedDatabase(kind)
    const account = await accountInTest(db)
    const answers: string[] = []
    for (let count = 0; count < maxPasskeys + 3; count++)
      answers.push(new PasskeyAuthenticator(site.origin).create(await passkeyOptionsInTest(db, account)))
    const add = (sent: string) => addPasskey(db, account, { sent, nonce: 'browser', site, device: '' }, now)
    const results = await Promise.all(answers.map(add))
    expect(results.filter(({ ok }) => ok)).toHaveLength(maxPasskeys)
    expect(results.filter(({ ok }) => !ok)).toEqual(Array(3).fill(refused('too-many')))
  })

  it('sign in to their account, with a new token', async () => {
    const db = await migratedDatabase(kind)
    const account = await accountInTest(db)
    const { authenticator } = await addPasskeyInTest(db, account)
    const { result } = await signInWithPasskeyInTest(db, authenticator, { at: minutesLater(3) })
    if (!result.ok) throw new Error(result.reason)
    const signedIn = await findSignedIn(db, hashToken(result.visitor.token))
    expect(signedIn).toMatchObject({ account, provenAt: minutesLater(3).toISOString() })
    const [passkey] = await readPasskeys(db, ofAccount(account))
    expect(passkey!.usedAt).toBe(minutesLater(3).toISOString())
  })

  it.each([
    ...lies,
    ['a counter that stands still', { counter: 7 }],
    ['a counter that went back', { counter: 0 }],
    ['the name of another account', { userHandle: 'A'.repeat(22) }],
    ['no name of an account', { userHandle: '' }],
    ['the answer to another question', { type: 'webauthn.create' }],
  ] as [string, AuthenticatorLies][])('do not sign in with %s', async (_, lies) => {
    const db = await migratedDatabase(kind)
    const { authenticator } = await addPasskeyInTest(db, await accountInTest(db))
    authenticator.counter = 6
    expect((await signInWithPasskeyInTest(db, authenticator)).result.ok).toBe(true)
    const before = await db.selectFrom('session').selectAll().execute()
    expect((await signInWithPasskeyInTest(db, authenticator, { lies })).result).toEqual(refused('invalid'))
    expect(await db.selectFrom('session').selectAll().execute()).toEqual(before)
    expect((await signInWithPasskeyInTest(db, authenticator)).result.ok).toBe(true)
  })

  it('without a counter sign in again and again', async () => {
    const db = await migratedDatabase(kind)
    const { authenticator } = await addPasskeyInTest(db, await accountInTest(db))
    for (let count = 0; count < 2; count++)
      expect((await signInWithPasskeyInTest(db, authenticator, { lies: { counter: 0 } })).result.ok).toBe(
        true,
      )
  })

  it('sign in once per challenge, within five minutes, in the browser that asked', async () => {
    const db = await migratedDatabase(kind)
    const { authenticator } = await addPasskeyInTest(db, await accountInTest(db))
    const attempt = async (attempt: Parameters<typeof signInWithPasskeyInTest>[2]) =>
      (await signInWithPasskeyInTest(db, authenticator, attempt)).result
    expect(await attempt({ nonce: 'another browser' })).toEqual(refused('expired'))
    expect(await attempt({ at: minutesLater(5) })).toEqual(refused('expired'))
    expect(await attempt({ lies: { challenge: 'AAAA' } })).toEqual(refused('expired'))
    const options = await requestOptions(db, { of: 'account', id: null }, { nonce: 'browser', site }, now)
    const sent = authenticator.get(options)
    const use = () => signInWithPasskey(db, { sent, nonce: 'browser', site }, browser, now)
    const results = await Promise.all(Array.from({ length: 4 }, use))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('that were removed, or were never added, do not sign in', async () => {
    const db = await migratedDatabase(kind)
    const account = await accountInTest(db)
    const { authenticator } = await addPasskeyInTest(db, account)
    const { id } = (await readPasskeys(db, ofAccount(account)))[0]!
    const eve = await accountInTest(db, 'eve@example.com')
    expect(await removePasskey(db, eve, id, now)).toBe(false)
    expect(await removePasskey(db, account, id, now)).toBe(true)
    expect(await removePasskey(db, account, id, now)).toBe(false)
    expect((await emails(db)).map(({ kind }) => kind).toSorted()).toEqual([
      'passkey-added',
      'passkey-removed',
    ])
    const stranger = new PasskeyAuthenticator(site.origin)
    for (const unknown of [authenticator, stranger])
      expect((await signInWithPasskeyInTest(db, unknown, { lies: { userHandle: 'A' } })).result).toEqual({
        ok: false,
        reason: 'unknown',
        credentialId: unknown.id,
      })
  })

  it('confirm only their own account, and only for that purpose', async () => {
    const db = await migratedDatabase(kind)
    const [ada, eve] = [await accountInTest(db), await accountInTest(db, 'eve@example.com')]
    const [own, foreign] = [await addPasskeyInTest(db, ada), await addPasskeyInTest(db, eve)]
    const options = (account: typeof ada | undefined) =>
      requestOptions(db, { of: 'account', id: account?.id ?? null }, { nonce: 'browser', site }, now)
    const prove = (accountId: number | null, sent: string) =>
      provePasskey(db, { of: 'account', id: accountId }, { sent, nonce: 'browser', site }, now)
    expect((await options(ada)).allowCredentials).toMatchObject([{ id: own.authenticator.id }])
    expect((await options(undefined)).allowCredentials).toEqual([])
    const get = async (account: typeof ada | undefined, { authenticator }: typeof own) =>
      authenticator.get(await options(account))
    expect(await prove(ada.id, await get(ada, foreign))).toEqual(refused('unknown'))
    expect(await prove(ada.id, await get(undefined, own))).toEqual(refused('expired'))
    expect(await prove(ada.id, await get(eve, own))).toEqual(refused('expired'))
    expect(await prove(null, await get(ada, own))).toEqual(refused('expired'))
    expect(await prove(ada.id, await get(ada, own))).toEqual({ ok: true, ownerId: ada.id })
  })

  it('go with their account, and old challenges go by themselves', async () => {
    const db = await migratedDatabase(kind)
    const account = await accountInTest(db)
    await addPasskeyInTest(db, account)
    await passkeyOptionsInTest(db, account)
    expect(await deleteOldPasskeyChallenges(db, 'account', minutesLater(4.9), 10)).toBe(0)
    expect(await deleteOldPasskeyChallenges(db, 'account', minutesLater(5.1), 10)).toBe(1)
    await passkeyOptionsInTest(db, account)
    await db.deleteFrom('visitor').execute()
    expect(await db.selectFrom('passkey').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('passkey_challenge').selectAll().execute()).toEqual([])
  })
})

it.each(['', '{', 'null', '[]', '{"id":1}', '{"id":"A","rawId":"A","type":"public-key","response":{}}'])(
  'refuses %s',
  async sent => {
    const db = await migratedDatabase('SQLite')
    const account = await accountInTest(db)
    const answer = { sent, nonce: 'browser', site, device: '' }
    expect(await addPasskey(db, account, answer, now)).toEqual(refused('invalid'))
    expect(await signInWithPasskey(db, answer, browser, now)).toEqual(refused('invalid'))
  },
)
