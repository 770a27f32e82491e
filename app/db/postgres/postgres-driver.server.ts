import type { Driver, TransactionSettings } from 'kysely'
import type { PostgresConnection } from './postgres-connection.server.ts'
import type { ShopPostgresPool } from './postgres-pool.server.ts'

/** Kysely's driver waits for an answer to `begin` and to each statement. */
export class ShopPostgresDriver implements Driver {
  readonly #pool: ShopPostgresPool

  constructor(pool: ShopPostgresPool) {
    this.#pool = pool
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<PostgresConnection> {
    return this.#pool.connect()
  }

  async beginTransaction(
    connection: PostgresConnection,
    { isolationLevel }: TransactionSettings,
  ): Promise<void> {
    connection.begin(isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin')
  }

  commitTransaction(connection: PostgresConnection): Promise<void> {
    return connection.commit()
  }

  rollbackTransaction(connection: PostgresConnection): Promise<void> {
    return connection.rollback()
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release()
  }

  destroy(): Promise<void> {
    return this.#pool.end()
  }
}
