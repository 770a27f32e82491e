import pg from 'pg'
import type { Availability } from '../outages/availability.server.ts'
import { Backoff } from '../outages/backoff.ts'
import { ShopPostgresClient } from './postgres-client.server.ts'
import { PostgresConnection } from './postgres-connection.server.ts'
import { StatementNames } from './statement-names.ts'

/** Two more than the writers of one-commit.server.ts, so that reads go on while all writers wait for a lock. */
const maxConnections = 12

/** How long a query waits for a connection, in milliseconds: in a rush many wait, and that is no failure. */
const queueTimeout = 30_000

/** Pauses between attempts to reach the server, in milliseconds. */
const firstPause = 100
const longestPause = 2000

/** A failed attempt and when the next is allowed. */
interface Failure {
  error: unknown
  nextAt: number
  backoff: Backoff
}

/**
 * A pool of PostgreSQL connections. During an outage it makes one attempt at a time, with growing pauses, and fails all other
 * queries at once.
 */
export class ShopPostgresPool {
  readonly #pool: pg.Pool
  readonly #availability: Availability
  readonly #names = new StatementNames()
  /** Undefined without an outage. */
  #failure: Failure | undefined

  constructor(connections: pg.Pool, availability: Availability) {
    this.#availability = availability
    this.#pool = connections
  }

  async connect(): Promise<PostgresConnection> {
    return new PostgresConnection(await this.#reach(), {
      names: this.#names,
      availability: this.#availability,
    })
  }

  end(): Promise<void> {
    return this.#pool.end()
  }

  async #reach(): Promise<ShopPostgresClient & pg.PoolClient> {
    const needsNew = this.#pool.idleCount === 0 && this.#pool.totalCount < maxConnections
    if (this.#failure && needsNew) {
      if (performance.now() < this.#failure.nextAt)
        throw this.#availability.recordFailure(this.#failure.error, 'unreachable')
      this.#failure.nextAt = Number.POSITIVE_INFINITY
    }
    const known = this.#failure
    try {
      const client = (await this.#pool.connect()) as ShopPostgresClient & pg.PoolClient
      this.#failure = undefined
      return client
    } catch (error) {
      this.#rest(error, known)
      throw this.#availability.recordFailure(error, 'unreachable')
    }
  }

  /** Of several concurrent failures only the first makes the pause longer. `known` is the last one before the attempt. */
  #rest(error: unknown, known: Failure | undefined): void {
    if (this.#failure !== known) return
    const backoff = known?.backoff ?? new Backoff(firstPause, longestPause)
    this.#failure = { error, nextAt: performance.now() + backoff.next(), backoff }
  }
}

/** The connections of a pool, in its own settings. `lockTimeout` is in milliseconds. */
export function postgresConnections(databaseUrl: string, lockTimeout: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: maxConnections,
    connectionTimeoutMillis: queueTimeout,
    Client: ShopPostgresClient,
    options: `-c lock_timeout=${lockTimeout}`,
    types: { getTypeParser: parserOf },
  })
  // A connection that breaks while idle is replaced at the next query, which reports the outage.
  pool.on('error', () => {})
  return pool
}

/** Counts and sums are `bigint` and `numeric` and arrive as strings; ours are safe integers. */
function parserOf(oid: number, format?: 'text' | 'binary') {
  const { INT8, NUMERIC } = pg.types.builtins
  if (oid === INT8 || oid === NUMERIC) return Number
  return pg.types.getTypeParser(oid, format as 'text')
}
