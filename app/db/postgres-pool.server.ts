import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import type { Availability } from './availability.server.ts'
import { Backoff } from './backoff.ts'
import { DatabaseUnavailable } from './database-unavailable.server.ts'
import { ShopClient } from './postgres-client.server.ts'

/** Two more than write at the same time (one-commit.server.ts): reads go on while all writes wait for a lock. */
const maxConnections = 12

/** In a rush many wait for their turn: that is no failure until nobody waits for the answer any more. In milliseconds. */
const queueTimeout = 30_000

/** Pauses between attempts to reach a server that is gone, in milliseconds. */
const firstPause = 100
const longestPause = 2000

/**
 * The connections to a PostgreSQL. While it cannot be reached one attempt is made at a time, with growing pauses, and all other
 * queries fail at once.
 */
export class ShopPool implements PostgresPool {
  readonly #pool: pg.Pool
  readonly #availability: Availability
  /** Undefined while connections are made without trouble; otherwise what the last attempt said and when the next may come. */
  #failure: { error: unknown; nextAt: number; backoff: Backoff } | undefined

  constructor(databaseUrl: string, lockTimeout: number, availability: Availability) {
    this.#availability = availability
    this.#pool = new pg.Pool({
      connectionString: databaseUrl,
      max: maxConnections,
      connectionTimeoutMillis: queueTimeout,
      Client: ShopClient,
      // Cached generic plans made the listing query five times slower.
      options: `-c plan_cache_mode=force_custom_plan -c lock_timeout=${lockTimeout}`,
      types: { getTypeParser: parserOf },
    })
    // A connection that breaks while idle is replaced at the next query, which reports what is wrong.
    this.#pool.on('error', () => {})
  }

  get options(): object {
    return this.#pool.options
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#reach()
    let isBroken = false
    return {
      query: async <R>(sql: string, parameters: readonly unknown[]) => {
        try {
          const result = await client.query(sql, [...parameters])
          this.#availability.worked(isWrite(result.command))
          return result as PostgresQueryResult<R>
        } catch (error) {
          const failure = this.#availability.failed(error, client.isLost ? 'unreachable' : undefined)
          isBroken ||= failure instanceof DatabaseUnavailable
          throw failure
        }
      },
      // One whose server has gone is not handed on, also where the pool has not heard of it yet.
      release: (destroy?: boolean) => client.release(destroy || isBroken),
    } satisfies Pick<PostgresPoolClient, 'release'> & { query: unknown } as PostgresPoolClient
  }

  end(): Promise<void> {
    return this.#pool.end()
  }

  async #reach(): Promise<ShopClient & pg.PoolClient> {
    const needsNew = this.#pool.idleCount === 0 && this.#pool.totalCount < maxConnections
    if (this.#failure && needsNew) {
      if (performance.now() < this.#failure.nextAt)
        throw this.#availability.failed(this.#failure.error, 'unreachable')
      this.#failure.nextAt = Number.POSITIVE_INFINITY
    }
    try {
      const client = (await this.#pool.connect()) as ShopClient & pg.PoolClient
      this.#failure = undefined
      return client
    } catch (error) {
      this.#rest(error)
      throw this.#availability.failed(error, 'unreachable')
    }
  }

  /** Of many attempts that fail at the same time only the first makes the pause longer. */
  #rest(error: unknown): void {
    const { nextAt = 0, backoff = new Backoff(firstPause, longestPause) } = this.#failure ?? {}
    const isResting = nextAt !== Number.POSITIVE_INFINITY && performance.now() < nextAt
    if (!isResting) this.#failure = { error, nextAt: performance.now() + backoff.next(), backoff }
  }
}

function isWrite(command: string): boolean {
  return ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command)
}

/** Counts and sums are `bigint` and `numeric` in PostgreSQL and arrive as strings; ours are safe integers. */
function parserOf(oid: number, format?: 'text' | 'binary') {
  const { INT8, NUMERIC } = pg.types.builtins
  if (oid === INT8 || oid === NUMERIC) return Number
  return pg.types.getTypeParser(oid, format as 'text')
}
