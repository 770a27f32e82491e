import { mkdirSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import type { Db, Schema } from './schema.ts'
import { secretKeyIn } from './secret-key-file.server.ts'
import { withSecretKey } from './secrets.server.ts'

export interface DatabaseAddress {
  dataDir: string
  databaseUrl: string | undefined
}

/**
 * Opens SQLite in the data folder, or the PostgreSQL of `databaseUrl`, with the secret key of the data folder, which is made when
 * there is none. Nothing of the database is read or migrated yet.
 */
export function openDatabase({ dataDir, databaseUrl }: DatabaseAddress): Db {
  const secretKey = secretKeyIn(dataDir)
  const db = databaseUrl ? openPostgres(databaseUrl) : openSqlite(path.join(dataDir, 'tote.sqlite'))
  return withSecretKey(db, secretKey)
}

export function openSqlite(file: string): Db {
  mkdirSync(path.dirname(file), { recursive: true })
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  // One fsync a commit: NORMAL may lose the latest commits when the power fails.
  database.pragma('synchronous = FULL')
  database.pragma('busy_timeout = 5000')
  database.pragma('foreign_keys = ON')
  return new Kysely<Schema>({ dialect: new ImmediateSqliteDialect({ database: preparingOnce(database) }) })
}

/** Preparing a statement costs more than running it; the shop's queries are few and come again and again. */
function preparingOnce(database: Database.Database): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: 500 })
  return {
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known
      const statement = database.prepare(sql) as unknown as SqliteStatement
      statements.set(sql, statement)
      return statement
    },
    close: () => void database.close(),
  }
}

export function openPostgres(databaseUrl: string): Db {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    // In a rush many wait for their turn: that is no failure until nobody waits for the answer any more.
    connectionTimeoutMillis: 30_000,
    Client: QuicklyRefusedClient,
    // Cached generic plans made the listing query five times slower.
    options: '-c plan_cache_mode=force_custom_plan',
    types: { getTypeParser: parserOf },
  })
  // A connection that breaks while idle is replaced at the next query, which reports what is wrong.
  pool.on('error', () => {})
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

/** A server that is not there is known at once. */
class QuicklyRefusedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: 5000 })
  }
}

/** Counts and sums are `bigint` and `numeric` in PostgreSQL and arrive as strings; ours are safe integers. */
function parserOf(oid: number, format?: 'text' | 'binary') {
  const { INT8, NUMERIC } = pg.types.builtins
  if (oid === INT8 || oid === NUMERIC) return Number
  return pg.types.getTypeParser(oid, format as 'text')
}

/** Transactions take the write lock at once: two that read first and write later cannot deadlock. */
class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver(this.#config)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter()
  }
}

/** SQLite can undo changes of tables too: a migration that fails or is killed half way leaves nothing behind. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}
