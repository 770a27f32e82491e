import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { defaultLockTimeout } from '#db/connection/connection.server.ts'
import type { ShopPostgresClient } from '#db/postgres/postgres-client.server.ts'
import { postgresConnections } from '#db/postgres/postgres-pool.server.ts'

export interface LentConnections {
  pool: pg.Pool
  close(): Promise<void>
}

/**
 * Connections for one test after the other. When a test ends its pool, that only waits for its queries. A new connection takes 40 ms of
 * CPU time, more than most tests.
 */
export function lentConnections(databaseUrl: string): LentConnections {
  const pool = postgresConnections(databaseUrl, defaultLockTimeout)
  Object.assign(pool.options, { min: 1, allowExitOnIdle: true })
  const close = pool.end.bind(pool)
  pool.end = async () => {
    while (pool.idleCount < pool.totalCount) await setTimeout(5)
  }
  return { pool, close }
}

/** Makes connections as new, except for what the server has loaded, and returns their sessions. */
export async function renew({ pool }: LentConnections): Promise<number[]> {
  const idle = Array.from({ length: pool.idleCount }, () => pool.connect())
  const clients = await Promise.all(idle)
  const sessions = await Promise.all(clients.map(client => renewed(client as Client)))
  return sessions.flat()
}

type Client = ShopPostgresClient & pg.PoolClient

async function renewed(client: Client): Promise<number[]> {
  try {
    const { rows } = await client.query('select pg_backend_pid() as session, pg_stat_force_next_flush()')
    await client.query('discard all')
    client.keptStatements.clear()
    Object.assign(client.connection, { parsedStatements: {}, submittedNamedStatements: {} })
    client.release()
    return [rows[0].session]
  } catch (error) {
    client.release(error as Error)
    return []
  }
}
