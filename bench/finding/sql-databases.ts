import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../app/db/connection.server.ts'
import type { Db } from '../../app/db/schema.ts'
import { startPostgres } from '../../scripts/postgres.mjs'
import { fillSqlTables } from './sql-tables.ts'

export type Engine = 'SQLite' | 'PostgreSQL'

/** Databases with tables made for finding, in a temporary folder and on a PostgreSQL of their own. */
export class SqlDatabases {
  readonly #folder: string
  readonly #opened: Db[] = []
  #postgres: { url: string; stop(): Promise<void> } | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The products of a shop, to be listed by SQL. */
  async open(engine: Engine, shopFolder: string): Promise<Db> {
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
    const name = `finding_${this.#opened.length}`
    const client = new pg.Client({ connectionString: this.#postgres.url })
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    const url = new URL(this.#postgres.url)
    url.pathname = `/${name}`
    return url.href
  }
}
