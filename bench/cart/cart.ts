import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../app/db/connection.server.ts'
import type { Db } from '../../app/db/schema.ts'
import { startPostgres } from '../../scripts/postgres.mjs'
import { startShop, stopServers } from '../servers.ts'
import { goal, median, number, table } from '../table.ts'
import { type Added, fillCarts, shoppers } from './shoppers.ts'
import { storeCarts } from './stored-carts.ts'

const storedCarts = 100_000
const warmUp = 3
const turn = 5

/** What adding should reach on SQLite. */
const leastPerSecond = 1500
const longest99 = 60
const leastOfEmpty = 0.5

type Engine = 'SQLite' | 'PostgreSQL'
type Run = Added & { processor: number }
interface Measured {
  engine: Engine
  stored: number
  runs: Run[]
}

/** How many things a second shoppers put into their carts over HTTP: on an empty shop, and on one with many carts. */
export async function measureCarts(folder: string, runs: number): Promise<string> {
  const measured: Measured[] = []
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
  return table(
    `Adding to a cart over HTTP (${shoppers} shoppers at once, Brotli, one fsync an add, medians of ${runs} runs of ${turn} s)`,
    ['database', 'stored carts', 'adds/s', 'p50 ms', 'p99 ms', 'CPU ms', 'of empty', 'goal'],
    measured.map(one => row(one, measured)),
  )
}

async function measure(
  folder: string,
  address: { dataDir: string; databaseUrl: string | undefined },
  stored: number,
  runs: number,
): Promise<Run[]> {
  // Its first start makes the shop; what is put into its database afterwards is no change of the catalogue.
  const server = await startShop(folder, 'page cache', address.dataDir, address.databaseUrl)
  const db = openDatabase(address)
  try {
    await db.updateTable('variant').set({ available: 1000 }).execute()
    const skus = (await db.selectFrom('variant').select('sku').orderBy('sku').execute()).map(({ sku }) => sku)
    await storeCarts(db, stored, skus)
    const before = await unitsIn(db)
    let acknowledged = (await fillCarts(server, skus, warmUp)).adds
    const measured: Run[] = []
    for (let run = 0; run < runs; run++) {
      const worked = await server.worked()
      const added = await fillCarts(server, skus, turn)
      measured.push({ ...added, processor: ((await server.worked()) - worked) / added.adds })
      acknowledged += added.adds
    }
    const kept = (await unitsIn(db)) - before
    if (kept !== acknowledged)
      throw new Error(`${acknowledged} things were acknowledged, but ${kept} are kept.`)
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

function row({ engine, stored, runs }: Measured, all: readonly Measured[]): string[] {
  const middle = (of: readonly Run[], key: keyof Run) => median(of.map(run => run[key]))
  const empty = all.find(other => other.engine === engine && other.stored === 0)!
  const perSecond = middle(runs, 'perSecond')
  const p99 = middle(runs, 'p99')
  const ofEmpty = perSecond / middle(empty.runs, 'perSecond')
  const words =
    stored === 0
      ? `${number(leastPerSecond)}/s, p99 ${longest99} ms`
      : `${leastOfEmpty} of empty, p99 ${longest99} ms`
  const reached = p99 < longest99 && (stored === 0 ? perSecond >= leastPerSecond : ofEmpty >= leastOfEmpty)
  return [
    engine,
    number(stored),
    number(perSecond),
    number(middle(runs, 'p50'), 1),
    number(p99, 1),
    number(middle(runs, 'processor'), 3),
    stored === 0 ? '' : number(ofEmpty, 2),
    engine === 'SQLite' ? goal(reached, words) : '',
  ]
}
