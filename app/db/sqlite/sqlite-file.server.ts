import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { LRUCache } from 'lru-cache'
import { publishStatement } from '../statements/statement-channel.server.ts'

/** How long opening waits for another process that opens the same new file, in milliseconds. */
const openingTimeout = 5000

type Statement = Database.Statement<unknown[], unknown>

/** An open SQLite file with its prepared statements. */
export class SqliteFile {
  readonly database: Database.Database
  readonly #path: string
  /** Preparing a statement takes longer than running it, and the shop has few different ones. */
  readonly #statements = new LRUCache<string, Statement>({ max: 500 })
  /** Grows at least once between two transactions. */
  #transactions = 0
  readonly #places: readonly (readonly [path: string, place: string | undefined])[]

  constructor(file: string) {
    mkdirSync(path.dirname(file), { recursive: true })
    this.#path = file
    this.database = new Database(file, { timeout: openingTimeout })
    this.database.pragma('journal_mode = WAL')
    // One fsync per commit: NORMAL may lose the latest commits in a power failure.
    this.database.pragma('synchronous = FULL')
    this.database.pragma('foreign_keys = ON')
    // Waiting inside SQLite would block the only thread; the driver waits instead.
    this.database.pragma('busy_timeout = 0')
    // The first read creates the log.
    this.database.pragma('user_version')
    this.#places = [file, `${file}-wal`].map(path => [path, placeOf(path)])
  }

  prepare(sql: string): Statement {
    const isOpen = this.inTransaction
    publishStatement(sql, { transaction: isOpen ? this.#transactions : undefined })
    if (!isOpen) this.#transactions++
    const cached = this.#statements.get(sql)
    if (cached) return cached
    const statement = this.database.prepare<unknown[], unknown>(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  /** Whether a transaction is open. SQLite ends one by itself when the disk fails. */
  get inTransaction(): boolean {
    return this.database.inTransaction
  }

  /**
   * Whether the paths of the database and its log still lead to the open files; otherwise commits would be lost. Takes
   * microseconds.
   */
  isInPlace(): boolean {
    return this.#places.every(([path, place]) => place === placeOf(path))
  }

  /**
   * Reads the file with an empty cache, as after a restart. Throws SQLite's errors. Only for a file in its place: closing it in
   * any other way than SQLite's would drop this process's locks.
   */
  checkReadable(): void {
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
