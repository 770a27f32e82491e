import { describe, expect, it } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { type DatabaseKind, databases, migratedDatabase } from '#test/databases.ts'
import { fillEmailShop } from '#writing/emails/email-shop.fixture.ts'
import { undo } from '../../editing/compensations/undo.server.ts'
import { addListedOrders, listStart } from '../../orders/order-list/listed-orders.fixture.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import type { CustomerView } from './customer-list.ts'
import { readCustomers } from './customer-list-store.server.ts'
import { readCustomerNotes } from './customer-note-store.server.ts'
import { addCustomerNote, removeCustomerNote } from './customer-notes.server.ts'
import {
  customerOfOrder,
  findCustomer,
  orderOwner,
  readCustomerEmails,
  readCustomerOrders,
} from './customer-store.server.ts'
import { findCustomers } from './find-customers.server.ts'
import { readSpending } from './spending-store.server.ts'

const now = new Date('2026-11-24T12:00:00.000Z')

const paidOnce = {
  ...({ state: 'paid', is_test: 0, paid_at: now.toISOString() } as const),
  ...{ paid: 1000, gift_card: 0, refunded: 0 },
}

async function addAccount(db: Db, email: string): Promise<number> {
  const at = now.toISOString()
  const visitor = await db
    .insertInto('visitor')
    .values({ created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const account = { visitor_id: visitor.id, email, name: 'Grace Hopper', created_at: at }
  return (await db.insertInto('account').values(account).returning('id').executeTakeFirstOrThrow()).id
}

/** Sixty orders by seven people, some paid and refunded in part. */
async function shopWithCustomers(kind: DatabaseKind) {
  const db = await migratedDatabase(kind)
  const orders = await addListedOrders(db, 60)
  await db.updateTable('customer_order').set({ paid: 1000 }).where('state', '!=', 'placed').execute()
  await db.updateTable('customer_order').set({ gift_card: 200 }).execute()
  await db.updateTable('customer_order').set({ refunded: 300 }).where('state', '=', 'returned').execute()
  await db.updateTable('customer_order').set({ paid_at: null }).where('state', '=', 'placed').execute()
  const list = (view: CustomerView, limit = 100) =>
    readCustomers(db, { view, boughtSince: undefined, key: undefined, limit })
  return { db, orders, list }
}

describe.each(databases)('customers, on %s', kind => {
  it('are listed once each, with the totals of all their orders', async () => {
    const { db, list } = await shopWithCustomers(kind)
    const { customers } = await list('all')
    const rows = await db.selectFrom('customer_order').selectAll().execute()
    const byEmail = Map.groupBy(rows, ({ email }) => email)
    expect(customers).toHaveLength(byEmail.size)
    for (const { email, orders, spent, at } of customers) {
      const own = byEmail.get(email)!
      const counted = own.filter(
        ({ state, is_test }) => state !== 'placed' && state !== 'canceled' && is_test === 0,
      )
      const amount = counted.reduce((total, one) => total + one.paid + one.gift_card - one.refunded, 0)
      const last = own
        .map(one => one.placed_at)
        .sort()
        .at(-1)
      const sums = counted.length === 0 ? [] : [{ amount, currency: 'USD' }]
      expect([orders, spent, at]).toEqual([counted.length, sums, last])
    }
    expect(customers.map(({ at }) => at)).toEqual(
      customers
        .map(({ at }) => at)
        .sort()
        .reverse(),
    )
  })

  it('have no orders that belong to nobody since a deletion', async () => {
    const { db, orders, list } = await shopWithCustomers(kind)
    const own = orders.filter(({ email }) => email === orders[0]!.email)
    const former = own.slice(0, -1).map(({ id }) => id)
    await db
      .updateTable('customer_order')
      .set({ detached_at: now.toISOString() })
      .where('id', 'in', former)
      .execute()
    await db.updateTable('customer_order').set(paidOnce).where('id', '=', own.at(-1)!.id).execute()
    const { customers } = await list('all')
    expect(customers.find(({ email }) => email === own[0]!.email)).toMatchObject({ orders: 1 })
  })

  it('have the alerts that they confirmed', async () => {
    const db = await migratedDatabase(kind)
    await fillEmailShop(db)
    const { id: variant_id } = await db.selectFrom('variant').select('id').executeTakeFirstOrThrow()
    const at = now.toISOString()
    await db
      .insertInto('back_in_stock_request')
      .values([
        { variant_id, email: 'ada@bücher.example', created_at: at, confirmed_at: at },
        { variant_id, email: 'ada@xn--bcher-kva.example', created_at: at, confirmed_at: null },
      ])
      .execute()
    const ada = { key: '', email: 'ada@bücher.example', account: null }
    expect(await readCustomerEmails(db, ada)).toEqual({ priceAlerts: 0, stockAlerts: 1, turnedOff: [] })
  })

  it('have pages in both directions', async () => {
    const { db, list } = await shopWithCustomers(kind)
    const all = (await list('all')).customers
    const page = async (from: (typeof all)[number], isBefore: boolean) => {
      const key = { at: from.at, id: from.id, isBefore }
      const read = await readCustomers(db, {
        ...{ view: 'all', boughtSince: undefined, key, limit: 2 },
      })
      return [read.customers.map(({ email }) => email), read.hasBefore, read.hasAfter]
    }
    const emails = (from: number, to: number) => all.slice(from, to).map(({ email }) => email)
    expect(await page(all[1]!, false)).toEqual([emails(2, 4), true, true])
    expect(await page(all[4]!, false)).toEqual([emails(5, 7), true, false])
    expect(await page(all[2]!, true)).toEqual([emails(0, 2), false, true])
  })

  it('are filtered by account and last order, and found by name, email and order number', async () => {
    const { db, orders, list } = await shopWithCustomers(kind)
    const [first] = orders
    await addAccount(db, first!.email)
    await addAccount(db, 'new@mail.example')
    expect((await list('account')).customers).toMatchObject([
      { email: 'new@mail.example', orders: 0 },
      { email: first!.email, hasAccount: true, orders: expect.any(Number) },
    ])
    expect((await list('guest')).customers).toHaveLength(6)
    expect((await list('no-order')).customers).toMatchObject([{ email: 'new@mail.example', orders: 0 }])
    const boughtSince = new Date(listStart + 29 * 3_600_000).toISOString()
    const lately = { view: 'all', boughtSince, key: undefined, limit: 9 } as const
    expect((await readCustomers(db, lately)).customers).toHaveLength(2)
    const find = async (text: string) => (await findCustomers(db, text, 50, now)).map(({ email }) => email)
    expect(await find(first!.number)).toEqual([first!.email])
    expect(await find(first!.email)).toEqual([first!.email])
    expect(await find('new@mail.example')).toEqual(['new@mail.example'])
    expect((await find('Halloran')).length).toBeGreaterThan(0)
    expect(await find('zzzz')).toEqual([])
  })

  it('are opened by an order or an account, without those of deleted accounts', async () => {
    const { db, orders, list } = await shopWithCustomers(kind)
    const [first, other] = orders
    const id = await addAccount(db, first!.email)
    const customer = (await findCustomer(db, first!.number))!
    expect(customer).toMatchObject({ email: first!.email, account: { id } })
    expect((await findCustomer(db, `a${id}`))!.account).toEqual(customer.account)
    const own = orders.filter(({ email }) => email === first!.email)
    const shown = await readCustomerOrders(db, orderOwner(customer), 3)
    expect(shown.map(({ number }) => number)).toEqual(
      own
        .toReversed()
        .slice(0, 3)
        .map(one => one.number),
    )
    const guest = (await findCustomer(db, other!.number))!
    expect(guest).toMatchObject({ email: other!.email, account: null })
    const detached = { detached_at: now.toISOString() }
    await db.updateTable('customer_order').set(detached).where('id', '=', other!.id).execute()
    expect(await findCustomer(db, other!.number)).toBeUndefined()
    const before = (await list('all')).customers
    await db.updateTable('customer_order').set(detached).where('email', '=', other!.email).execute()
    const listed = (await list('all')).customers
    expect(listed).toEqual(before.filter(({ email }) => email !== other!.email))
    for (const key of ['T-2222-2222', 'a999', 'x']) expect(await findCustomer(db, key)).toBeUndefined()
  })

  it('are one customer however their domain is spelled', async () => {
    const { db, orders, list } = await shopWithCustomers(kind)
    const [guest, account] = ['zoe@bücher.example', 'zoe@xn--bcher-kva.example']
    const spell = async (at: number, email: string) =>
      db
        .updateTable('customer_order')
        .set({ email, ...paidOnce })
        .where('id', '=', orders[at]!.id)
        .execute()
    await spell(0, guest)
    await spell(1, account)
    await spell(2, guest)
    const zoe = async (view: CustomerView) =>
      (await list(view)).customers.filter(({ email }) => email.startsWith('zoe@'))
    expect(await zoe('all')).toMatchObject([
      { orders: 3, spent: [{ amount: 3000, currency: 'USD' }], hasAccount: false },
    ])
    expect(await zoe('guest')).toHaveLength(1)
    for (const { number: search } of [orders[0]!, orders[1]!])
      expect(await findCustomers(db, search, 5, now), search).toMatchObject([{ orders: 3 }])
    await addAccount(db, account)
    expect(await zoe('all')).toMatchObject([{ orders: 3, hasAccount: true, name: 'Grace Hopper' }])
    expect(await zoe('account')).toMatchObject([{ orders: 3 }])
    expect([await zoe('guest'), await zoe('no-order')]).toEqual([[], []])
    const customer = await customerOfOrder(db, { ...orders[0]!, email: guest })
    expect(await readSpending(db, [orderOwner(customer)])).toMatchObject([{ orders: 3 }])
  })

  it('have notes, which are added once, removed, and brought back', async () => {
    const { db } = await shopWithCustomers(kind)
    const [email, actor] = ['buyer0@mail.example', namedStaff('Grace')]
    const notes = async () => (await readCustomerNotes(db, email)).map(({ text }) => text)
    const add = () => addCustomerNote(db, { email, text: 'Prefers calls' }, { actor, key: 'k', now })
    const added = await add()
    expect([await add(), await notes()]).toEqual([added, ['Prefers calls']])
    const [{ id } = { id: 0 }] = await readCustomerNotes(db, email)
    expect(await removeCustomerNote(db, { id, email: 'buyer1@mail.example' }, { actor, now })).toBeNull()
    const removed = await removeCustomerNote(db, { id, email }, { actor, now })
    expect(await notes()).toEqual([])
    await undo(db, removed!, { actor, now })
    expect(await notes()).toEqual(['Prefers calls'])
    const recorded = await db.selectFrom('changed_row').select(['before', 'after']).execute()
    expect(JSON.stringify(recorded)).not.toMatch(/Prefers|buyer0/)
  })

  it('keep the notes of a guest when an account spells the domain in other letters', async () => {
    const db = await migratedDatabase(kind)
    const actor = namedStaff('Grace')
    const [guest, account] = ['ada@bücher.example', 'ada@xn--bcher-kva.example']
    await addCustomerNote(db, { email: guest, text: 'Prefers calls' }, { actor, now })
    const [note] = await readCustomerNotes(db, account)
    expect(note).toMatchObject({ text: 'Prefers calls' })
    expect(await removeCustomerNote(db, { id: note!.id, email: account }, { actor, now })).not.toBeNull()
    expect(await readCustomerNotes(db, guest)).toEqual([])
  })
})
