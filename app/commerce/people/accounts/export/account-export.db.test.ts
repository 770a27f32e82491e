import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { noAccount } from '../account-orders-store.server.ts'
import { adaEmail, shopOfAda, shopOfAdaNow } from '../shop-of-ada.fixture.ts'
import { noVisitor, readAccountData } from './account-data-store.server.ts'
import { accountCsvZip, accountJson } from './account-files.server.ts'
import { exportedKinds } from './exported-kinds.server.ts'
import { leftOutColumns, leftOutOfGuests, leftOutTables } from './left-out-of-export.fixture.ts'
import { readZip } from './read-zip.fixture.ts'

const now = shopOfAdaNow
const at = now.toISOString()

describe.each(databases)('the data of an account, on %s', kind => {
  it('has something of each kind, and nothing that opens anything', async () => {
    const { db, ada } = await shopOfAda(kind)
    const data = await readAccountData(db, ada, 'USD')
    expect(Object.keys(data).filter(name => data[name]!.length === 0)).toEqual([])
    expect(data).toMatchObject({
      account: [{ email: adaEmail, comparedProducts: ['tee', 'pot'] }],
      addresses: [{ address: { name: 'Ada', city: 'Berlin', phone: '' } }],
      cart: [{ currency: 'USD', priceWhenAdded: 1 }],
      checkoutDraft: [{ fields: { email: 'typed@example.com' } }],
      documents: [{ number: '000001' }],
    })
    const json = accountJson(data, now)
    for (const secret of ['hash', 'sealed', 'token', 'GIFT']) expect(json).not.toContain(secret)
    const document = JSON.parse(json)
    expect(document).toMatchObject({ exportedAt: at, account: { email: adaEmail } })
    expect(document.orders[0]).toMatchObject({
      email: adaEmail,
      lines: [{ quantity: 1, currency: expect.any(String) }],
    })
  })

  it('is in a file of comma-separated values per kind, with the same header always', async () => {
    const { db, ada, bob } = await shopOfAda(kind)
    const [full, empty] = await Promise.all([ada, bob].map(owner => readAccountData(db, owner, 'USD')))
    const [files, headers] = [readZip(accountCsvZip(full!, now)), readZip(accountCsvZip(empty!, now))]
    expect([...files.keys()]).toEqual([...headers.keys()])
    for (const [name, content] of files) expect(content).toContain(headers.get(name)!.split('\r\n')[0])
    expect(files.get('addresses.csv')).toContain('\ufeffaddress.name,address.company,address.line1')
    expect(files.get('addresses.csv')).toContain('Ada,,,,,Berlin')
    expect(files.get('order-lines.csv')).toMatch(/^\ufefforder,sku,title,options,quantity/)
    expect(files.get('account.csv')).toContain('tee pot')
  })

  it('is nobody else’s', async () => {
    const { db, bob } = await shopOfAda(kind)
    const data = await readAccountData(db, bob, 'USD')
    expect(Object.keys(data).filter(name => data[name]!.length > 0)).toEqual(['account'])
  })

  it('is everything that leads to the address, for a guest', async () => {
    const { db, ada } = await shopOfAda(kind)
    await db.updateTable('account').set({ email: 'other@example.com' }).where('id', '=', ada.id).execute()
    const mark = { account_id: null, email: adaEmail }
    await db.updateTable('customer_deletion').set(mark).execute()
    const guest = { id: noAccount, visitorId: noVisitor, email: adaEmail }
    const data = await readAccountData(db, guest, 'USD')
    const missing = Object.keys(data).filter(name => data[name]!.length === 0)
    expect(missing.sort()).toEqual(Object.keys(leftOutOfGuests).sort())
    const json = accountJson(data, now)
    for (const other of ['other@example.com', 'typed@example.com', 'hash', 'sealed', 'token'])
      expect(json).not.toContain(other)
    expect(JSON.parse(json).orders[0]).toMatchObject({ email: adaEmail, address: { city: 'Berlin' } })
    expect(readZip(accountCsvZip(data, now)).get('account.csv')!.trimEnd().split('\r\n')).toHaveLength(1)
  })

  it('has nothing of an earlier account with its address', async () => {
    const { db, ada } = await shopOfAda(kind)
    await db.updateTable('customer_order').set({ detached_at: at }).execute()
    await db.updateTable('withdrawal').set({ detached_at: at }).execute()
    const data = await readAccountData(db, ada, 'USD')
    expect([data.orders, data.lines, data.withdrawals]).toEqual([[], [], []])
  })
})

/** Columns that refer to people without a foreign key. */
const personal = /email|recipient|visitor|account_id|address|order_number|order_id|once_for/

/** Tables whose rows belong to an account, a visitor or an order, directly or not, or name one. */
async function personalTables(db: Db): Promise<string[]> {
  const { rows: references } = await sql<{ child: string; parent: string }>`
    select m.name as child, f."table" as parent from sqlite_master m, pragma_foreign_key_list(m.name) f
    where m.type = 'table'`.execute(db)
  const tables = await db.introspection.getTables()
  const owned = new Set(
    tables.filter(({ columns }) => columns.some(({ name }) => personal.test(name))).map(({ name }) => name),
  )
  for (const root of ['account', 'visitor', 'customer_order']) owned.add(root)
  for (let size = 0; size < owned.size; ) {
    size = owned.size
    for (const { child, parent } of references) if (owned.has(parent)) owned.add(child)
  }
  return [...owned].sort()
}

it('every table about people is exported, or left out for a reason', async () => {
  const db = await migratedDatabase('SQLite')
  const columns = new Set(Object.values(exportedKinds).flatMap(kind => Object.values<string>(kind.columns)))
  const exported = new Set([...columns].map(column => column.split('.')[0]!))
  const tables = (await personalTables(db)).filter(name => name !== 'bank_account_country')
  expect(tables.filter(name => !exported.has(name))).toEqual(Object.keys(leftOutTables).sort())

  const stored = (await db.introspection.getTables())
    .filter(({ name }) => tables.includes(name) && exported.has(name))
    .flatMap(({ name, columns }) => columns.map(column => `${name}.${column.name}`))
  expect(stored.filter(column => !columns.has(column)).sort()).toEqual(
    Object.values(leftOutColumns).flat().sort(),
  )
})
