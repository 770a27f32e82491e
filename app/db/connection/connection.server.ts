import path from 'node:path'
import {
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type pg from 'pg'
import { Availability } from '../outages/availability.server.ts'
import { ShopPostgresDriver } from '../postgres/postgres-driver.server.ts'
import { postgresConnections, ShopPostgresPool } from '../postgres/postgres-pool.server.ts'
import { sqliteMark } from '../schema/engine.ts'
import type { Db, Schema } from '../schema/schema.ts'
import { loadSecretKey } from '../secrets/secret-key-file.server.ts'
import { withSecretKey } from '../secrets/secrets.server.ts'
import { SqliteFileDriver } from '../sqlite/sqlite-driver.server.ts'
import { SqliteFile } from '../sqlite/sqlite-file.server.ts'

/** How long a write waits for another program's lock, in milliseconds. */
export const defaultLockTimeout = 5000

export interface DatabaseAddress {
  dataDir: string
  databaseUrl: string | undefined
}

interface OpenOptions {
  lockTimeout?: number
  /** Those of `postgresConnections` by default. */
  connections?: pg.Pool | undefined
}

interface OpenDatabase {
  availability: Availability
  /** Only on SQLite. */
  file?: SqliteFile
}

const opened = new WeakMap<Db, OpenDatabase>()

/**
 * Opens SQLite in the data folder, or the PostgreSQL of `databaseUrl`, with the data folder's secret key, which is created if
 * it is missing. Reads and migrates nothing yet.
 */
export function openDatabase(
  { dataDir, databaseUrl }: DatabaseAddress,
  { lockTimeout = defaultLockTimeout, connections }: OpenOptions = {},
): Db {
  const secretKey = loadSecretKey(dataDir)
  const db = databaseUrl
    ? openPostgres(connections ?? postgresConnections(databaseUrl, lockTimeout))
    : openSqlite(path.join(dataDir, 'tote.sqlite'), lockTimeout)
  return withSecretKey(db, secretKey)
}

/** The health of an open database, and its file on SQLite. */
export function getOpenDatabase(db: Db): OpenDatabase {
  const found = opened.get(db)
  if (!found) throw new Error('This database was not opened by openDatabase.')
  return found
}

function openSqlite(path: string, lockTimeout: number): Db {
  const availability = new Availability()
  const file = new SqliteFile(path)
  const dialect = sqliteDialect(() => new SqliteFileDriver(file, availability, lockTimeout))
  const db = new Kysely<Schema>({ dialect })
  opened.set(db, { availability, file })
  return db
}

function openPostgres(connections: pg.Pool): Db {
  const availability = new Availability()
  const pool = new ShopPostgresPool(connections, availability)
  const dialect: Dialect = {
    createDriver: () => new ShopPostgresDriver(pool),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: db => new PostgresIntrospector(db),
  }
  const db = new Kysely<Schema>({ dialect })
  opened.set(db, { availability })
  return db
}

function sqliteDialect(newDriver: () => Driver): Dialect {
  return {
    createDriver: newDriver,
    createAdapter: () => new SqliteFileAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: db => new SqliteIntrospector(db),
  }
}

class SqliteFileAdapter extends SqliteAdapter {
  readonly [sqliteMark] = true

  /** The driver interleaves statements by itself. */
  override get supportsMultipleConnections(): boolean {
    return true
  }

  /** SQLite rolls back changes of tables: a migration that fails or is killed leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
