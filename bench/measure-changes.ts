import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { PictureFiles } from '#commerce/catalog/pictures/picture-files.server.ts'
import { bulkUpdate } from '#commerce/editing/changes/batches/bulk-update.server.ts'
import { findChangeSet } from '#commerce/editing/changes/change-set-store.server.ts'
import { commandLineActor } from '#commerce/values/actor.ts'
import { type DatabaseAddress, openDatabase } from '#db/connection/connection.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { addBigCatalog } from '#demo/big-shop/add-big-catalog.server.ts'
import { startPostgres } from '#scripts/test-tools/postgres.mjs'
import { openMigratedDatabase } from '#server/startup/open-migrated-database.ts'
import { type FillResult, fillCarts, shopperCount } from './cart/fill-carts.ts'
import { formatGoal, formatTable, formatTableNumber, median } from './format-table.ts'
import { startBenchShop, stopServers } from './servers.ts'

/** The goals on both databases: seconds for one change set, and p99 of adds during changes, compared to p99 without. */
const maxSeconds = 3
const maxRatio = 2

const variants = 10_000
const products = 6000
const warmUpSeconds = 3
const runSeconds = 6
const pollInterval = 20

interface VariantPrice {
  id: number
  price: number
}

interface ChangeRun {
  usual: FillResult
  during: FillResult
  /** Of each change set. */
  seconds: number[]
}

/** Changes the price of 10,000 variants in one set, again and again, while shoppers add to their carts. */
export async function measureChanges(folder: string, runs: number): Promise<string> {
  const rows: string[][] = []
  const postgres = await startPostgres({ durable: true })
  try {
    for (const engine of ['SQLite', 'PostgreSQL'] as const) {
      const databaseUrl = engine === 'PostgreSQL' ? await newDatabase(postgres.url) : undefined
      const dataDir = mkdtempSync(path.join(folder, 'changes-'))
      rows.push(row(engine, await measure(folder, { dataDir, databaseUrl }, runs)))
    }
  } finally {
    await stopServers()
    await postgres.stop()
  }
  return formatTable(
    `Changing ${formatTableNumber(variants)} prices in one set while ${shopperCount} shoppers add to carts (medians of ${runs} runs of ${runSeconds} s)`,
    ['database', 's', 'slowest s', 'adds/s', 'p99 ms', 'usual p99 ms', 'of usual', 'goal'],
    rows,
  )
}

async function measure(folder: string, address: DatabaseAddress, runs: number): Promise<ChangeRun[]> {
  await fillShop(address)
  const server = await startBenchShop(folder, 'page cache', address.dataDir, address.databaseUrl)
  const db = openDatabase(address)
  try {
    const skus = (await db.selectFrom('variant').select('sku').orderBy('id').limit(100).execute()).map(
      ({ sku }) => sku,
    )
    const prices = await readPrices(db)
    await fillCarts(server, skus, warmUpSeconds)
    const measured: ChangeRun[] = []
    for (let run = 0; run < runs; run++) {
      const usual = await fillCarts(server, skus, runSeconds)
      const until = performance.now() + runSeconds * 1000
      const [during, seconds] = await Promise.all([
        fillCarts(server, skus, runSeconds),
        changeUntil(db, prices, until),
      ])
      measured.push({ usual, during, seconds })
    }
    return measured
  } finally {
    await db.destroy()
    await stopServers()
  }
}

async function fillShop(address: DatabaseAddress): Promise<void> {
  const db = await openMigratedDatabase(address)
  try {
    const pictures = new PictureFiles(path.join(address.dataDir, 'pictures'))
    await addBigCatalog(db, pictures, { products, now: new Date() })
    await db.updateTable('variant').set({ available: 1_000_000 }).execute()
  } finally {
    await db.destroy()
  }
}

async function readPrices(db: Db): Promise<VariantPrice[]> {
  const prices = await db
    .selectFrom('variant')
    .select(['id', 'price'])
    .orderBy('id')
    .limit(variants)
    .execute()
  if (prices.length < variants) throw new Error(`The shop has only ${prices.length} variants.`)
  return prices
}

/** Lowers all prices and raises them again until then. Returns the seconds each change set took. */
async function changeUntil(db: Db, prices: readonly VariantPrice[], until: number): Promise<number[]> {
  const seconds: number[] = []
  while (performance.now() < until || seconds.length % 2 === 1) {
    const discount = seconds.length % 2 === 0 ? 1 : 0
    seconds.push(await changePrices(db, prices, discount))
  }
  return seconds
}

/** The shop's job writes the batches. */
async function changePrices(db: Db, prices: readonly VariantPrice[], discount: number): Promise<number> {
  const edits = prices.map(({ id, price }) => ({ key: { id }, columns: { price: price - discount } }))
  const origin = { actor: commandLineActor, reason: 'bench', cause: 'bulk', now: new Date() } as const
  const started = performance.now()
  const queued = await bulkUpdate(db, origin, 'variant', edits)
  if (!queued.ok || queued.changeSet === null) throw new Error(`Not changed: ${JSON.stringify(queued)}`)
  while ((await findChangeSet(db, queued.changeSet))!.finishedAt === null) await setTimeout(pollInterval)
  const seconds = (performance.now() - started) / 1000
  const { count } = await db
    .selectFrom('changed_row')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('change_set_id', '=', queued.changeSet)
    .where('refusal', 'is', null)
    .executeTakeFirstOrThrow()
  if (count !== variants) throw new Error(`${count} of ${variants} prices were changed.`)
  return seconds
}

async function newDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create database changes')
  await client.end()
  return Object.assign(new URL(url), { pathname: '/changes' }).href
}

function row(engine: string, runs: readonly ChangeRun[]): string[] {
  const slowest = Math.max(...runs.flatMap(({ seconds }) => seconds))
  const ratio = median(runs.map(({ usual, during }) => during.p99 / usual.p99))
  return [
    engine,
    formatTableNumber(median(runs.flatMap(({ seconds }) => seconds)), 2),
    formatTableNumber(slowest, 2),
    formatTableNumber(median(runs.map(({ during }) => during.perSecond))),
    formatTableNumber(median(runs.map(({ during }) => during.p99)), 1),
    formatTableNumber(median(runs.map(({ usual }) => usual.p99)), 1),
    formatTableNumber(ratio, 2),
    formatGoal(slowest <= maxSeconds && ratio < maxRatio, `${maxSeconds} s, below ${maxRatio} times`),
  ]
}
