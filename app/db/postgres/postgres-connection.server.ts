import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import pg from 'pg'
import type { Availability } from '../outages/availability.server.ts'
import { DatabaseUnavailable } from '../outages/database-unavailable.server.ts'
import type { ConnectionTogether } from '../statements/ask.ts'
import { publishStatement } from '../statements/statement-channel.server.ts'
import type { ShopPostgresClient } from './postgres-client.server.ts'
import type { StatementNames } from './statement-names.ts'

/** A connection that keeps more named statements is replaced: each takes up to 100 KB of the server's memory. */
export const maxKeptStatements = 300

interface Statement {
  sql: string
  parameters: readonly unknown[]
}

interface ConnectionOptions {
  names: StatementNames
  availability: Availability
}

/**
 * A connection as the pool lends it. Statements that are executed together travel together, and so do `begin` and writes that nobody
 * waits for: with the transaction's next statement.
 */
export class PostgresConnection implements DatabaseConnection, ConnectionTogether {
  readonly #client: ShopPostgresClient & pg.PoolClient
  readonly #names: StatementNames
  readonly #availability: Availability
  /** Not sent yet. */
  #waiting: Statement[] = []
  /** Whether `begin` was sent. */
  #isOpen = false
  #isBroken = false

  constructor(client: ShopPostgresClient & pg.PoolClient, { names, availability }: ConnectionOptions) {
    this.#client = client
    this.#names = names
    this.#availability = availability
  }

  begin(sql: string): void {
    this.#waiting = [{ sql, parameters: [] }]
  }

  /** Throws if a statement before it failed: PostgreSQL rolls back then, without an error. */
  async commit(): Promise<void> {
    if (!this.#isOpen && this.#waiting.length <= 1) this.#waiting = []
    else if ((await this.#end('commit')).command !== 'COMMIT') throw new Error('The transaction was aborted.')
  }

  async rollback(): Promise<void> {
    this.#waiting = []
    if (!this.#isOpen) return
    try {
      await this.#end('rollback')
    } catch (error) {
      this.#isBroken = true
      throw error
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return toQueryResult<R>((await this.#send([query]))[0]!)
  }

  async executeTogether(queries: readonly CompiledQuery[]): Promise<QueryResult<unknown>[]> {
    return (await this.#send(queries)).map(result => toQueryResult(result))
  }

  async executeLater(queries: readonly CompiledQuery[]): Promise<void> {
    // pg leaves out a statement with a value that it can't write, and sends the rest, even a commit.
    if (queries.some(({ parameters }) => !parameters.every(isPlain)))
      throw new TypeError('Only plain values can be sent later.')
    if (this.#isOpen || this.#waiting.length > 0) this.#waiting.push(...queries)
    else await this.#send(queries)
  }

  streamQuery(): never {
    throw new Error('Queries on PostgreSQL are not streamed.')
  }

  /** A lost connection is not reused, even before the pool notices. */
  release(): void {
    this.#client.release(this.#isBroken || this.#client.keptStatements.size > maxKeptStatements)
  }

  async #end(sql: 'commit' | 'rollback'): Promise<pg.QueryResult> {
    const sent = this.#send([{ sql, parameters: [] }])
    this.#isOpen = false
    return (await sent)[0]!
  }

  /** Sends what waits and these statements in one piece. Resolves with the results of these, or throws the first error. */
  async #send(statements: readonly Statement[]): Promise<pg.QueryResult[]> {
    const waiting = this.#waiting
    this.#waiting = []
    if (waiting.length > 0) this.#isOpen = true
    const { stream } = this.#client.connection
    stream.cork()
    const sent = [...waiting, ...statements].map((statement, at) => this.#execute(statement, at === 0))
    stream.uncork()
    // The others have failed or been answered, too, before the transaction goes on.
    const failed =
      sent.length > 1 && (await Promise.allSettled(sent)).find(({ status }) => status === 'rejected')
    if (failed) throw (failed as PromiseRejectedResult).reason
    return Promise.all(waiting.length > 0 ? sent.slice(waiting.length) : sent)
  }

  async #execute(statement: Statement, isRoundTrip: boolean): Promise<pg.QueryResult> {
    try {
      const result = await this.#query(statement, isRoundTrip)
      this.#availability.recordSuccess(isWrite(result))
      return result
    } catch (error) {
      const isLost = this.#client.isLost || isOutdatedPlan(error)
      const failure = this.#availability.recordFailure(error, isLost ? 'unreachable' : undefined)
      this.#isBroken ||= failure instanceof DatabaseUnavailable
      throw failure
    }
  }

  async #query({ sql, parameters }: Statement, isRoundTrip: boolean): Promise<pg.QueryResult> {
    const name = this.#names.nameOf(sql)
    publishStatement(sql, { isNamed: name !== undefined, isRoundTrip })
    const query = { text: sql, values: [...parameters] }
    if (name === undefined) return this.#client.query(query)
    this.#client.keptStatements.add(name)
    try {
      return await this.#client.query({ ...query, name })
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error
      this.#names.clear()
      // A transaction is over; its caller gets the error.
      if (this.#isOpen) throw error
      return this.#client.query(query)
    }
  }
}

/** Another process changed the columns of a statement's table: "cached plan must not change result type". */
function isOutdatedPlan(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
  )
}

function isPlain(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

/** A statement that changes no row writes nothing. */
function isWrite({ command, rowCount }: Pick<pg.QueryResult, 'command' | 'rowCount'>): boolean {
  return isChange(command) && rowCount !== 0
}

function isChange(command: string): boolean {
  return ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command)
}

function toQueryResult<R>({ command, rowCount, rows }: pg.QueryResult): QueryResult<R> {
  return isChange(command) ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows }
}
