import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { renderDueEmails } from '#writing/sending/render-emails-job.server.ts'
import type { Account } from '../account.ts'
import { selectAccountOrders } from '../account-orders-store.server.ts'
import { findOrAddAccount } from '../account-store.server.ts'
import { cancelDeletion, findDeletionTime, takeDueDeletion } from '../customer-deletion-store.server.ts'
import { adaEmail, shopOfAda, shopOfAdaNow } from '../shop-of-ada.fixture.ts'
import { latestEmailFacts } from '../sign-in/sign-in.fixture.ts'
import { columnsWith } from './columns-with.fixture.ts'
import { deleteDueCustomers } from './delete-customers.server.ts'
import { deletionTime } from './deletion-time.ts'
import { requestAccountDeletion } from './request-deletion.server.ts'

const now = shopOfAdaNow
const due = deletionTime(now, 'UTC')
const justBefore = new Date(due.getTime() - 1)

const addAccount = (db: Db, email: string) => db.transaction().execute(tx => findOrAddAccount(tx, email, now))

const ordersOf = (db: Db, account: Pick<Account, 'id' | 'email'>) =>
  selectAccountOrders(db, account).select('number').execute()

/** The tables with a row that refers to an account or a visitor by its id. */
async function tablesOf(db: Db, column: 'account_id' | 'visitor_id', id: number): Promise<string[]> {
  const tables = (await db.introspection.getTables()).filter(
    ({ name, columns }) => name !== 'bank_account_country' && columns.some(one => one.name === column),
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} where ${sql.ref(column)} = ${id}`.execute(db)
    if (rows.length > 0) found.push(name)
  }
  return found
}

describe.each(databases)('deleting an account, on %s', kind => {
  it('leaves no row that refers to it, and its address only where the law requires it', async () => {
    const { db, ada, bob } = await shopOfAda(kind)
    const list = { id: 'b', visitor_id: bob.visitorId, name: '', name_key: '', created_at: '' }
    await db.insertInto('wish_list').values(list).execute()
    const alert = { list_id: 'b', email: adaEmail, token_hash: 'alert', requested_at: '' }
    await db.insertInto('price_alert').values(alert).execute()
    expect(await tablesOf(db, 'account_id', ada.id)).not.toEqual([])
    expect(await tablesOf(db, 'visitor_id', ada.visitorId)).not.toEqual([])
    const [orders, stock] = [
      await db.selectFrom('customer_order').select('total').execute(),
      await ledger(db),
    ]
    expect(await deleteDueCustomers(db, now)).toBe(1)
    expect(await tablesOf(db, 'account_id', ada.id)).toEqual([])
    expect(await tablesOf(db, 'visitor_id', ada.visitorId)).toEqual([])
    expect(await columnsWith(db, adaEmail)).toEqual([
      'customer_order.email',
      // The notice that it was deleted.
      'email.recipient',
      'withdrawal.email',
    ])
    const emails = await db.selectFrom('email').select('kind').where('recipient', '=', adaEmail).execute()
    expect(emails).toEqual([{ kind: 'account-deleted' }])
    expect([await db.selectFrom('customer_order').select('total').execute(), await ledger(db)]).toEqual([
      orders,
      stock,
    ])
    const reviews = await db.selectFrom('review').select(['author', 'title']).execute()
    expect(reviews).toEqual([{ author: '', title: 'review title' }])
  })

  it('detaches its orders from its address: a new account has none of them', async () => {
    const { db, ada } = await shopOfAda(kind)
    expect(await ordersOf(db, ada)).not.toEqual([])
    await deleteDueCustomers(db, now)
    const again = await addAccount(db, adaEmail)
    expect(await ordersOf(db, again)).toEqual([])
  })

  it('happens after seven days, and only if it was asked for', async () => {
    const db = await migratedDatabase(kind)
    const [ada, bob] = [await addAccount(db, adaEmail), await addAccount(db, 'bob@example.com')]
    await requestAccountDeletion(db, ada, now)
    expect(await findDeletionTime(db, { accountId: ada.id })).toBe('2026-11-30T12:00:00.000Z')
    expect(await deleteDueCustomers(db, justBefore)).toBe(0)
    expect(await deleteDueCustomers(db, due)).toBe(1)
    expect(await db.selectFrom('account').select('id').execute()).toEqual([{ id: bob.id }])
    await requestAccountDeletion(db, ada, due)
    expect(await deleteDueCustomers(db, due)).toBe(0)
    await requestAccountDeletion(db, bob, now)
    expect(await db.transaction().execute(tx => takeDueDeletion(tx, { accountId: bob.id }, justBefore))).toBe(
      false,
    )
  })

  it('is reported in the language of the account', async () => {
    const db = await migratedDatabase(kind)
    const ada = await addAccount(db, adaEmail)
    await db.updateTable('account').set({ language: 'de' }).execute()
    await requestAccountDeletion(db, ada, now)
    await deleteDueCustomers(db, due)
    await renderDueEmails(db, 'https://shop.example', due, new AbortController().signal)
    const last = db.selectFrom('email').select('subject').where('kind', '=', 'account-deleted')
    expect(await last.execute()).toEqual([{ subject: 'Ihr Konto ist gelöscht' }])
  })

  it('can be asked for again: the first date stays, and one email is sent', async () => {
    const db = await migratedDatabase(kind)
    const ada = await addAccount(db, adaEmail)
    await Promise.all([requestAccountDeletion(db, ada, now), requestAccountDeletion(db, ada, now)])
    await requestAccountDeletion(db, ada, justBefore)
    expect(await findDeletionTime(db, { accountId: ada.id })).toBe(due.toISOString())
    expect(await db.selectFrom('email').select('kind').execute()).toEqual([{ kind: 'account-deletion' }])
  })

  it('is canceled by the link of the email or in the account', async () => {
    const db = await migratedDatabase(kind)
    const ada = await addAccount(db, adaEmail)
    await requestAccountDeletion(db, ada, now)
    const { token } = await latestEmailFacts(db, 'account-deletion', adaEmail)
    expect(await cancelDeletion(db, { token: `${token}x` })).toBe(false)
    expect(await cancelDeletion(db, { token })).toBe(true)
    expect(await cancelDeletion(db, { token })).toBe(false)
    await requestAccountDeletion(db, ada, now)
    expect(await cancelDeletion(db, { accountId: ada.id + 1 })).toBe(false)
    expect(await cancelDeletion(db, { accountId: ada.id })).toBe(true)
    expect(await deleteDueCustomers(db, due)).toBe(0)
  })
})

async function ledger(db: Db) {
  return [
    await db.selectFrom('variant').select(['sku', 'available']).execute(),
    await db.selectFrom('stock_movement').select(['sku', 'quantity', 'available', 'order_id']).execute(),
    await db.selectFrom('payment').select(['state', 'amount']).execute(),
    await db.selectFrom('gift_card').select('balance').execute(),
  ]
}
