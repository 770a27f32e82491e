import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { openDatabase } from '#db/connection/connection.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { startPostgres } from '#scripts/test-tools/postgres.mjs'
import { formatGoal, formatTable, formatTableNumber, median } from '../format-table.ts'
import { startBenchShop, stopServers } from '../servers.ts'
import { type FillResult, fillCarts, shopperCount } from './fill-carts.ts'
import { storeCarts } from './store-carts.ts'

const storedCarts = 100_000
const warmUpSeconds = 3
const runSeconds = 5

/** The goals for adding on SQLite. */
const minAddsPerSecond = 1500
const maxP99 = 60
const minShareOfEmpty = 0.5

type Engine = 'SQLite' | 'PostgreSQL'
type CartRun = FillResult & { processor: number }
interface CartMeasurement {
  engine: Engine
  stored: number
  runs: CartRun[]
}

/** Items added to carts per second over HTTP: in an empty shop, and in one with many carts. */
export async function measureCarts(folder: string, runs: number): Promise<string> {
  const measured: CartMeasurement[] = []
  const postgres = await startPostgres({ durable: true })
  try {
    for (const engine of ['SQLite', 'PostgreSQL'] as const)
      for (const stored of [0, storedCarts]) {
        const databaseUrl = engine === 'PostgreSQL' ? await newDatabase(postgres.url, stored) : undefined
        const dataDir = mkdtempSync(path.join(folder, 'carts-'))
        measured.push({ engine, stored, runs: await measure(folder, { dataDir, databaseUrl }, stored, runs) })
      }
  } finally {
    await stopServers()
    await postgres.stop()
  }
  return formatTable(
    `Adding to a cart over HTTP (${shopperCount} shoppers at once, Brotli, one fsync an add, medians of ${runs} runs of ${runSeconds} s)`,
    ['database', 'stored carts', 'adds/s', 'p50 ms', 'p99 ms', 'CPU ms', 'of empty', 'goal'],
    measured.map(one => row(one, measured)),
  )
}

async function measure(
  folder: string,
  address: { dataDir: string; databaseUrl: string | undefined },
  stored: number,
  runs: number,
): Promise<CartRun[]> {
  // The first start fills the demo shop; rows inserted later don't change its catalog.
  const server = await startBenchShop(folder, 'page cache', address.dataDir, address.databaseUrl)
  const db = openDatabase(address)
  try {
    await db.updateTable('variant').set({ available: 1000 }).execute()
    const skus = (await db.selectFrom('variant').select('sku').orderBy('sku').execute()).map(({ sku }) => sku)
    await storeCarts(db, stored, skus)
    const before = await unitsIn(db)
    let acknowledged = (await fillCarts(server, skus, warmUpSeconds)).adds
    const measured: CartRun[] = []
    for (let run = 0; run < runs; run++) {
      const worked = await server.cpuTime()
      const added = await fillCarts(server, skus, runSeconds)
      measured.push({ ...added, processor: ((await server.cpuTime()) - worked) / added.adds })
      acknowledged += added.adds
    }
    const found = (await unitsIn(db)) - before
    if (found !== acknowledged)
      throw new Error(`${acknowledged} items were acknowledged, but ${found} are stored.`)
    return measured
  } finally {
    await db.destroy()
    await stopServers()
  }
}

async function unitsIn(db: Db): Promise<number> {
  const { units } = await db
    .selectFrom('cart_line')
    .select(({ fn }) => fn.sum<number | null>('quantity').as('units'))
    .executeTakeFirstOrThrow()
  return units ?? 0
}

async function newDatabase(url: string, stored: number): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database carts_${stored}`)
  await client.end()
  return Object.assign(new URL(url), { pathname: `/carts_${stored}` }).href
}

function row({ engine, stored, runs }: CartMeasurement, all: readonly CartMeasurement[]): string[] {
  const middle = (of: readonly CartRun[], key: keyof CartRun) => median(of.map(run => run[key]))
  const empty = all.find(other => other.engine === engine && other.stored === 0)!
  const perSecond = middle(runs, 'perSecond')
  const p99 = middle(runs, 'p99')
  const ofEmpty = perSecond / middle(empty.runs, 'perSecond')
  const target =
    stored === 0
      ? `${formatTableNumber(minAddsPerSecond)}/s, p99 ${maxP99} ms`
      : `${minShareOfEmpty} of empty, p99 ${maxP99} ms`
  const reached = p99 < maxP99 && (stored === 0 ? perSecond >= minAddsPerSecond : ofEmpty >= minShareOfEmpty)
  return [
    engine,
    formatTableNumber(stored),
    formatTableNumber(perSecond),
    formatTableNumber(middle(runs, 'p50'), 1),
    formatTableNumber(p99, 1),
    formatTableNumber(middle(runs, 'processor'), 3),
    stored === 0 ? '' : formatTableNumber(ofEmpty, 2),
    engine === 'SQLite' ? formatGoal(reached, target) : '',
  ]
}
