import { sql } from 'kysely'
import type { Db } from '#db/schema/schema.ts'
import { exportedFormats } from './exported-formats.server.ts'
import type { ExportedKind, ExportOwner } from './exported-kind.ts'
import { exportedKinds } from './exported-kinds.server.ts'

export type ExportedRow = Record<string, unknown>

/** By kind: rows with the columns of `exportedKinds`. */
export type AccountData = Record<string, ExportedRow[]>

/** A visitor that no row has: the browsers of a guest may be somebody else's. */
export const noVisitor = 0

/** Everything stored about an account and its address. Amounts are in minor units; `currency` is the shop's. */
export async function readAccountData(db: Db, owner: ExportOwner, currency: string): Promise<AccountData> {
  const data: AccountData = {}
  for (const [name, kind] of Object.entries(exportedKinds)) {
    const rows = await readKind(db, kind, owner)
    data[name] = kind.isInShopCurrency ? rows.map(row => ({ ...row, currency })) : rows
  }
  return data
}

async function readKind(
  db: Db,
  { rows, columns, formats = {} }: ExportedKind,
  owner: ExportOwner,
): Promise<ExportedRow[]> {
  const selected = Object.entries(columns).map(([name, column]) => sql.ref(column).as(name))
  const stored = await rows(db, owner).select(selected).execute()
  return stored.map(row => {
    const values = Object.entries(row).map(([name, value]) => {
      const format = formats[name]
      return [name, format ? exportedFormats[format](value, db) : value]
    })
    return Object.fromEntries(values)
  })
}
