import { describe, expect, it } from 'vitest'
import { addUnpaidOrder } from '#commerce/payments/placed-order.fixture.ts'
import { hashToken } from '#commerce/values/random-token.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { readAccountOrders } from '../account-orders-store.server.ts'
import { findSignedIn } from '../account-store.server.ts'
import { confirmWithCode } from '../proof/confirm-account.server.ts'
import {
  anotherCode,
  minutesLater,
  signInTestNow as now,
  requestedSignIn,
} from '../sign-in/sign-in.fixture.ts'
import { signInWithCode } from '../sign-in/sign-in.server.ts'
import { changeEmailWithCode, changeEmailWithLink } from './change-email.server.ts'
import { accountOf, changedTo, requestedChange, signedIn } from './email-change.fixture.ts'
import { requestEmailChange } from './request-email-change.server.ts'

const [ada, bob, fresh] = ['ada@example.com', 'bob@example.com', 'fresh@example.com']
const refused = { ok: false, reason: 'no-request' }
const taken = { ok: false, reason: 'taken' }
const emailsOf = async (db: Db) =>
  (await db.selectFrom('account').select('email').orderBy('id').execute()).map(({ email }) => email)
const sessionIds = async (db: Db) =>
  (await db.selectFrom('session').select('id').orderBy('id').execute()).map(({ id }) => id)

describe.each(databases)('changing the address of an account, on %s', kind => {
  it('keeps this browser with a new token, and signs out the others', async () => {
    const db = await migratedDatabase(kind)
    const [here, other] = [await signedIn(db, ada), await signedIn(db, bob)]
    await signedIn(db, ada)
    const request = await requestedChange(db, here, 'Fresh@Example.com')
    const result = await changeEmailWithCode(db, here, request, minutesLater(9))
    if (!result.ok) throw new Error(result.reason)
    expect(await emailsOf(db)).toEqual([fresh, bob])
    expect(await sessionIds(db)).toEqual([here.sessionId, other.sessionId])
    expect(await findSignedIn(db, hashToken(result.visitor.token))).toMatchObject({
      account: { id: here.account.id, email: fresh },
      sessionId: here.sessionId,
      provenAt: minutesLater(9).toISOString(),
    })
  })

  it('takes a code only in its browser, for its account and for this change', async () => {
    const db = await migratedDatabase(kind)
    const [here, other] = [await signedIn(db, ada), await signedIn(db, bob)]
    const { nonce, code } = await requestedChange(db, here, fresh)
    const noncesOf = [await requestedChange(db, other, fresh), await requestedSignIn(db, ada)]
    for (const { nonce } of noncesOf)
      expect(await changeEmailWithCode(db, here, { nonce, code }, now)).toEqual(refused)
    expect(await changeEmailWithCode(db, other, { nonce, code }, now)).toEqual(refused)
    expect(await confirmWithCode(db, here, { nonce, code }, now)).toEqual(refused)
    const guest = { visitor: undefined, device: '', quantityLimit: 10 }
    expect(await signInWithCode(db, { nonce, code }, guest, now)).toEqual(refused)
    expect(await changeEmailWithCode(db, here, { nonce, code: anotherCode(code) }, now)).toMatchObject({
      reason: 'wrong-code',
      attemptsLeft: 4,
    })
    expect(await changeEmailWithCode(db, here, { nonce, code }, minutesLater(10))).toEqual(refused)
    expect(await emailsOf(db)).toEqual([ada, bob])
    expect((await changeEmailWithCode(db, here, { nonce, code }, now)).ok).toBe(true)
    expect(await changeEmailWithCode(db, here, { nonce, code }, now)).toEqual(refused)
  })

  it('takes a link only where the account is signed in, once', async () => {
    const db = await migratedDatabase(kind)
    const [here, other] = [await signedIn(db, ada), await signedIn(db, bob)]
    const { link } = await requestedChange(db, here, fresh)
    expect(await changeEmailWithLink(db, other, link, now)).toEqual(refused)
    const results = await Promise.all([
      changeEmailWithLink(db, here, link, now),
      changeEmailWithLink(db, here, link, now),
    ])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await emailsOf(db)).toEqual([fresh, bob])
  })

  it('refuses the own address, and one of another account only once it is proven', async () => {
    const db = await migratedDatabase(kind)
    const [here] = [await signedIn(db, ada), await signedIn(db, bob)]
    expect(await requestEmailChange(db, here.account, 'ADA@example.com', now)).toBe(undefined)
    const request = await requestedChange(db, here, bob)
    expect(await changeEmailWithCode(db, here, request, now)).toEqual(taken)
    expect(await emailsOf(db)).toEqual([ada, bob])
    expect(await sessionIds(db)).toContain(here.sessionId)
  })

  it('leaves one winner of two changes to the same address at once', async () => {
    const db = await migratedDatabase(kind)
    const both = [await signedIn(db, ada), await signedIn(db, bob)]
    const requests = [await requestedChange(db, both[0]!, fresh), await requestedChange(db, both[1]!, fresh)]
    const results = await Promise.all(
      both.map((one, index) => changeEmailWithCode(db, one, requests[index]!, now)),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results).toContainEqual(taken)
    expect((await emailsOf(db)).filter(email => email === fresh)).toHaveLength(1)
  })

  it('leaves one owner when the address is changed to and signed in with at once', async () => {
    const db = await migratedDatabase(kind)
    const here = await signedIn(db, ada)
    const [request, signIn] = [await requestedChange(db, here, fresh), await requestedSignIn(db, fresh)]
    const guest = { visitor: undefined, device: '', quantityLimit: 10 }
    const [changed, entered] = await Promise.all([
      changeEmailWithCode(db, here, request, now),
      signInWithCode(db, signIn, guest, now),
    ])
    if (!entered.ok) throw new Error(entered.reason)
    expect(entered.account.id === here.account.id).toBe(changed.ok)
    expect(await emailsOf(db)).toEqual(changed.ok ? [fresh] : [ada, fresh])
  })

  it('leaves a code for the old address without the account, and tells the old address', async () => {
    const db = await migratedDatabase(kind)
    const here = await signedIn(db, ada)
    const request = await requestedSignIn(db, ada)
    await changedTo(db, here, fresh)
    const guest = { visitor: undefined, device: '', quantityLimit: 10 }
    const entered = await signInWithCode(db, request, guest, now)
    if (!entered.ok) throw new Error(entered.reason)
    expect(entered.account.id).not.toBe(here.account.id)
    const last = db.selectFrom('email').select(['kind', 'recipient']).orderBy('id', 'desc')
    expect(await last.executeTakeFirst()).toEqual({ kind: 'email-changed', recipient: ada })
  })

  it('keeps the orders, which the next owner of the old address does not see', async () => {
    const db = await migratedDatabase(kind)
    const here = await signedIn(db, ada)
    const order = () => addUnpaidOrder(db, { payment: 'test', dueIn: 60 }, now)
    const ordersOf = async (one: typeof here) => {
      const account = await accountOf(db, one)
      const { orders } = await readAccountOrders(db, account, { limit: 9, offset: 0 })
      return orders.map(({ id }) => id)
    }
    const first = await order()
    await changedTo(db, here, fresh)
    const next = await signedIn(db, ada)
    const second = await order()
    expect([await ordersOf(here), await ordersOf(next)]).toEqual([[first.id], [second.id]])
    await changedTo(db, next, bob)
    await changedTo(db, here, ada, minutesLater(60))
    expect([await ordersOf(here), await ordersOf(next)]).toEqual([[first.id], [second.id]])
  })
})
