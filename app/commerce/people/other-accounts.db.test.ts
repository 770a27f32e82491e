import { describe, expect, it } from 'vitest'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { waterPotSku } from '#test/demo-skus.ts'
import { watchTables } from '#test/on-databases/watch-tables.ts'
import { sampleAddress } from '#test/sample-customer.ts'
import { addToCart } from '../cart/add-to-cart.server.ts'
import { cartShop } from '../cart/cart-shop.fixture.ts'
import { saveCheckoutDraft } from '../cart/checkout/save-checkout-draft.server.ts'
import { saveWish } from '../cart/wish-lists/changes/save-wish.server.ts'
import { namedStaff } from '../values/actor.fixture.ts'
import type { SignedIn } from './accounts/account.ts'
import {
  changeAccountAddress,
  makeDefaultAddress,
  readAccountAddresses,
  removeAccountAddress,
} from './accounts/addresses/account-address-store.server.ts'
import { saveAccountAddress } from './accounts/addresses/save-account-address.server.ts'
import { deleteDueCustomers } from './accounts/deletion/delete-customers.server.ts'
import { deletionTime } from './accounts/deletion/deletion-time.ts'
import { requestAccountDeletion } from './accounts/deletion/request-deletion.server.ts'
import { changedTo, requestedChange, signedIn } from './accounts/email-change/email-change.fixture.ts'
import { revertEmailChange } from './accounts/email-change/revert-email-change.server.ts'
import { removePasskey } from './accounts/passkeys/account-passkeys.server.ts'
import { addPasskeyInTest, signInWithPasskeyInTest } from './accounts/passkeys/passkeys.fixture.ts'
import { endSession, readSessions, renameSession } from './accounts/sessions/session-list-store.server.ts'
import { saveAccountSettings } from './accounts/settings/save-account-settings.server.ts'
import { minutesLater, signInTestNow as now } from './accounts/sign-in/sign-in.fixture.ts'
import { subscribeToPriceAlerts } from './alerts/subscribe-to-price-alerts.server.ts'
import { addCustomerNote } from './customers/customer-notes.server.ts'
import { ofAccount } from './passkeys/passkey-owner.ts'
import { readPasskeys, renamePasskey } from './passkeys/passkey-store.server.ts'

/** Ada, and two people with nearly her address, who have everything that an account can have. */
async function shopOfThree(kind: DatabaseKind) {
  const { db } = await cartShop(kind)
  const names = new Map<unknown, string>()
  const enter = async (name: string, email: string) => {
    const browser = await signedIn(db, email)
    const { id, visitorId } = browser.account
    for (const key of [`account ${id}`, `visitor ${visitorId}`, email]) names.set(key, name)
    return browser
  }
  const fill = async (browser: SignedIn, email: string) => {
    const { account } = browser
    const visitor = { id: account.visitorId, token: '' }
    await addToCart(db, visitor, { sku: waterPotSku, quantity: 2, limit: 10 }, now)
    const saved = { sku: waterPotSku, list: undefined, firstListName: 'Wish list' }
    const { outcome } = await saveWish(db, visitor, saved, { now })
    names.set(outcome.list, names.get(email)!)
    await subscribeToPriceAlerts(db, visitor, { list: outcome.list!, email }, now)
    await saveCheckoutDraft(db, visitor, { fields: { name: 'Somebody' } }, now)
    for (const line1 of ['1 First Street', '2 Second Street'])
      await saveAccountAddress(db, account, { ...sampleAddress, line1 }, now)
    const settings = { name: 'Somebody', language: 'de', optOuts: ['back-in-stock'] } as const
    await saveAccountSettings(db, account, { ...settings, optOuts: [...settings.optOuts] }, now)
    const note = { email, text: 'Calls often.' }
    await addCustomerNote(db, note, { actor: namedStaff('Bob'), now })
    const passkey = await addPasskeyInTest(db, account)
    await requestedChange(db, browser, `new-${email}`)
    return passkey.authenticator
  }
  const nameOf = (row: Readonly<Record<string, unknown>>, table: string) =>
    names.get(`account ${table === 'account' ? row.id : row.account_id}`) ??
    names.get(`visitor ${table === 'visitor' ? row.id : row.visitor_id}`) ??
    names.get(row.recipient ?? row.email ?? row.list_id) ??
    '?'
  const [ada, second] = [await enter('Ada', 'ada@example.com'), await enter('Ada', 'ada@example.com')]
  const passkey = await fill(ada, 'ada@example.com')
  for (const [name, email] of [
    ['Xada', 'xada@example.com'],
    ['Ada of mail', 'ada@mail.example'],
  ] as const) {
    const browser = await enter(name, email)
    await enter(name, email)
    await fill(browser, email)
    await changedTo(db, browser, `later-${email}`)
    names.set(`later-${email}`, name)
    await requestAccountDeletion(db, { ...browser.account, email: `later-${email}` }, minutesLater(60))
    await requestedChange(db, browser, `new-${email}`, minutesLater(5))
  }
  names.set('ada@home.example', 'Ada')
  return { db, ada, second, passkey, changed: await watchTables(db, nameOf) }
}

describe.each(databases)('other accounts, on %s', kind => {
  it('stay as they are while one has its devices, addresses, passkeys and settings changed', async () => {
    const { db, ada, second, passkey, changed } = await shopOfThree(kind)
    const { account } = ada
    const [session] = await readSessions(db, account)
    await renameSession(db, account, { id: session!.id, name: 'Phone' })
    expect(await changed()).toEqual(['session Ada: name'])
    await endSession(db, account, second.sessionId)
    expect(await changed()).toEqual(['session Ada −'])
    const [newest, oldest] = await readAccountAddresses(db, account.id)
    await makeDefaultAddress(db, account.id, oldest!.id, minutesLater(1))
    expect(await changed()).toEqual(['account_address Ada: default_at'])
    await changeAccountAddress(db, account.id, { id: newest!.id, address: { ...sampleAddress, name: 'Ida' } })
    expect(await changed()).toEqual(['account_address Ada: address'])
    await removeAccountAddress(db, account.id, newest!.id)
    expect(await changed()).toEqual(['account_address Ada −'])
    await saveAccountSettings(db, account, { name: 'Ada', language: null, optOuts: ['price-dropped'] }, now)
    expect(await changed()).toEqual([
      'account Ada: name, language',
      'account_email_opt_out Ada +',
      'account_email_opt_out Ada −',
    ])
    const { id } = (await readPasskeys(db, ofAccount(account)))[0]!
    await renamePasskey(db, ofAccount(account), { id, name: 'Key' })
    expect(await changed()).toEqual(['passkey Ada: name'])
    await signInWithPasskeyInTest(db, passkey)
    expect(await changed()).toEqual(['passkey Ada: counter, used_at', 'session Ada +'])
    await removePasskey(db, account, id, now)
    expect(await changed()).toEqual(['email Ada +', 'passkey Ada −'])
  })

  it('stay as they are while one changes its address, gets it back, and is deleted', async () => {
    const { db, ada, changed } = await shopOfThree(kind)
    const token = await changedTo(db, ada, 'ada@home.example', minutesLater(10))
    expect(await changed()).toEqual([
      'account Ada: email',
      'customer_note Ada: email',
      'email Ada + ×2',
      'email_change Ada +',
      'email_confirmation Ada +',
      'email_count ? +',
      'session Ada −',
      'session Ada: token_hash, proven_at',
      'sign_in_request Ada +',
    ])
    expect(await revertEmailChange(db, token, 10, minutesLater(20))).toBe(true)
    expect(await changed()).toEqual([
      'account Ada: email',
      'customer_note Ada: email',
      'email_change Ada: reverted_at',
      'passkey Ada −',
      'session Ada −',
      'sign_in_request Ada: closed_at',
    ])
    await requestAccountDeletion(db, ada.account, now)
    expect(await changed()).toEqual(['customer_deletion Ada +', 'email Ada +'])
    expect(await deleteDueCustomers(db, deletionTime(now, 'UTC'))).toBe(1)
    expect(await changed()).toEqual([
      'account Ada −',
      'account_address Ada − ×2',
      'account_email_opt_out Ada −',
      'cart_line Ada −',
      'checkout Ada −',
      'customer_deletion Ada −',
      'customer_note Ada −',
      'email Ada +',
      'email_change Ada −',
      'email_confirmation Ada − ×2',
      'price_alert Ada −',
      'sign_in_request Ada − ×4',
      'visitor Ada −',
      'wish Ada −',
      'wish_list Ada −',
    ])
  })
})
