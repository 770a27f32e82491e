import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, it, onTestFinished } from 'vitest'
import { databases, emptyDatabase } from '../../../test/databases.ts'
import { findCheckoutDraft } from '../../commerce/checkout/checkout-draft-store.server.ts'
import { findEmail } from '../../commerce/emails/outbox/read-outbox-store.server.ts'
import {
  findPriceAlertByToken,
  findPriceAlertOfList,
  readPriceAlertToken,
} from '../../commerce/emails/price-alerts/price-alert-store.server.ts'
import { findWithdrawalById } from '../../commerce/emails/templates/email-data-store.server.ts'
import { readOrder, readOrderById } from '../../commerce/orders/order-store.server.ts'
import { findOrderToken } from '../../commerce/orders/order-token-store.server.ts'
import { findPaymentByToken, readPaymentToken } from '../../commerce/payments/payment-store.server.ts'
import { createTestProvider } from '../../commerce/payments/providers/test-provider.server.ts'
import { findReturnByKey } from '../../commerce/returns/return-store.server.ts'
import { findAppliedOutcome } from '../../commerce/visitors/applied-change-store.server.ts'
import { findClaimByKey } from '../../commerce/warranty/claim-store.server.ts'
import { findSharedList, readWishLists } from '../../commerce/wish-lists/wish-list-store.server.ts'
import { findWithdrawal } from '../../commerce/withdrawals/withdrawal-store.server.ts'
import { openDatabase } from '../connection/connection.server.ts'
import type { Db } from '../schema/schema.ts'
import { migrations } from './index.ts'
import { migrate } from './migrate.server.ts'

const name = '0015-sealed-secrets'
const at = '2026-11-21T12:00:00.000Z'
/** More than one batch of the migration. */
const many = 1002
const secret = (about: string) => `${about}-secret-of-the-shop`

/** The old tables, with every kind of secret. */
async function oldDatabase(db: Db, orders: number): Promise<void> {
  const older = Object.fromEntries(Object.entries(migrations).filter(([known]) => known < name))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => older } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  // The old tables have no types.
  const old = db as unknown as Kysely<Record<string, Record<string, unknown>>>
  const add = (table: string, ...rows: Record<string, unknown>[]) =>
    old.insertInto(table).values(rows).execute()
  await add('visitor', { id: 1, token_hash: 'visitor', created_at: at, seen_at: at })
  const order = (id: number) => ({
    ...{ id, number: `T-${id}`, token: secret(`order-${id}`), checkout_key: secret(`checkout-${id}`) },
    ...{ visitor_id: 1, email: 'ada@example.com', state: 'placed', placed_at: at, currency: 'USD' },
    ...{ country: 'US', address: '{}', delivery_name: '', payment: 'test', subtotal: 100, discount: 0 },
    ...{ delivery: 0, delivery_tax: 0, tax: 0, tax_included: 1, total: 100, gift_card: 0 },
  })
  await add('customer_order', ...Array.from({ length: orders }, (_, at) => order(at + 1)))
  await add('order_line', {
    ...{ id: 1, order_id: 1, position: 0, sku: 'POT', product_id: 1, slug: 'pot', title: 'Pot', options: '' },
    ...{ quantity: 1, unit_price: 100, discount: 0, tax: 0, total: 100 },
  })
  const token = secret('payment')
  const payment = { order_id: 1, state: 'started', amount: 100, note: '', started_at: at }
  await add('payment', { ...payment, id: 1, provider: 'test', token, reference: token })
  await add('payment', { ...payment, id: 2, provider: 'stripe', token: secret('other'), reference: 'cs_1' })
  const refund = { order_id: 1, amount: 1, reason: '', created_at: at, due_at: at }
  await add('refund', { ...refund, id: 1, payment_id: 1, key: 'one', reference: `test-${token}-1` })
  await add('refund', { ...refund, id: 2, payment_id: 2, key: 'two', reference: 're_1' })
  const list = { visitor_id: 1, created_at: at }
  await add('wish_list', {
    ...list,
    id: 'open',
    name: 'Open',
    name_key: 'open',
    share_token: secret('share'),
  })
  await add('wish_list', { ...list, id: 'shut', name: 'Shut', name_key: 'shut', share_token: null })
  await add('price_letter', {
    list_id: 'open',
    email: 'ada@example.com',
    token: secret('alert'),
    asked_at: at,
  })
  const statement = { name: 'Ada', order_number: 'T-1', email: 'ada@example.com', words: '', declared_at: at }
  await add('withdrawal', { ...statement, number: 'W-1', key: secret('withdrawal'), order_id: 1 })
  const back = { reason: '', words: '', state: 'asked', asked_at: at, amount: 0 }
  await add('order_return', { ...back, number: 'R-1', order_id: 1, key: `1-${secret('return')}` })
  const claim = { order_line_id: 1, words: '', claimed_at: at }
  await add('warranty_claim', { ...claim, number: 'C-1', key: secret('claim') })
  const fields = JSON.stringify({ fields: { city: secret('city') }, told: [] })
  const codes = JSON.stringify([secret('card')])
  await add('checkout', { visitor_id: 1, key: secret('begun'), fields, codes, updated_at: at })
  await add('done_change', { visitor_id: 1, key: secret('change'), outcome: '{"ok":true}', done_at: at })
  await add('letter', {
    ...{ id: 1, kind: 'price-letters-asked', recipient: 'ada@example.com', created_at: at, due_at: at },
    facts: JSON.stringify({ kind: 'price-letters-asked', token: secret('alert') }),
    once_key: `price-letters-asked-${secret('alert')}-2026-11-21`,
    ...{ subject: 'Prices', html: `<p>${secret('alert')}</p>`, plain: secret('alert'), written_at: at },
  })
  await add('letter', {
    ...{ id: 2, kind: 'order-confirmed', recipient: 'ada@example.com', created_at: at, due_at: at },
    ...{ facts: '{"kind":"order-confirmed","orderId":1}', once_key: 'order-confirmed-1' },
  })
}

async function upgraded(kind: (typeof databases)[number], orders = 2) {
  const address = await emptyDatabase(kind)
  const db = openDatabase(address)
  onTestFinished(() => db.destroy())
  await oldDatabase(db, orders)
  expect(await migrate(db)).toMatchObject({ ok: true, applied: expect.arrayContaining([name]) })
  return { db, address }
}

describe.each(databases)('an upgraded shop on %s', kind => {
  it('finds everything by its old links and keys', async () => {
    const { db } = await upgraded(kind, many)
    for (const id of [1, 1000, 1001, many])
      expect(await readOrder(db, secret(`order-${id}`))).toMatchObject({ id, token: secret(`order-${id}`) })
    expect(await findPaymentByToken(db, secret('payment'))).toMatchObject({ id: 1 })
    expect(await findSharedList(db, secret('share'))).toMatchObject({ id: 'open' })
    expect(await findPriceAlertByToken(db, secret('alert'))).toMatchObject({ listId: 'open' })
    expect(await findWithdrawal(db, secret('withdrawal'))).toMatchObject({ number: 'W-1' })
    await db.transaction().execute(async tx => {
      expect(await findReturnByKey(tx, 1, secret('return'))).toBe('R-1')
      expect(await findClaimByKey(tx, secret('claim'))).toBe('C-1')
      expect(await findAppliedOutcome(tx, 1, secret('change'))).toEqual({ ok: true })
    })
  })

  it('shows its links again and continues what was started', async () => {
    const { db } = await upgraded(kind)
    expect((await readOrderById(db, 1))!.token).toBe(secret('order-1'))
    expect(await findOrderToken(db, 2)).toBe(secret('order-2'))
    const payment = (await findPaymentByToken(db, secret('payment')))!
    expect(readPaymentToken(db, payment)).toBe(secret('payment'))
    expect(await createTestProvider(db).service!.lookUp(payment.reference!)).toMatchObject({
      state: 'started',
      amount: 100,
    })
    expect(await findPaymentByToken(db, secret('other'))).toMatchObject({ reference: 'cs_1' })
    expect(await db.selectFrom('refund').select('reference').orderBy('id').execute()).toEqual([
      { reference: 'test-refund-1' },
      { reference: 're_1' },
    ])
    expect((await findWithdrawalById(db, 1))!.key).toBe(secret('withdrawal'))
    const lists = await readWishLists(db, 1)
    expect(lists.map(({ shareToken }) => shareToken)).toEqual([secret('share'), null])
    expect(readPriceAlertToken(db, (await findPriceAlertOfList(db, 1, 'open'))!)).toBe(secret('alert'))
    expect(await findCheckoutDraft(db, 1)).toEqual({
      key: secret('begun'),
      fields: { city: secret('city') },
      changes: [],
      codes: [secret('card')],
    })
    const rendered = { subject: 'Prices', html: `<p>${secret('alert')}</p>`, text: secret('alert') }
    expect(await findEmail(db, 1)).toEqual({ recipient: 'ada@example.com', rendered })
    expect(await findEmail(db, 2)).toEqual({ recipient: 'ada@example.com', rendered: undefined })
  })

  it('leaves no secret readable, not even in the SQLite file', async () => {
    const { db, address } = await upgraded(kind)
    const tables = await db.introspection.getTables()
    for (const table of tables) {
      const { rows } = await sql`select * from ${sql.table(table.name)}`.execute(db)
      expect(JSON.stringify(rows), table.name).not.toContain('secret-of-the-shop')
    }
    if (kind !== 'SQLite') return
    for (const file of ['tote.sqlite', 'tote.sqlite-wal'])
      expect((await readFile(path.join(address.dataDir, file))).includes('secret-of-the-shop'), file).toBe(
        false,
      )
  })
})
