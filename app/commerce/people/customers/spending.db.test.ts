import { isDeepStrictEqual } from 'node:util'
import type { UpdateObject } from 'kysely'
import { expect, it } from 'vitest'
import type { Schema } from '#db/schema/schema.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { addListedOrders } from '../../orders/order-list/listed-orders.fixture.ts'
import type { CustomerView } from './customer-list.ts'
import { readCustomers } from './customer-list-store.server.ts'
import { findCustomer, orderOwner } from './customer-store.server.ts'
import { readSpending } from './spending-store.server.ts'

const at = '2026-11-24T12:00:00.000Z'
const paidOnce = {
  ...({ state: 'paid', is_test: 0, paid_at: at } as const),
  ...{ paid: 1000, gift_card: 0, refunded: 0 },
}

it.each(databases)(
  'customers have the same figures in the list, on their page and with their orders, on %s',
  async kind => {
    const db = await migratedDatabase(kind)
    const orders = await addListedOrders(db, 60)
    const [email, before] = [orders[0]!.email, 'before@mail.example']
    const own = orders.filter(one => one.email === email)
    const visitor = db.insertInto('visitor').values({ created_at: at }).returning('id')
    const { id: visitor_id } = await visitor.executeTakeFirstOrThrow()
    const account = { visitor_id, email, name: 'Grace Hopper', created_at: at }
    const added = db.insertInto('account').values(account).returning('id')
    const { id } = await added.executeTakeFirstOrThrow()
    const list = (view: CustomerView) =>
      readCustomers(db, { view, boughtSince: undefined, key: undefined, limit: 100 })
    const update = (index: number, set: UpdateObject<Schema, 'customer_order'>) =>
      db.updateTable('customer_order').set(set).where('id', '=', own[index]!.id).execute()
    for (const index of own.keys())
      await update(index, { ...paidOnce, state: 'placed', paid_at: null, paid: 0 })
    await update(0, { ...paidOnce, currency: 'EUR', paid: 700 })
    await update(1, { ...paidOnce, refunded: 300 })
    await update(2, { ...paidOnce, is_test: 1 })
    await update(3, { ...paidOnce, state: 'canceled' })
    await update(4, { ...paidOnce, state: 'refunded', refunded: 1000 })
    await update(5, { ...paidOnce, gift_card: 50, account_id: id, email: before })
    const canceled = { state: 'canceled', actor: 'job', actor_name: '', at } as const
    await db
      .insertInto('order_event')
      .values({ ...canceled, order_id: own[4]!.id })
      .execute()
    const spent = [
      { amount: 1750, currency: 'USD' },
      { amount: 700, currency: 'EUR' },
    ]
    const figures = {
      orders: 3,
      spent: expect.toSatisfy(sums => isDeepStrictEqual(new Set(sums), new Set(spent))),
    }
    const listed = (await list('all')).customers.filter(one => [email, before].includes(one.email))
    expect(listed).toMatchObject([figures, figures])
    expect((await list('account')).customers).toMatchObject([figures])
    for (const { number } of [own[0]!, own[5]!]) {
      const customer = (await findCustomer(db, number))!
      expect(customer).toMatchObject({ email, account: { id } })
      expect(await readSpending(db, [orderOwner(customer)])).toMatchObject([figures])
    }
  },
)
