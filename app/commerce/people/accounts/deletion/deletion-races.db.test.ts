import { describe, expect, it } from 'vitest'
import { cartTestNow } from '#commerce/cart/cart-shop.fixture.ts'
import { orderShop, raceAgainst } from '#commerce/cart/checkout/order-shop.fixture.ts'
import type { Visitor } from '#commerce/cart/visitors/visitor.ts'
import { deleteVisitor, lockVisitor } from '#commerce/cart/visitors/visitor-store.server.ts'
import type { Tx } from '#db/schema/schema.ts'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { blackTeeSku as tee } from '#test/demo-skus.ts'
import { cancelDeletion } from '../customer-deletion-store.server.ts'
import { changedTo, signedIn } from '../email-change/email-change.fixture.ts'
import { revertEmailChange } from '../email-change/revert-email-change.server.ts'
import { requestedSignIn } from '../sign-in/sign-in.fixture.ts'
import { signInWithLink } from '../sign-in/sign-in.server.ts'
import { deleteDueCustomers } from './delete-customers.server.ts'
import { deletionDelayDays } from './deletion-time.ts'
import { requestAccountDeletion } from './request-deletion.server.ts'

const now = cartTestNow
const day = 24 * 60 * 60_000
const rounds = Array.from({ length: 12 }, (_, round) => round)
const emailOf = (round: number) => `ada-${round}@example.com`

/** A shop where accounts with a tee in the cart are due for deletion. */
async function shopWithDueAccounts(kind: DatabaseKind) {
  const shop = await orderShop(kind)
  const { db } = shop
  await shop.stock(tee, 100)
  const signIn = async (email: string, visitor?: Visitor) => {
    const { link } = await requestedSignIn(db, email, now)
    return () => signInWithLink(db, link, { visitor, device: '', quantityLimit: 10 }, now)
  }
  const dueAccount = async (email: string) => {
    const signedIn = await (await signIn(email, await shop.shopper(tee)))()
    if (!signedIn.ok) throw new Error(signedIn.reason)
    await requestAccountDeletion(db, signedIn.account, new Date(now.getTime() - deletionDelayDays * day))
    return signedIn
  }
  return { ...shop, signIn, dueAccount, deleteDue: () => deleteDueCustomers(db, now) }
}

/** Runs both at once, in turns the one and the other first. */
async function atOnce<One, Other>(
  round: number,
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<[One, Other]> {
  if (round % 2 === 0) return Promise.all([one(), other()])
  const started = other()
  return Promise.all([one(), started])
}

describe.each(databases)('an account that is deleted, on %s', kind => {
  it('places its order at the same time, or has it refused', async () => {
    const { db, place, seen, dueAccount, deleteDue, disagreements, available } =
      await shopWithDueAccounts(kind)
    let placed = 0
    for (const round of rounds) {
      const email = emailOf(round)
      const { visitor } = await dueAccount(email)
      const request = await seen(visitor, { email })
      const [order, deleted] = await atOnce(round, () => place(visitor, request), deleteDue)
      expect(deleted).toBe(1)
      if (order.ok) placed++
      else expect(order.reason).toBeOneOf(['empty-cart', 'changed'])
    }
    const orders = await db
      .selectFrom('customer_order')
      .innerJoin('order_line', 'order_id', 'customer_order.id')
      .select(['visitor_id', 'detached_at', 'sku', 'quantity'])
      .execute()
    const whole = { visitor_id: null, detached_at: now.toISOString(), sku: tee, quantity: 1 }
    expect(orders).toEqual(Array.from({ length: placed }, () => whole))
    expect(await available(tee)).toBe(100 - placed)
    expect(await disagreements()).toEqual([])
    expect(await db.selectFrom('account').select('id').execute()).toEqual([])
  })

  it('is kept or deleted when both are wanted at once', async () => {
    const { db, dueAccount, deleteDue } = await shopWithDueAccounts(kind)
    for (const round of rounds) {
      const { account } = await dueAccount(emailOf(round))
      const cancel = () => cancelDeletion(db, { accountId: account.id })
      const [isKept, deleted] = await atOnce(round, cancel, deleteDue)
      expect(deleted).toBe(isKept ? 0 : 1)
      const rows = await db.selectFrom('account').select('id').where('id', '=', account.id).execute()
      expect(rows).toHaveLength(isKept ? 1 : 0)
      const sessions = await db
        .selectFrom('session')
        .select('id')
        .where('visitor_id', '=', account.visitorId)
        .execute()
      expect(sessions).toHaveLength(isKept ? 1 : 0)
    }
  })

  it('is new for a shopper who signs in at the same time, unless they were first', async () => {
    const { db, signIn, dueAccount, deleteDue } = await shopWithDueAccounts(kind)
    for (const round of rounds) {
      const { account } = await dueAccount(emailOf(round))
      const [signedIn, deleted] = await atOnce(round, await signIn(emailOf(round)), deleteDue)
      expect(deleted).toBe(1)
      if (!signedIn.ok) expect(signedIn.reason).toBe('no-request')
      const accounts = await db
        .selectFrom('account')
        .select('id')
        .where('email', '=', emailOf(round))
        .execute()
      const isNew = signedIn.ok && signedIn.account.id !== account.id
      expect(accounts).toEqual(isNew ? [{ id: signedIn.account.id }] : [])
    }
  })

  it('is new for a shopper whose code was taken before', async () => {
    const { db, signIn, dueAccount } = await shopWithDueAccounts(kind)
    const { account } = await dueAccount(emailOf(0))
    const signedIn = await raceAgainst(
      db,
      tx => deleteVisitor(tx, account.visitorId),
      await signIn(emailOf(0)),
    )
    if (!signedIn.ok) throw new Error(signedIn.reason)
    expect(signedIn.account.id).not.toBe(account.id)
    expect(await db.selectFrom('account').select('id').execute()).toEqual([{ id: signedIn.account.id }])
  })

  it('detaches the orders of the address that it has by then', async () => {
    const { db, buy, shopper, dueAccount, deleteDue } = await shopWithDueAccounts(kind)
    const { account } = await dueAccount('old@example.com')
    await buy(await shopper(tee), { email: 'new@example.com' })
    const changeAddress = async (tx: Tx) => {
      await lockVisitor(tx, account.visitorId)
      await tx.updateTable('account').set({ email: 'new@example.com' }).execute()
    }
    expect(await raceAgainst(db, changeAddress, deleteDue)).toBe(1)
    const orders = await db.selectFrom('customer_order').select(['email', 'detached_at']).execute()
    expect(orders).toEqual([{ email: 'new@example.com', detached_at: now.toISOString() }])
  })

  it('is not given back to its old address at the same time, unless that is first', async () => {
    const { db, deleteDue } = await shopWithDueAccounts(kind)
    for (const round of rounds) {
      const owner = await signedIn(db, emailOf(round), now)
      const token = await changedTo(db, owner, `new-${round}@example.com`, now)
      await requestAccountDeletion(db, owner.account, new Date(now.getTime() - deletionDelayDays * day))
      const revert = () => revertEmailChange(db, token, 10, now)
      const [isReverted, deleted] = await atOnce(round, revert, deleteDue)
      expect(deleted).toBe(isReverted ? 0 : 1)
      const accounts = db.selectFrom('account').select('email').where('id', '=', owner.account.id)
      expect(await accounts.execute()).toEqual(isReverted ? [{ email: emailOf(round) }] : [])
    }
  })

  it('is deleted once by two processes', async () => {
    const { db, dueAccount, deleteDue } = await shopWithDueAccounts(kind)
    for (const round of rounds) await dueAccount(emailOf(round))
    const deleted = await Promise.all([deleteDue(), deleteDue()])
    expect(deleted[0] + deleted[1]).toBe(rounds.length)
    expect(await db.selectFrom('account').select('id').execute()).toEqual([])
  })
})
