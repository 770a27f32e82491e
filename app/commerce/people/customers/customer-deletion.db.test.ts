import { describe, expect, it } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { type DatabaseKind, databases, migratedDatabase } from '#test/databases.ts'
import { undo } from '../../editing/compensations/undo.server.ts'
import { addListedOrders } from '../../orders/order-list/listed-orders.fixture.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { findOrAddAccount } from '../accounts/account-store.server.ts'
import { deleteDueCustomers } from '../accounts/deletion/delete-customers.server.ts'
import { deletionTime } from '../accounts/deletion/deletion-time.ts'
import { findCustomerDeletion, keepCustomer, scheduleDeletion } from './customer-deletion.server.ts'
import { addCustomerNote } from './customer-notes.server.ts'
import { findCustomer, orderOwner } from './customer-store.server.ts'
import { exportCustomer } from './export-customer.server.ts'
import { readOpenMatters } from './open-matters-store.server.ts'

const now = new Date('2026-11-24T12:00:00.000Z')
const due = deletionTime(now, 'UTC')
const origin = { actor: namedStaff('Grace'), now }

/** Orders by seven guests. */
async function shopWithGuests(kind: DatabaseKind) {
  const db = await migratedDatabase(kind)
  const orders = await addListedOrders(db, 60)
  const [first] = orders
  const customer = (key = first!.number) => findCustomer(db, key)
  const signUp = (email: string) => db.transaction().execute(tx => findOrAddAccount(tx, email, now))
  return { db, first: first!, orders, customer, signUp }
}

const emailKinds = async (db: Db) =>
  (await db.selectFrom('email').select('kind').orderBy('id').execute()).map(({ kind }) => kind)

describe.each(databases)('a customer whom staff delete, on %s', kind => {
  it('is a guest: kept by Undo, deleted by Redo, and gone when it’s done', async () => {
    const { db, first, customer } = await shopWithGuests(kind)
    const guest = (await customer())!
    const scheduled = await scheduleDeletion(db, guest, origin)
    expect(await findCustomerDeletion(db, guest)).toBe(due.toISOString())
    expect(await scheduleDeletion(db, guest, origin)).toBeNull()
    const undone = await undo(db, scheduled!, origin)
    expect(await findCustomerDeletion(db, guest)).toBeUndefined()
    await undo(db, (undone as { changeSet: number }).changeSet, origin)
    expect(await deleteDueCustomers(db, due)).toBe(1)
    expect(await customer()).toBeUndefined()
    expect(await emailKinds(db)).toEqual(['data-deletion', 'data-deletion', 'data-deleted'])
    const recorded = await db.selectFrom('changed_row').selectAll().execute()
    expect(recorded.map(({ row_key }) => row_key)).toEqual(
      recorded.map(() => JSON.stringify({ customer: first.number })),
    )
    expect(JSON.stringify(recorded)).not.toContain(first.email)
    const late = await undo(db, scheduled!, origin)
    expect(late.ok).toBe(false)
  })

  it('has an account: the account and its orders are marked as by its owner', async () => {
    const { db, first, customer, signUp } = await shopWithGuests(kind)
    const { id } = await signUp(first.email)
    const owner = (await customer())!
    const scheduled = await scheduleDeletion(db, owner, origin)
    expect(await emailKinds(db)).toEqual(['account-deletion'])
    const { row_key } = await db.selectFrom('changed_row').select('row_key').executeTakeFirstOrThrow()
    expect(JSON.parse(row_key)).toEqual({ customer: `a${id}` })
    expect(await keepCustomer(db, owner, origin)).not.toBeNull()
    expect(await keepCustomer(db, owner, origin)).toBeNull()
    // Undo finds nothing to keep once somebody has kept it by hand.
    expect(await undo(db, scheduled!, origin)).toMatchObject({
      ok: false,
      conflicts: [{ reason: 'not-now' }],
    })
    await scheduleDeletion(db, owner, origin)
    expect(await deleteDueCustomers(db, due)).toBe(1)
    expect(await findCustomer(db, `a${id}`)).toBeUndefined()
    expect(await customer()).toBeUndefined()
  })

  it('is marked once by two requests at the same time', async () => {
    const { db, customer } = await shopWithGuests(kind)
    const guest = (await customer())!
    const both = await Promise.all([scheduleDeletion(db, guest, origin), scheduleDeletion(db, guest, origin)])
    expect(both.filter(one => one !== null)).toHaveLength(1)
    expect(await emailKinds(db)).toEqual(['data-deletion'])
  })

  it('has the account of an address whose domain was typed in other letters', async () => {
    const { db, first, customer, signUp } = await shopWithGuests(kind)
    const email = 'ada@bücher.example'
    await db.updateTable('customer_order').set({ email }).where('id', '=', first.id).execute()
    const guest = (await customer())!
    expect(guest.account).toBeNull()
    await scheduleDeletion(db, guest, origin)
    const { id } = await signUp('ada@xn--bcher-kva.example')
    expect((await customer())!.account).toMatchObject({ id })
    expect(await findCustomerDeletion(db, (await customer())!)).toBe(due.toISOString())
    await deleteDueCustomers(db, due)
    expect(await customer()).toBeUndefined()
  })

  it('is warned about what is still open, and not about what is done or somebody else’s', async () => {
    const { db, first, orders, customer } = await shopWithGuests(kind)
    const own = orders.filter(({ email }) => email === first.email).map(({ id }) => id)
    const all = db.updateTable('customer_order').set({ state: 'delivered' })
    await all.execute()
    const guest = (await customer())!
    const open = () => readOpenMatters(db, orderOwner(guest))
    const none = { orders: 0, payments: 0, refunds: 0, returns: 0, claims: 0, withdrawals: 0 }
    expect(await open()).toEqual(none)
    await db.updateTable('customer_order').set({ state: 'packed' }).where('id', '=', own[0]!).execute()
    const order_return = {
      ...{ number: 'R-2222', order_id: own[0]!, key_hash: 'k', reason: 'other', comment: '', amount: 1 },
      ...({ state: 'accepted', requested_at: now.toISOString() } as const),
    }
    await db.insertInto('order_return').values(order_return).execute()
    const statement = { number: 'W-2222', key_hash: 'k', name: 'Ada', order_number: '', comment: '' }
    await db
      .insertInto('withdrawal')
      .values({ ...statement, email: first.email, declared_at: now.toISOString() })
      .execute()
    expect(await open()).toEqual({ ...none, orders: 1, returns: 1, withdrawals: 1 })
    await db.updateTable('withdrawal').set({ settled_at: now.toISOString() }).execute()
    for (const state of ['refunded', 'declined'] as const) {
      await db.updateTable('order_return').set({ state }).execute()
      expect(await open()).toEqual({ ...none, orders: 1 })
    }
  })
})

describe.each(databases)('a customer whose data staff download, on %s', kind => {
  it('gets all orders and notes, and the history says so without the address', async () => {
    const { db, first, orders, customer } = await shopWithGuests(kind)
    await addCustomerNote(db, { email: first.email, text: 'Prefers calls' }, origin)
    const options = { ...origin, currency: 'USD' }
    const data = await exportCustomer(db, (await customer())!, options)
    const own = orders.filter(({ email }) => email === first.email)
    expect(data.orders!.map(({ number }) => number).sort()).toEqual(own.map(({ number }) => number).sort())
    expect(data).toMatchObject({ account: [], notesByStaff: [{ text: 'Prefers calls' }] })
    const row = await db
      .selectFrom('changed_row')
      .innerJoin('change_set', 'change_set.id', 'change_set_id')
      .select(['actor', 'actor_name', 'row_key', 'before', 'after'])
      .where('table_name', '=', 'customer_export')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({
      ...{ actor: 'staff', actor_name: 'Grace', before: '{}', after: '{}' },
      row_key: JSON.stringify({ customer: first.number }),
    })
  })

  it('gets the account’s own data, too', async () => {
    const { db, first, customer, signUp } = await shopWithGuests(kind)
    const { visitorId } = await signUp(first.email)
    const list = { id: 'list', visitor_id: visitorId, name: 'Gifts', name_key: 'gifts', created_at: 'now' }
    await db.insertInto('wish_list').values(list).execute()
    const data = await exportCustomer(db, (await customer())!, { ...origin, currency: 'USD' })
    expect(data).toMatchObject({ account: [{ email: first.email }], wishLists: [{ name: 'Gifts' }] })
  })
})
