import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { type DatabaseAddress, openDatabase } from '#db/connection/connection.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { startPostgres } from '#scripts/test-tools/postgres.mjs'
import { startShopProcess, stopShopProcesses } from './shop-process.ts'

const databaseEngines = ['SQLite', 'PostgreSQL'] as const
export type DatabaseEngine = (typeof databaseEngines)[number]

export interface BenchShop {
  address: DatabaseAddress
  db: Db
}

/** Runs `work` with a demo shop on each database, with durable writes. */
export async function onEachDatabase<T>(
  folder: string,
  work: (engine: DatabaseEngine, newShop: () => Promise<BenchShop>) => Promise<T>,
): Promise<T[]> {
  const postgres = await startPostgres({ durable: true })
  const opened: Db[] = []
  let databases = 0
  const newShop = (engine: DatabaseEngine) => async () => {
    const dataDir = mkdtempSync(path.join(folder, 'buying-'))
    const name = `buying_${++databases}`
    const databaseUrl = engine === 'PostgreSQL' ? await newDatabase(postgres.url, name) : undefined
    const address = { dataDir, databaseUrl }
    // The first start fills the demo shop.
    await startShopProcess(address)
    await stopShopProcesses()
    const db = openDatabase(address)
    opened.push(db)
    return { address, db }
  }
  try {
    const results: T[] = []
    for (const engine of databaseEngines) results.push(await work(engine, newShop(engine)))
    return results
  } finally {
    await stopShopProcesses()
    await Promise.all(opened.map(db => db.destroy()))
    await postgres.stop()
  }
}

async function newDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}
