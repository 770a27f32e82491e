import { describe, expect, it } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { renderDueEmails } from '#writing/sending/render-emails-job.server.ts'
import { noAccount, selectAccountOrders } from '../account-orders-store.server.ts'
import { findOrAddAccount, setAccountEmail } from '../account-store.server.ts'
import {
  cancelDeletion,
  findDeletionByToken,
  findDeletionTime,
  takeDueDeletion,
} from '../customer-deletion-store.server.ts'
import { adaEmail, shopOfAda, shopOfAdaNow } from '../shop-of-ada.fixture.ts'
import { latestEmailFacts } from '../sign-in/sign-in.fixture.ts'
import { columnsWith } from './columns-with.fixture.ts'
import { deleteDueCustomers } from './delete-customers.server.ts'
import { deletionTime } from './deletion-time.ts'
import { markGuest } from './request-deletion.server.ts'

const now = shopOfAdaNow
const due = deletionTime(now, 'UTC')
const email = adaEmail
const rounds = Array.from({ length: 12 }, (_, round) => round)

/** A shop that knows Ada by the address of her orders only: the account is of somebody else in the same browser. */
async function shopOfGuest(kind: DatabaseKind) {
  const { db, ada: other } = await shopOfAda(kind)
  await db.transaction().execute(tx => setAccountEmail(tx, other.id, 'other@example.com'))
  await db.deleteFrom('customer_deletion').execute()
  await db.deleteFrom('email_change').execute()
  await db.updateTable('customer_order').set({ account_id: null }).execute()
  const mark = (address = email) => db.transaction().execute(tx => markGuest(tx, address, now))
  const signUp = (address = email) => db.transaction().execute(tx => findOrAddAccount(tx, address, now))
  return { db, other, mark, signUp }
}

const ordersOf = (db: Db, address = email) =>
  selectAccountOrders(db, { id: noAccount, email: address }).select('number').execute()

const emailKinds = async (db: Db) =>
  (await db.selectFrom('email').select('kind').where('recipient', '=', email).orderBy('id').execute()).map(
    ({ kind }) => kind,
  )

describe.each(databases)('deleting a guest, on %s', kind => {
  it('leaves the address only where the law requires it, and what browsers keep', async () => {
    const { db, other, mark } = await shopOfGuest(kind)
    const untouched = async () => [
      await db.selectFrom('cart_line').selectAll().execute(),
      await db.selectFrom('wish_list').selectAll().execute(),
      await db.selectFrom('account').selectAll().execute(),
      await db.selectFrom('customer_order').select(['total', 'address', 'email']).execute(),
    ]
    const before = await untouched()
    expect(await mark()).toBe(true)
    expect(await deleteDueCustomers(db, new Date(due.getTime() - 1))).toBe(0)
    expect(await ordersOf(db)).not.toEqual([])
    expect(await deleteDueCustomers(db, due)).toBe(1)
    // The last one is the notice that it's done.
    expect(await columnsWith(db, email)).toEqual([
      'customer_order.email',
      'email.recipient',
      'withdrawal.email',
    ])
    expect(await untouched()).toEqual(before)
    expect(await ordersOf(db)).toEqual([])
    expect(await ordersOf(db, other.email)).toEqual([])
    const orders = await db.selectFrom('customer_order').select(['visitor_id', 'detached_at']).execute()
    for (const order of orders) expect(order).toEqual({ visitor_id: null, detached_at: due.toISOString() })
    const reviews = await db.selectFrom('review').select(['author', 'title']).execute()
    expect(reviews).toEqual([{ author: '', title: 'review title' }])
    expect(await deleteDueCustomers(db, due)).toBe(0)
  })

  it('finds both spellings of a domain', async () => {
    const { db, mark } = await shopOfGuest(kind)
    const [spoken, encoded] = ['ada@bücher.example', 'ada@xn--bcher-kva.example']
    const deleted = ['back_in_stock_request', 'price_alert', 'contact_message', 'customer_note'] as const
    for (const table of ['withdrawal', 'customer_order', ...deleted] as const)
      await db.updateTable(table).set({ email: spoken }).where('email', '=', email).execute()
    const failed = { recipient: spoken, sent_at: null, failed_at: now.toISOString() }
    await db.updateTable('email').set(failed).where('recipient', '=', email).execute()
    expect(await columnsWith(db, spoken)).toHaveLength(deleted.length + 3)
    await mark(encoded)
    expect(await deleteDueCustomers(db, due)).toBe(1)
    expect(await columnsWith(db, spoken)).toEqual(['customer_order.email', 'withdrawal.email'])
    for (const table of ['withdrawal', 'customer_order'] as const) {
      const rows = await db.selectFrom(table).select('detached_at').where('email', '=', spoken).execute()
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) expect(row).toEqual({ detached_at: due.toISOString() })
    }
  })

  it('is announced and reported to the address, in emails that render', async () => {
    const { db, mark } = await shopOfGuest(kind)
    await db.deleteFrom('email').execute()
    await mark()
    const { token } = await latestEmailFacts(db, 'data-deletion', email)
    expect(await findDeletionByToken(db, token)).toEqual({ dueAt: due.toISOString(), isOfGuest: true })
    await deleteDueCustomers(db, due)
    await renderDueEmails(db, 'https://shop.example', due, new AbortController().signal)
    const sent = await db.selectFrom('email').select(['kind', 'subject']).orderBy('id').execute()
    expect(sent).toEqual([
      { kind: 'data-deletion', subject: 'Your data will be deleted' },
      { kind: 'data-deleted', subject: 'Your data has been deleted' },
    ])
  })

  it('can be asked for again: the first date stays, and one email is sent', async () => {
    const { db, mark } = await shopOfGuest(kind)
    expect((await Promise.all([mark(), mark()])).sort()).toEqual([false, true])
    expect(await findDeletionTime(db, { email })).toBe(due.toISOString())
    expect((await emailKinds(db)).filter(one => one === 'data-deletion')).toHaveLength(1)
  })

  it('is canceled by the link of the email', async () => {
    const { db, mark } = await shopOfGuest(kind)
    await mark()
    const { token } = await latestEmailFacts(db, 'data-deletion', email)
    expect(await cancelDeletion(db, { token: `${token}x` })).toBe(false)
    expect(await cancelDeletion(db, { token })).toBe(true)
    expect(await cancelDeletion(db, { token })).toBe(false)
    expect(await deleteDueCustomers(db, due)).toBe(0)
    expect(await ordersOf(db)).not.toEqual([])
  })

  it('deletes the account of a guest who signs up meanwhile, which says so and can be kept', async () => {
    const { db, mark, signUp } = await shopOfGuest(kind)
    await mark()
    const { token } = await latestEmailFacts(db, 'data-deletion', email)
    const { id } = await signUp()
    expect(await findDeletionTime(db, { accountId: id })).toBe(due.toISOString())
    expect(await findDeletionByToken(db, token)).toMatchObject({ isOfGuest: false })
    expect(await mark()).toBe(false)
    expect(await deleteDueCustomers(db, due)).toBe(1)
    expect(await db.selectFrom('account').select('id').where('id', '=', id).execute()).toEqual([])
    expect((await emailKinds(db)).at(-1)).toBe('account-deleted')
  })

  it('is up to the owner of an account that takes the address', async () => {
    const { db, other, mark } = await shopOfGuest(kind)
    await mark()
    await db.transaction().execute(tx => setAccountEmail(tx, other.id, email))
    expect(await deleteDueCustomers(db, due)).toBe(0)
    expect(await db.selectFrom('customer_deletion').selectAll().execute()).toEqual([])
    expect(await ordersOf(db)).not.toEqual([])
  })

  it('is kept or deleted when both are wanted at once, and deleted once by two processes', async () => {
    const { db, mark } = await shopOfGuest(kind)
    for (const round of rounds) {
      const address = `guest-${round}@example.com`
      await mark(address)
      const cancel = () => cancelDeletion(db, { email: address })
      const sweep = () => deleteDueCustomers(db, due)
      const started = round % 2 === 0 ? [cancel(), sweep(), sweep()] : [sweep(), sweep(), cancel()]
      const done = (await Promise.all(started)).map(Number)
      expect(done.reduce((sum, one) => sum + one)).toBe(1)
    }
    expect(await db.selectFrom('customer_deletion').selectAll().execute()).toEqual([])
  })

  it('is done before a guest signs up at the same time, or to the new account', async () => {
    const { db, mark, signUp } = await shopOfGuest(kind)
    for (const round of rounds) {
      const address = `guest-${round}@example.com`
      await mark(address)
      const [sweep, join] = [() => deleteDueCustomers(db, due), () => signUp(address)]
      const started = round % 2 === 0 ? [sweep(), join()] : [join(), sweep()]
      const done = await Promise.all(started)
      const isDeleted = done.includes(1)
      const account = done.find(one => typeof one === 'object')!
      const markOfAccount = await findDeletionTime(db, { accountId: account.id })
      expect(markOfAccount).toBe(isDeleted ? undefined : due.toISOString())
      expect(await deleteDueCustomers(db, due)).toBe(isDeleted ? 0 : 1)
    }
  })

  it('changes nothing if somebody else took the mark', async () => {
    const { db, mark } = await shopOfGuest(kind)
    await mark()
    const take = () => db.transaction().execute(tx => takeDueDeletion(tx, { email }, due))
    expect([await take(), await take()]).toEqual([true, false])
    expect(await deleteDueCustomers(db, due)).toBe(0)
    expect(await columnsWith(db, email)).toContain('contact_message.email')
  })
})
