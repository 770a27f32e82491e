import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { PictureFiles } from '#commerce/catalog/pictures/picture-files.server.ts'
import { noteSale } from '#commerce/orders/sales/sales-change-store.server.ts'
import { type SalesPeriod, salesPeriods } from '#commerce/orders/sales/sales-period.ts'
import type { DatabaseAddress } from '#db/connection/connection.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { addBigCatalog } from '#demo/big-shop/add-big-catalog.server.ts'
import { startPostgres } from '#scripts/test-tools/postgres.mjs'
import { openMigratedDatabase } from '#server/startup/open-migrated-database.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'
import { formatGoal, formatTable, formatTableNumber } from '../format-table.ts'
import { startBenchShop, stopServers } from '../servers.ts'
import { addYears } from './add-years.ts'

/** Milliseconds until the last byte of the page, at p95. */
const maxMs = 200
const products = 5000

/** Opens the start page of the office as its owner, for each period of sales, while orders come in. */
export async function measureOfficeToday(folder: string, orders: number, opens: number): Promise<string> {
  const rows: string[][] = []
  const postgres = await startPostgres({ durable: true })
  try {
    for (const engine of ['SQLite', 'PostgreSQL'] as const) {
      const dataDir = mkdtempSync(path.join(folder, 'office-today-'))
      const databaseUrl = engine === 'PostgreSQL' ? postgres.url : undefined
      const times = await measure(folder, { dataDir, databaseUrl }, orders, opens)
      for (const period of salesPeriods) rows.push(row(`${engine}, ${period}`, times[period]))
      await stopServers()
    }
  } finally {
    await postgres.stop()
  }
  return formatTable(
    `Opening the office over ${formatTableNumber(orders)} orders (ms, ${opens} times each)`,
    ['database, period', 'p50', 'p95', 'p99', 'longest', 'goal'],
    rows,
  )
}

async function measure(folder: string, address: DatabaseAddress, orders: number, opens: number) {
  const db = await openMigratedDatabase(address)
  try {
    const now = new Date()
    await addBigCatalog(db, new PictureFiles(path.join(address.dataDir, 'pictures')), { products, now })
    await addYears(db, orders, now)
    const shop = await startBenchShop(folder, 'page cache', address.dataDir, address.databaseUrl)
    const headers = { cookie: await officeCookie({ db }) }
    const times: Record<SalesPeriod, number[]> = { '7': [], '30': [], '12m': [] }
    // Periods take turns, so that other load is the same for each.
    for (let open = 0; open < opens; open++)
      for (const period of salesPeriods) {
        await noteOrder(db)
        times[period].push(await openOffice(`${shop.origin}/office?period=${period}`, headers))
      }
    return times
  } finally {
    await db.destroy()
  }
}

/** As an order or a refund of now does: its day is counted when the page opens. */
async function noteOrder(db: Db): Promise<void> {
  await db.transaction().execute(tx => noteSale(tx, new Date().toISOString()))
}

async function openOffice(url: string, headers: Record<string, string>): Promise<number> {
  const started = performance.now()
  const response = await fetch(url, { headers, redirect: 'manual' })
  const page = await response.text()
  const time = performance.now() - started
  if (response.status !== 200 || !page.includes('<svg'))
    throw new Error(`The office answered ${response.status}.`)
  return time
}

function row(name: string, times: readonly number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!
  return [
    name,
    ...[at(0.5), at(0.95), at(0.99), sorted.at(-1)!].map(time => formatTableNumber(time, 1)),
    formatGoal(at(0.95) <= maxMs, `p95 ${maxMs} ms`),
  ]
}
