import type { Buffer } from 'node:buffer'
import type { AccountData, ExportedRow } from './account-data-store.server.ts'
import { csvFile } from './csv.ts'
import { fieldsOf } from './exported-formats.server.ts'
import type { ExportedKind } from './exported-kind.ts'
import { exportedKinds } from './exported-kinds.server.ts'
import { zipFiles } from './zip.server.ts'

/** One JSON document. The parts of an order are in the order. */
export function accountJson({ account, orders = [], ...others }: AccountData, now: Date): string {
  const isPart = ([name]: [string, unknown]) => exportedKinds[name]?.isPartOfOrder === true
  const parts = Object.entries(others)
    .filter(isPart)
    .map(([name, rows]) => [name, Map.groupBy(rows, ({ order }) => order)] as const)
  const document = {
    exportedAt: now.toISOString(),
    account: account?.[0],
    ...Object.fromEntries(Object.entries(others).filter(kind => !isPart(kind))),
    orders: orders.map(order => ({
      ...order,
      ...Object.fromEntries(
        parts.map(([name, rows]) => [name, rows.get(order.number)?.map(withoutOrder) ?? []]),
      ),
    })),
  }
  return JSON.stringify(document, undefined, 2)
}

function withoutOrder({ order: _, ...part }: ExportedRow): ExportedRow {
  return part
}

/** A ZIP file with a CSV file per kind, such as `order-lines.csv`. */
export function accountCsvZip(data: AccountData, now: Date): Buffer {
  const files = Object.entries(exportedKinds).map(([name, kind]) => ({
    name: `${fileName(name, kind)}.csv`,
    content: kindCsv(kind, data[name] ?? []),
  }))
  return zipFiles(files, now)
}

function fileName(name: string, { isPartOfOrder }: ExportedKind): string {
  const words = name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  return isPartOfOrder ? `order-${words}` : words
}

/** Values with fields get a column for each, such as `address.city`. */
function kindCsv({ columns, formats = {}, isInShopCurrency }: ExportedKind, rows: readonly ExportedRow[]) {
  const cells = Object.keys(columns).flatMap<{ name: string; field?: string }>(name => {
    const format = formats[name]
    const fields = format && fieldsOf[format]
    return fields ? fields.map(field => ({ name, field })) : [{ name }]
  })
  if (isInShopCurrency) cells.push({ name: 'currency' })
  const header = cells.map(({ name, field }) => (field === undefined ? name : `${name}.${field}`))
  const lines = rows.map(row => cells.map(({ name, field }) => cellOf(row[name], field)))
  return csvFile(header, lines)
}

function cellOf(value: unknown, field: string | undefined): string | number | boolean | null {
  const single = field === undefined ? value : (value as ExportedRow)[field]
  if (typeof single === 'number' || typeof single === 'boolean') return single
  return Array.isArray(single) ? single.join(' ') : single == null ? null : String(single)
}
