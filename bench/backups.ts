import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { PictureFiles } from '#commerce/catalog/pictures/picture-files.server.ts'
import type { Backup } from '#commerce/running/backups/backup.ts'
import { BackupFolder } from '#commerce/running/backups/backup-folder.server.ts'
import { readBackupFailure, requestBackup } from '#commerce/running/backups/backup-state-store.server.ts'
import { type DatabaseAddress, openDatabase } from '#db/connection/connection.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { addBigCatalog } from '#demo/big-shop/add-big-catalog.server.ts'
import { startPostgres } from '#scripts/test-tools/postgres.mjs'
import { openMigratedDatabase } from '#server/startup/open-migrated-database.ts'
import { type FillResult, fillCarts, shopperCount } from './cart/fill-carts.ts'
import { formatGoal, formatTable, formatTableNumber, median } from './format-table.ts'
import { startBenchShop, stopServers } from './servers.ts'

/** The goal on both databases: p99 of adds during a backup, compared to p99 without. */
const maxRatio = 2

const warmUpSeconds = 5
const usualSeconds = 15
const pollInterval = 50

interface BackupRun {
  usual: FillResult
  during: FillResult
  seconds: number
  backup: Backup
}

/** Backs up a shop of so many products, as the shop does by itself, while shoppers add to their carts. */
export async function measureBackups(folder: string, products: number, runs: number): Promise<string> {
  const rows: string[][] = []
  const postgres = await startPostgres({ durable: true })
  try {
    for (const engine of ['SQLite', 'PostgreSQL'] as const) {
      const databaseUrl = engine === 'PostgreSQL' ? await newDatabase(postgres.url) : undefined
      const dataDir = mkdtempSync(path.join(folder, 'backups-'))
      await fillShop({ dataDir, databaseUrl }, products)
      rows.push(row(engine, await measure(folder, { dataDir, databaseUrl }, runs)))
    }
  } finally {
    await stopServers()
    await postgres.stop()
  }
  return formatTable(
    `Backing up ${formatTableNumber(products)} products while ${shopperCount} shoppers add to carts (medians of ${runs} runs)`,
    ['database', 'MB', 's', 'adds/s', 'usual adds/s', 'p99 ms', 'usual p99 ms', 'of usual', 'goal'],
    rows,
  )
}

async function measure(folder: string, address: DatabaseAddress, runs: number): Promise<BackupRun[]> {
  const server = await startBenchShop(folder, 'page cache', address.dataDir, address.databaseUrl)
  const db = openDatabase(address)
  const backups = new BackupFolder(path.join(address.dataDir, 'backups'))
  try {
    const rows = await db.selectFrom('variant').select('sku').orderBy('id').limit(100).execute()
    const skus = rows.map(({ sku }) => sku)
    await fillCarts(server, skus, warmUpSeconds)
    const measured: BackupRun[] = []
    for (let run = 0; run < runs; run++) {
      const usual = await fillCarts(server, skus, usualSeconds)
      let made: { backup: Backup; seconds: number } | undefined
      const backingUp = backUp(db, backups).then(done => {
        made = done
      })
      const during = await fillCarts(server, skus, () => made !== undefined)
      await backingUp
      measured.push({ usual, during, ...made! })
    }
    return measured
  } finally {
    await db.destroy()
    await stopServers()
  }
}

/** Asks the shop for a backup and waits for it, without the time until the job begins. */
async function backUp(db: Db, backups: BackupFolder): Promise<{ backup: Backup; seconds: number }> {
  const before = await backups.findLastTime()
  await requestBackup(db, new Date())
  const isMade = async () => (await backups.findLastTime())?.getTime() !== before?.getTime()
  while (!(await backups.isActive(new Date())) && !(await isMade())) await setTimeout(pollInterval)
  const started = performance.now()
  while (!(await isMade())) {
    const failure = await readBackupFailure(db)
    if (failure) throw new Error(`The backup failed: ${JSON.stringify(failure.refusal)}`)
    await setTimeout(pollInterval)
  }
  const [backup] = await backups.list()
  return { backup: backup!, seconds: (performance.now() - started) / 1000 }
}

async function fillShop(address: DatabaseAddress, products: number): Promise<void> {
  const db = await openMigratedDatabase(address)
  try {
    const pictures = new PictureFiles(path.join(address.dataDir, 'pictures'))
    await addBigCatalog(db, pictures, { products, now: new Date() })
    await db.updateTable('variant').set({ available: 1_000_000 }).execute()
  } finally {
    await db.destroy()
  }
}

async function newDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create database backups')
  await client.end()
  return Object.assign(new URL(url), { pathname: '/backups' }).href
}

function row(engine: string, runs: readonly BackupRun[]): string[] {
  const ratio = median(runs.map(({ usual, during }) => during.p99 / usual.p99))
  return [
    engine,
    formatTableNumber(runs[0]!.backup.bytes / 1e6),
    formatTableNumber(median(runs.map(({ seconds }) => seconds)), 1),
    formatTableNumber(median(runs.map(({ during }) => during.perSecond))),
    formatTableNumber(median(runs.map(({ usual }) => usual.perSecond))),
    formatTableNumber(median(runs.map(({ during }) => during.p99)), 1),
    formatTableNumber(median(runs.map(({ usual }) => usual.p99)), 1),
    formatTableNumber(ratio, 2),
    formatGoal(ratio < maxRatio, `below ${maxRatio} times`),
  ]
}
