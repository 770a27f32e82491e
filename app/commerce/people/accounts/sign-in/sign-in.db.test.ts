import { describe, expect, it } from 'vitest'
import { createVisitor } from '#commerce/cart/visitors/create-visitor.server.ts'
import { recognizeVisitor } from '#commerce/cart/visitors/recognize-visitor.server.ts'
import { emailHash } from '#commerce/running/outbox/email-hash.server.ts'
import { hashToken } from '#commerce/values/random-token.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { isEmailConfirmed } from '../../email-confirmation/email-confirmation-store.server.ts'
import { findSignedIn } from '../account-store.server.ts'
import { requestSignIn } from './request-sign-in.server.ts'
import {
  anotherCode,
  latestSignInEmail,
  minutesLater,
  signInTestNow as now,
  requestedSignIn,
} from './sign-in.fixture.ts'
import { signInWithCode, signInWithLink } from './sign-in.server.ts'

const browser = { visitor: undefined, device: 'Firefox, Linux', quantityLimit: 10 }
const refused = { ok: false, reason: 'no-request' }
const accounts = (db: Db) => db.selectFrom('account').select('email').execute()
const sessions = (db: Db) => db.selectFrom('session').selectAll().execute()

describe.each(databases)('signing in, on %s', kind => {
  it('creates the account when the address is proven, not before', async () => {
    const db = await migratedDatabase(kind)
    const { nonce, code } = await requestedSignIn(db, 'Ada@BÜCHER.example')
    expect(await accounts(db)).toEqual([])
    const result = await signInWithCode(db, { nonce, code }, browser, now)
    expect(result).toMatchObject({ ok: true, account: { email: 'ada@xn--bcher-kva.example' } })
    expect(await accounts(db)).toEqual([{ email: 'ada@xn--bcher-kva.example' }])
    if (!result.ok) throw new Error(result.reason)
    const { account, visitor } = result
    expect(await findSignedIn(db, hashToken(visitor.token))).toMatchObject({
      account,
      provenAt: now.toISOString(),
    })
    const claimed = { visitorId: account.visitorId, emailHash: emailHash(db, account.email) }
    expect(await isEmailConfirmed(db, claimed)).toBe(true)
  })

  it('finds the same account by another spelling of the address', async () => {
    const db = await migratedDatabase(kind)
    for (const spelling of ['ada@bücher.example', ' ADA@xn--bcher-kva.example'])
      expect(await signInWithCode(db, await requestedSignIn(db, spelling), browser, now)).toMatchObject({
        ok: true,
      })
    expect(await accounts(db)).toHaveLength(1)
    expect(await sessions(db)).toHaveLength(2)
  })

  it('sends the email to the address that it proves', async () => {
    const db = await migratedDatabase(kind)
    await requestSignIn(db, 'ADA@example.com/evil.example', now)
    expect(await db.selectFrom('email').select('recipient').execute()).toEqual([
      { recipient: 'ada@example.com' },
    ])
  })

  it('takes a code only in the browser that requested it', async () => {
    const db = await migratedDatabase(kind)
    const { code } = await requestedSignIn(db)
    const eve = await requestedSignIn(db, 'eve@example.com')
    expect(await signInWithCode(db, { nonce: eve.nonce, code }, browser, now)).toMatchObject({ ok: false })
    expect(await signInWithCode(db, { nonce: 'unknown', code }, browser, now)).toEqual(refused)
    expect(await accounts(db)).toEqual([])
  })

  it('takes five attempts, and then not even the right code', async () => {
    const db = await migratedDatabase(kind)
    const { nonce, code, link } = await requestedSignIn(db)
    const guess = () => signInWithCode(db, { nonce, code: anotherCode(code) }, browser, now)
    for (const attemptsLeft of [4, 3, 2, 1])
      expect(await guess()).toEqual({ ok: false, reason: 'wrong-code', attemptsLeft })
    expect(await guess()).toEqual(refused)
    expect(await signInWithCode(db, { nonce, code }, browser, now)).toEqual(refused)
    // The link has 128 random bits, so guesses of the code don't end it.
    expect(await signInWithLink(db, link, browser, now)).toMatchObject({ ok: true })
  })

  it.each(['code', 'link'] as const)('takes a %s once, and for ten minutes', async way => {
    const db = await migratedDatabase(kind)
    const use = ({ nonce, code, link }: Awaited<ReturnType<typeof requestedSignIn>>, at: Date) =>
      way === 'code'
        ? signInWithCode(db, { nonce, code }, browser, at)
        : signInWithLink(db, link, browser, at)
    const first = await requestedSignIn(db)
    expect(await use(first, minutesLater(9.9))).toMatchObject({ ok: true })
    expect(await use(first, minutesLater(9.9))).toEqual(refused)
    const second = await requestedSignIn(db)
    expect(await use(second, minutesLater(10))).toEqual(refused)
  })

  it.each(['code', 'link'] as const)('starts one session for a %s used twice at once', async way => {
    const db = await migratedDatabase(kind)
    const { nonce, code, link } = await requestedSignIn(db)
    const use = () =>
      way === 'code'
        ? signInWithCode(db, { nonce, code }, browser, now)
        : signInWithLink(db, link, browser, now)
    const results = await Promise.all(Array.from({ length: 8 }, use))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await sessions(db)).toHaveLength(1)
  })

  it('counts guesses that arrive at once', async () => {
    const db = await migratedDatabase(kind)
    const { nonce, code } = await requestedSignIn(db)
    const wrong = { nonce, code: anotherCode(code) }
    const results = await Promise.all(
      Array.from({ length: 12 }, () => signInWithCode(db, wrong, browser, now)),
    )
    expect(results.filter(result => !result.ok && result.reason === 'wrong-code')).toHaveLength(4)
    expect(await signInWithCode(db, { nonce, code }, browser, now)).toEqual(refused)
  })

  it('creates one account for an address that is proven twice at once', async () => {
    const db = await migratedDatabase(kind)
    const requests = [await requestedSignIn(db), await requestedSignIn(db)]
    const results = await Promise.all(requests.map(({ link }) => signInWithLink(db, link, browser, now)))
    expect(results.map(({ ok }) => ok)).toEqual([true, true])
    expect(await accounts(db)).toHaveLength(1)
    const visitors = await db.selectFrom('visitor').select('id').execute()
    expect(visitors).toHaveLength(1)
  })

  it('sends three emails an hour to an address, and codes that were not sent do not work', async () => {
    const db = await migratedDatabase(kind)
    for (let count = 0; count < 3; count++) await requestedSignIn(db)
    const nonce = await requestSignIn(db, 'ada@example.com', now)
    expect(await db.selectFrom('email').select('id').execute()).toHaveLength(3)
    // Neither this code nor the one of the last email.
    const { code } = await latestSignInEmail(db, 'ada@example.com')
    expect(await signInWithCode(db, { nonce, code }, browser, now)).toEqual(refused)
    await requestSignIn(db, 'bob@example.com', now)
    expect(await db.selectFrom('email').select('id').execute()).toHaveLength(4)
  })

  it('gives the browser a new token, and ends its old session', async () => {
    const db = await migratedDatabase(kind)
    const guest = await db.transaction().execute(tx => createVisitor(tx, now))
    const first = await signInWithLink(
      db,
      (await requestedSignIn(db)).link,
      { ...browser, visitor: guest },
      now,
    )
    if (!first.ok) throw new Error(first.reason)
    expect(await recognizeVisitor(db, guest.token, now)).toBeUndefined()
    const bob = await requestedSignIn(db, 'bob@example.com')
    const second = await signInWithLink(db, bob.link, { ...browser, visitor: first.visitor }, now)
    if (!second.ok) throw new Error(second.reason)
    // The first account keeps its data, but this browser no longer leads to it.
    expect(await recognizeVisitor(db, first.visitor.token, now)).toBeUndefined()
    expect(await accounts(db)).toHaveLength(2)
    expect((await sessions(db)).map(({ visitor_id }) => visitor_id)).toEqual([second.visitor.id])
  })

  it('stores nothing that signs in', async () => {
    const db = await migratedDatabase(kind)
    const { nonce, code, link } = await requestedSignIn(db)
    const stored = JSON.stringify([
      await db.selectFrom('sign_in_request').selectAll().execute(),
      await db.selectFrom('email').selectAll().execute(),
    ])
    for (const secret of [nonce, code, link]) expect(stored).not.toContain(secret)
  })
})
