import { setTimeout } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type { Availability } from '../outages/availability.server.ts'
import { Backoff } from '../outages/backoff.ts'
import { DatabaseUnavailable } from '../outages/database-unavailable.server.ts'
import type { ConnectionTogether } from '../statements/ask.ts'
import type { SqliteFile } from './sqlite-file.server.ts'

/** Pauses between attempts to get a lock, in milliseconds: most are held for one commit. */
const firstPause = 1
const longestPause = 50

interface OpenTransaction {
  connection: DatabaseConnection
  /** SQLite rolled it back by itself. */
  isOver: boolean
  /** Whether a statement changed a row. */
  hasWritten: boolean
  ended: PromiseWithResolvers<void>
}

/**
 * One file, one connection, without blocking the thread: the driver retries while another program holds a lock, and reads go
 * on. Other statements wait only for an open transaction of this process. Transactions take the write lock first, so two that
 * read and then write cannot deadlock.
 */
export class SqliteFileDriver implements Driver {
  readonly #file: SqliteFile
  readonly #availability: Availability
  readonly #lockTimeout: number
  #transaction: OpenTransaction | undefined

  constructor(file: SqliteFile, availability: Availability, lockTimeout: number) {
    this.#file = file
    this.#availability = availability
    this.#lockTimeout = lockTimeout
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const executeTogether = async (queries: readonly CompiledQuery[]) => {
      const results: QueryResult<unknown>[] = []
      for (const query of queries) results.push(await this.#execute(connection, query))
      return results
    }
    const connection: DatabaseConnection & ConnectionTogether = {
      executeQuery: <R>(query: CompiledQuery) => this.#execute<R>(connection, query),
      executeTogether,
      executeLater: async queries => void (await executeTogether(queries)),
      streamQuery: () => {
        throw new Error('Queries on SQLite are not streamed.')
      },
    }
    return connection
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#whenFree(() => {
      this.#checkWritable()
      this.#file.prepare('begin immediate').run()
      this.#transaction = { connection, isOver: false, hasWritten: false, ended: Promise.withResolvers() }
    })
  }

  async commitTransaction(): Promise<void> {
    try {
      this.#file.prepare('commit').run()
    } catch (error) {
      throw this.#availability.recordFailure(error)
    }
    this.#availability.recordSuccess(this.#transaction?.hasWritten ?? false)
    this.#end()
  }

  async rollbackTransaction(): Promise<void> {
    try {
      if (this.#file.inTransaction) this.#file.prepare('rollback').run()
    } finally {
      this.#end()
    }
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#file.close()
  }

  #end(): void {
    this.#transaction?.ended.resolve()
    this.#transaction = undefined
  }

  #execute<R>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<R>> {
    const transaction = this.#transaction
    return transaction?.connection === connection
      ? this.#executeWithin<R>(transaction, query)
      : this.#whenFree(() => this.#run<R>(query))
  }

  /** After SQLite rolled back, the rest must not run outside of the transaction. */
  async #executeWithin<R>(transaction: OpenTransaction, query: CompiledQuery): Promise<QueryResult<R>> {
    if (transaction.isOver) throw new DatabaseUnavailable(this.#availability.outage?.reason ?? 'disk-error')
    try {
      return this.#run<R>(query)
    } catch (error) {
      transaction.isOver = !this.#file.inTransaction
      throw this.#availability.recordFailure(error)
    }
  }

  /** Runs `work` once no transaction is open and its lock is free; gives up after the timeout. */
  async #whenFree<T>(work: () => T): Promise<T> {
    let deadline = 0
    let backoff: Backoff | undefined
    for (;;) {
      while (this.#transaction) await this.#transaction.ended.promise
      try {
        return work()
      } catch (error) {
        const now = performance.now()
        deadline ||= now + this.#lockTimeout
        if (!isBusy(error) || now >= deadline) throw this.#availability.recordFailure(error)
        backoff ??= new Backoff(firstPause, longestPause)
        await setTimeout(Math.min(backoff.next(), deadline - now))
      }
    }
  }

  #run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = this.#file.prepare(sql)
    const transaction = this.#transaction
    if (!transaction && !statement.readonly) this.#checkWritable()
    const result: QueryResult<R> = statement.reader
      ? { rows: statement.all(...[parameters]) as R[] }
      : affected(statement.run(...[parameters]))
    // A statement that changes no row writes nothing, even on a full disk.
    const wrote = !statement.readonly && (result.rows.length > 0 || (result.numAffectedRows ?? 0n) > 0n)
    if (transaction) transaction.hasWritten ||= wrote
    else if (!statement.readonly) this.#availability.recordSuccess(wrote)
    return result
  }

  #checkWritable(): void {
    if (this.#availability.outage?.reason === 'corrupt') throw new DatabaseUnavailable('corrupt')
    if (!this.#file.isInPlace()) throw new DatabaseUnavailable('file-replaced')
  }
}

function affected({ changes, lastInsertRowid }: { changes: number; lastInsertRowid: number | bigint }) {
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')
}
