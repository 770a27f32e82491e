import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { openDatabase } from '#db/connection/connection.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { startPostgres } from '#scripts/test-tools/postgres.mjs'
import { fillSqlTables } from './sql-tables.ts'

export type SqlEngine = 'SQLite' | 'PostgreSQL'

/** Databases with tables made for listings, in a temporary folder and on a separate PostgreSQL. */
export class SqlDatabases {
  readonly #folder: string
  readonly #opened: Db[] = []
  #postgres: { url: string; stop(): Promise<void> } | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Copies the products of a shop into a new database. */
  async open(engine: SqlEngine, shopFolder: string): Promise<Db> {
    const address = {
      dataDir: mkdtempSync(path.join(this.#folder, 'sql-')),
      databaseUrl: engine === 'PostgreSQL' ? await this.#newPostgresDatabase() : undefined,
    }
    const db = openDatabase(address)
    this.#opened.push(db)
    const shop = openDatabase({ dataDir: path.join(shopFolder, 'data'), databaseUrl: undefined })
    try {
      await fillSqlTables(shop, db)
    } finally {
      await shop.destroy()
    }
    return db
  }

  async stop(): Promise<void> {
    for (const db of this.#opened.splice(0)) await db.destroy()
    await this.#postgres?.stop()
  }

  async #newPostgresDatabase(): Promise<string> {
    this.#postgres ??= await startPostgres()
    const name = `catalog_index_${this.#opened.length}`
    const client = new pg.Client({ connectionString: this.#postgres.url })
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    const url = new URL(this.#postgres.url)
    url.pathname = `/${name}`
    return url.href
  }
}
