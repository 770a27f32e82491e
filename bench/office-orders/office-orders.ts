import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { OrderFilter, OrderListQuery } from '#commerce/orders/order-list/order-filter.ts'
import { readOrderKeyPage } from '#commerce/orders/order-list/order-list.server.ts'
import { readOrderRows } from '#commerce/orders/order-list/order-row-store.server.ts'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db } from '#db/schema/schema.ts'
import { startPostgres } from '#scripts/test-tools/postgres.mjs'
import { openMigratedDatabase } from '#server/startup/open-migrated-database.ts'
import { type QueryTimes, summarizeTimes, timeEach } from '../catalog-index/times.ts'
import { formatGoal, formatTable, formatTableNumber } from '../format-table.ts'
import { addBenchOrders } from './add-orders.ts'
import { addBenchCustomers, customerQueries } from './customer-queries.ts'
import { benchNow } from './generate-orders.ts'
import { anyFilters, orderFilters, pick, searches, toQuery } from './order-queries.ts'

const maxP99 = { SQLite: 50, PostgreSQL: 80 }
const queriesEach = 200
const runs = 3

/** A page of the order list with each filter, each search, and several at once. */
export async function measureOfficeOrders(folder: string, count: number): Promise<string> {
  const tables: string[] = []
  const postgres = await startPostgres({ durable: true })
  try {
    for (const engine of ['SQLite', 'PostgreSQL'] as const) {
      const dataDir = mkdtempSync(path.join(folder, 'office-orders-'))
      const databaseUrl = engine === 'PostgreSQL' ? postgres.url : undefined
      const db = await openMigratedDatabase({ dataDir, databaseUrl })
      try {
        await addBenchOrders(db, count)
        tables.push(await measure(db, engine, count))
        await addBenchCustomers(db, count)
        tables.push(await measureCustomers(db, engine, count))
      } finally {
        await db.destroy()
      }
    }
  } finally {
    await postgres.stop()
  }
  return tables.join('')
}

async function measure(db: Db, engine: keyof typeof maxP99, count: number): Promise<string> {
  const anySearch = () => pick(Object.values(searches(count)))()
  const kinds: [name: string, filter: () => OrderFilter, isDeep?: boolean][] = [
    ['no filter', () => ({})],
    ['no filter, any page', () => ({}), true],
    ...Object.entries(orderFilters),
    ['one filter, any page', () => anyFilters(1), true],
    ['two filters', () => anyFilters(2)],
    ['three filters', () => anyFilters(3)],
    ['three filters, any page', () => anyFilters(3), true],
    ...Object.entries(searches(count)),
    ['search and a filter', () => ({ ...anySearch(), ...anyFilters(1) })],
    ['search and two filters, any page', () => ({ ...anySearch(), ...anyFilters(2) }), true],
  ]
  const rows: string[][] = []
  for (const [name, filter, isDeep = false] of kinds) {
    const queries = Array.from({ length: queriesEach }, () => toQuery(filter(), isDeep))
    const times: number[][] = []
    for (let run = 0; run < runs; run++) times.push(await timeEach(queries, query => readPage(db, query)))
    rows.push([name, ...cells(summarizeTimes(times), maxP99[engine])])
  }
  return formatTable(
    `A page of 50 among ${formatTableNumber(count)} orders on ${engine} (ms, ${queriesEach} queries each, ${runs} runs; "best" is of each query's best run)`,
    ['filter', 'p50', 'p99', 'best p99', 'best longest', 'goal'],
    rows,
  )
}

async function measureCustomers(db: Db, engine: keyof typeof maxP99, count: number): Promise<string> {
  if (isPostgres(db)) await sql`vacuum analyze`.execute(db)
  const rows: string[][] = []
  for (const [name, query] of Object.entries(await customerQueries(db, count))) {
    const times: number[][] = []
    const queries = Array.from({ length: queriesEach }, () => query)
    for (let run = 0; run < runs; run++) times.push(await timeEach(queries, one => one()))
    const { p50, p99 } = summarizeTimes(times)
    rows.push([name, ...[p50, p99].map(time => formatTableNumber(time, 1))])
  }
  return formatTable(
    `Customers among ${formatTableNumber(count)} orders on ${engine} (ms, ${queriesEach} queries each, ${runs} runs)`,
    ['page', 'p50', 'p99'],
    rows,
  )
}

async function readPage(db: Db, query: OrderListQuery): Promise<void> {
  const { keys } = await readOrderKeyPage(db, query, benchNow)
  await readOrderRows(
    db,
    keys.map(({ id }) => id),
  )
}

function cells({ p50, p99, bestRunP99, longest }: QueryTimes, goal: number): string[] {
  return [
    ...[p50, p99, bestRunP99, longest].map(time => formatTableNumber(time, 1)),
    formatGoal(bestRunP99 <= goal, `p99 ${goal} ms`),
  ]
}
