import { describe, expect, it } from 'vitest'
import { addListedOrders } from '#commerce/orders/order-list/listed-orders.fixture.ts'
import { namedStaff } from '#commerce/values/actor.fixture.ts'
import { storedActor } from '#commerce/values/actor.ts'
import type { Db } from '#db/schema/schema.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { sampleAddress } from '#test/sample-customer.ts'
import { ofAccount } from '../../passkeys/passkey-owner.ts'
import { countPasskeys, insertPasskey } from '../../passkeys/passkey-store.server.ts'
import { readAccountAddresses } from '../addresses/account-address-store.server.ts'
import { saveAccountAddress } from '../addresses/save-account-address.server.ts'
import { findDeletionTime } from '../customer-deletion-store.server.ts'
import { requestAccountDeletion } from '../deletion/request-deletion.server.ts'
import { addPasskeyInTest } from '../passkeys/passkeys.fixture.ts'
import { signInTestNow as now, requestedSignIn } from '../sign-in/sign-in.fixture.ts'
import { signInWithCode } from '../sign-in/sign-in.server.ts'
import { changeEmailWithCode } from './change-email.server.ts'
import { changedTo, requestedChange, signedIn } from './email-change.fixture.ts'
import { deleteOldEmailChanges, findRevertibleChange } from './email-change-store.server.ts'
import { revertEmailChange } from './revert-email-change.server.ts'

const day = 24 * 60 * 60_000
const inDays = (days: number) => new Date(now.getTime() + days * day)
const [ada, eve1, eve2] = ['ada@example.com', 'eve-1@example.com', 'eve-2@example.com']
const guest = { visitor: undefined, device: '', quantityLimit: 10 }
const revert = (db: Db, token: string, at = now) => revertEmailChange(db, token, 10, at)
const emailsOf = async (db: Db) =>
  (await db.selectFrom('account').select('email').orderBy('id').execute()).map(({ email }) => email)
const count = async (db: Db, table: 'session' | 'visitor') =>
  (await db.selectFrom(table).select('id').execute()).length

describe.each(databases)('reverting a change of address, on %s', kind => {
  it('gives the account back once, and ends all sessions, codes and links', async () => {
    const db = await migratedDatabase(kind)
    const eve = await signedIn(db, ada)
    const token = await changedTo(db, eve, eve1)
    const open = [await requestedSignIn(db, eve1), await requestedChange(db, eve, eve2)] as const
    expect(await revert(db, `${token}x`)).toBe(false)
    expect((await Promise.all([revert(db, token), revert(db, token)])).sort()).toEqual([false, true])
    expect([await emailsOf(db), await count(db, 'session')]).toEqual([[ada], 0])
    expect((await signInWithCode(db, open[0], guest, now)).ok).toBe(false)
    expect((await changeEmailWithCode(db, eve, open[1], now)).ok).toBe(false)
    expect(await findRevertibleChange(db, token, now)).toBe(undefined)
    expect((await signedIn(db, ada)).account.id).toBe(eve.account.id)
  })

  it('takes the notes of staff back that the change took along', async () => {
    const db = await migratedDatabase(kind)
    const note = {
      email: ada,
      text: 'Prefers calls',
      at: now.toISOString(),
      ...storedActor(namedStaff('Grace')),
    }
    await db.insertInto('customer_note').values(note).execute()
    const notes = () => db.selectFrom('customer_note').select('email').execute()
    const token = await changedTo(db, await signedIn(db, ada), eve1)
    expect(await notes()).toEqual([{ email: eve1 }])
    await revert(db, token)
    expect(await notes()).toEqual([{ email: ada }])
  })

  it('is possible for seven days', async () => {
    const db = await migratedDatabase(kind)
    const token = await changedTo(db, await signedIn(db, ada), eve1)
    expect(await revert(db, token, inDays(7))).toBe(false)
    expect(await deleteOldEmailChanges(db, new Date(inDays(7).getTime() - 1), 10)).toBe(0)
    expect(await revert(db, token, new Date(inDays(7).getTime() - 1))).toBe(true)
    expect(await deleteOldEmailChanges(db, inDays(7), 10)).toBe(1)
  })

  it('undoes later changes, too, and ends their links', async () => {
    const db = await migratedDatabase(kind)
    const eve = await signedIn(db, ada)
    const first = await changedTo(db, eve, eve1)
    const second = await changedTo(db, eve, eve2)
    expect(await revert(db, first)).toBe(true)
    expect(await revert(db, second)).toBe(false)
    expect(await emailsOf(db)).toEqual([ada])
  })

  it('leaves earlier links working', async () => {
    const db = await migratedDatabase(kind)
    const eve = await signedIn(db, ada)
    const first = await changedTo(db, eve, eve1)
    const second = await changedTo(db, eve, eve2)
    expect(await revert(db, second)).toBe(true)
    expect(await emailsOf(db)).toEqual([eve1])
    expect(await revert(db, first)).toBe(true)
    expect(await emailsOf(db)).toEqual([ada])
  })

  it('merges an account that was opened with the old address meanwhile', async () => {
    const db = await migratedDatabase(kind)
    const eve = await signedIn(db, ada)
    const token = await changedTo(db, eve, eve1)
    const { account: opened } = await signedIn(db, ada)
    await saveAccountAddress(db, opened, sampleAddress, now)
    await addListedOrders(db, 1)
    await db.updateTable('customer_order').set({ account_id: opened.id }).execute()
    expect(await revert(db, token)).toBe(true)
    expect([await emailsOf(db), await count(db, 'session'), await count(db, 'visitor')]).toEqual([
      [ada],
      0,
      1,
    ])
    expect(await readAccountAddresses(db, eve.account.id)).toHaveLength(1)
    const orders = db.selectFrom('customer_order').select('account_id')
    expect(await orders.execute()).toEqual([{ account_id: eve.account.id }])
  })

  it('ends in one state when the address is changed again at once', async () => {
    const db = await migratedDatabase(kind)
    const eve = await signedIn(db, ada)
    const token = await changedTo(db, eve, eve1)
    const request = await requestedChange(db, eve, eve2)
    const [isReverted] = await Promise.all([revert(db, token), changeEmailWithCode(db, eve, request, now)])
    expect([isReverted, await emailsOf(db), await count(db, 'session')]).toEqual([true, [ada], 0])
    const links = db.selectFrom('email_change').select('id').where('reverted_at', 'is', null)
    expect(await links.execute()).toEqual([])
  })

  it('leaves no session to the later address when it signs in at once', async () => {
    const db = await migratedDatabase(kind)
    const eve = await signedIn(db, ada)
    const token = await changedTo(db, eve, eve1)
    const signIn = await requestedSignIn(db, eve1)
    const [isReverted] = await Promise.all([revert(db, token), signInWithCode(db, signIn, guest, now)])
    const { visitorId } = eve.account
    const left = db.selectFrom('session').select('id').where('visitor_id', '=', visitorId)
    expect([isReverted, await left.execute()]).toEqual([true, []])
  })

  it('takes no passkey of a browser that was signed in before', async () => {
    const db = await migratedDatabase(kind)
    const eve = await signedIn(db, ada)
    const token = await changedTo(db, eve, eve1)
    const account = { ...eve.account, email: eve1 }
    const [isReverted] = await Promise.all([revert(db, token), addPasskeyInTest(db, account)])
    await addPasskeyInTest(db, account)
    expect([isReverted, await countPasskeys(db, ofAccount(account))]).toEqual([true, 0])
  })

  it('removes all passkeys', async () => {
    const db = await migratedDatabase(kind)
    const eve = await signedIn(db, ada)
    const token = await changedTo(db, eve, eve1)
    const passkey = {
      credentialId: 'id',
      publicKey: 'key',
      counter: 0,
      transports: [],
      name: '',
      isSynced: false,
    }
    const owner = ofAccount(eve.account)
    await db.transaction().execute(tx => insertPasskey(tx, owner, passkey, now))
    expect(await countPasskeys(db, owner)).toBe(1)
    expect(await revert(db, token)).toBe(true)
    expect(await countPasskeys(db, owner)).toBe(0)
  })

  it('keeps an account that was to be deleted', async () => {
    const db = await migratedDatabase(kind)
    const eve = await signedIn(db, ada)
    const token = await changedTo(db, eve, eve1)
    await requestAccountDeletion(db, eve.account, now)
    expect(await findDeletionTime(db, { accountId: eve.account.id })).not.toBe(undefined)
    expect(await revert(db, token)).toBe(true)
    expect(await findDeletionTime(db, { accountId: eve.account.id })).toBe(undefined)
  })

  it('ends in one account when the old address signs in at once', async () => {
    const db = await migratedDatabase(kind)
    const eve = await signedIn(db, ada)
    const token = await changedTo(db, eve, eve1)
    const signIn = await requestedSignIn(db, ada)
    const [isReverted] = await Promise.all([revert(db, token), signInWithCode(db, signIn, guest, now)])
    expect([isReverted, await emailsOf(db)]).toEqual([true, [ada]])
  })
})
