import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import type { Db } from '../schema/schema.ts'
import { unseal } from '../secrets/secrets.server.ts'
import { filledDatabase, lastRelease, type StoredRow } from './last-release.fixture.ts'
import { migrate } from './migrate.server.ts'
import { databaseAfter, migrateTo } from './old-database.fixture.ts'

/** The changes, by the old name of a table. */
const renamed: Record<string, { table?: string; columns?: Record<string, string>; values?: StoredRow }> = {
  collection: { columns: { most: 'max_products' } },
  customer_order: { values: { cancelled: 'canceled' } },
  done_change: { table: 'applied_change', columns: { done_at: 'applied_at' } },
  email_count: { values: { 'mailing:back-in-stock': 'bulk:back-in-stock' } },
  email_confirmation: { columns: { asked_at: 'requested_at' } },
  gift_card_movement: { columns: { why: 'reason' }, values: { 'given-back': 'refunded', made: 'issued' } },
  job: {
    columns: { held_by: 'locked_by', held_until: 'locked_until' },
    values: {
      'write-letters': 'render-emails',
      'send-letters': 'send-emails',
      'send-mailings': 'send-bulk-emails',
    },
  },
  letter: {
    table: 'email',
    columns: {
      once_key: 'idempotency_key',
      tries: 'attempts',
      plain_sealed: 'text_sealed',
      written_at: 'rendered_at',
      gave_up_at: 'failed_at',
    },
    values: {
      ...emailValues('order-cancelled', 'order-canceled'),
      ...emailValues('return-asked', 'return-requested'),
      ...emailValues('back-in-stock-asked', 'back-in-stock-requested'),
      ...emailValues('price-letters-asked', 'price-alerts-requested'),
    },
  },
  order_move: { table: 'order_event', columns: { who: 'actor' }, values: { cancelled: 'canceled' } },
  order_return: { columns: { words: 'comment', asked_at: 'requested_at' }, values: { asked: 'requested' } },
  parcel: { table: 'shipment' },
  payment: { values: { refused: 'declined' } },
  payment_mismatch: { columns: { told_at: 'notified_at' } },
  price_letter: { table: 'price_alert', columns: { asked_at: 'requested_at' } },
  price_told: { table: 'price_alert_sent' },
  promotion: { columns: { most_uses: 'max_uses' } },
  refund: { columns: { tries: 'attempts', gave_up_at: 'failed_at' }, values: { cancelled: 'canceled' } },
  search_miss: { columns: { words: 'query', times: 'count' } },
  stock_movement: { columns: { who: 'actor', why: 'reason' }, values: { 'given-back': 'restocked' } },
  suppressed_email: { values: emailValues('price-letters-asked', 'price-alerts-requested') },
  warranty_claim: { columns: { words: 'description' } },
  withdrawal: { columns: { words: 'comment' } },
}

function emailValues(from: string, to: string): StoredRow {
  return { [from]: to, [`${from}-1`]: `${to}-1` }
}

/** The rows of every table in a fixed order, with the data of emails decrypted. */
async function readAll(db: Db): Promise<Record<string, StoredRow[]>> {
  const all: Record<string, StoredRow[]> = {}
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<StoredRow>`select * from ${sql.table(name)}`.execute(db)
    all[name] = inOrder(rows.map(row => ({ ...row, ...('facts_sealed' in row && opened(db, row)) })))
  }
  return all
}

function opened(db: Db, row: StoredRow): StoredRow {
  try {
    return { facts_sealed: JSON.parse(unseal(db, 'email-facts', String(row.facts_sealed))) }
  } catch {
    return {}
  }
}

function inOrder(rows: StoredRow[]): StoredRow[] {
  return rows.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
}

function sortKey(row: StoredRow): string {
  return JSON.stringify(Object.entries(row).sort())
}

function expected(before: Record<string, StoredRow[]>): Record<string, StoredRow[]> {
  const after = Object.entries(before).map(([name, rows]): [string, StoredRow[]] => {
    const { table = name, columns = {}, values = {} } = renamed[name] ?? {}
    const rename = (row: StoredRow) =>
      Object.entries(row).map(([column, value]) => [
        columns[column] ?? column,
        values[String(value)] ?? value,
      ])
    return [table, rows.map(row => Object.fromEntries(rename(row)))]
  })
  const { setting = [], ...others } = Object.fromEntries(after)
  for (const row of others.email!) row.facts_sealed = expectedData(row.facts_sealed)
  return Object.fromEntries(
    Object.entries({
      ...others,
      setting: setting.filter(({ name }) => name === 'shop_name'),
      process_state: setting.filter(({ name }) => name !== 'shop_name'),
    }).map(([name, rows]) => [name, inOrder(rows)]),
  )
}

function expectedData(data: unknown): unknown {
  if (typeof data === 'string') return data
  const { kind, parcelId, ...others } = data as StoredRow
  const newKind = renamed.letter!.values![String(kind)] ?? kind
  return { kind: newKind, ...others, ...(parcelId !== undefined && { shipmentId: parcelId }) }
}

const withoutMigrations = (all: Record<string, StoredRow[]>) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !name.startsWith('kysely_')))

describe.each(databases)('a filled database of the last release, on %s', kind => {
  it('has a value in every column of every table', async () => {
    const db = await filledDatabase(kind)
    const empty = Object.entries(withoutMigrations(await readAll(db))).flatMap(([name, rows]) =>
      rows.length === 0
        ? [name]
        : Object.keys(rows[0]!).filter(column => rows.every(row => row[column] === null)),
    )
    expect(empty).toEqual([])
  })

  it('keeps every row and value under its new name', async () => {
    const db = await filledDatabase(kind)
    const before = withoutMigrations(await readAll(db))
    await migrateTo(db, '0016-plain-names')
    expect(withoutMigrations(await readAll(db))).toEqual(expected(before))
  })

  it('still belongs to its secret key', async () => {
    const db = await databaseAfter(kind, lastRelease)
    await sql`insert into setting (name, value) values ('secret_key_fingerprint', 'of another key')`.execute(
      db,
    )
    expect(await migrate(db)).toEqual({ ok: false, reason: 'another-key' })
    await migrateTo(db)
    expect(await migrate(db)).toEqual({ ok: false, reason: 'another-key' })
  })

  it('accepts the new states and rejects the old ones', async () => {
    const db = await filledDatabase(kind)
    await migrateTo(db)
    for (const [table, allowed, refused] of [
      ['customer_order', 'canceled', 'cancelled'],
      ['order_return', 'requested', 'asked'],
      ['payment', 'declined', 'refused'],
    ] as const) {
      await sql`update ${sql.table(table)} set state = ${allowed}`.execute(db)
      await expect(sql`update ${sql.table(table)} set state = ${refused}`.execute(db)).rejects.toThrow()
    }
    if (kind === 'SQLite') expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([])
  })
})
