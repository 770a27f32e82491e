import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { LRUCache } from 'lru-cache'

/** How long opening waits for another process that opens the same new file, in milliseconds. */
const openingTimeout = 5000

type Statement = Database.Statement<unknown[], unknown>

/** An open SQLite file, with its prepared statements. */
export class SqliteFile {
  readonly database: Database.Database
  readonly #path: string
  /** Preparing a statement costs more than running it; the shop's queries are few and come again and again. */
  readonly #statements = new LRUCache<string, Statement>({ max: 500 })
  readonly #places: readonly (readonly [path: string, place: string | undefined])[]

  constructor(file: string) {
    mkdirSync(path.dirname(file), { recursive: true })
    this.#path = file
    this.database = new Database(file, { timeout: openingTimeout })
    this.database.pragma('journal_mode = WAL')
    // One fsync a commit: NORMAL may lose the latest commits when the power fails.
    this.database.pragma('synchronous = FULL')
    this.database.pragma('foreign_keys = ON')
    // Waiting inside SQLite stops the only thread: the driver waits instead, and lets others go on.
    this.database.pragma('busy_timeout = 0')
    // Its log is made with the first read.
    this.database.pragma('user_version')
    this.#places = [file, `${file}-wal`].map(path => [path, placeOf(path)])
  }

  prepare(sql: string): Statement {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.database.prepare<unknown[], unknown>(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  /** Whether a transaction is open; SQLite ends one by itself when the disk fails it. */
  get inTransaction(): boolean {
    return this.database.inTransaction
  }

  /**
   * Whether the paths of the database and its log still lead to the files that are open. Where they do not, commits go to a file
   * that nobody finds again. Asking costs microseconds.
   */
  isInPlace(): boolean {
    return this.#places.every(([path, place]) => place === placeOf(path))
  }

  /**
   * Reads the file as a restarted shop would: with nothing in memory. Throws what SQLite throws. Only for a file in its place,
   * and only by SQLite: closing the file in any other way would drop the locks of this process.
   */
  readAnew(): void {
    const reader = new Database(this.#path, { readonly: true, fileMustExist: true, timeout: 0 })
    try {
      reader.prepare('select name from job limit 1').get()
    } finally {
      reader.close()
    }
  }

  close(): void {
    this.database.close()
  }
}

function placeOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}
