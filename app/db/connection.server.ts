import path from 'node:path'
import {
  type Dialect,
  type Driver,
  Kysely,
  PostgresDialect,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { Availability } from './availability.server.ts'
import { ShopPool } from './postgres-pool.server.ts'
import type { Db, Schema } from './schema.ts'
import { secretKeyIn } from './secret-key-file.server.ts'
import { withSecretKey } from './secrets.server.ts'
import { SqliteFileDriver } from './sqlite-driver.server.ts'
import { SqliteFile } from './sqlite-file.server.ts'

/** How long a write waits for a lock that somebody else holds, in milliseconds. */
const defaultLockTimeout = 5000

export interface DatabaseAddress {
  dataDir: string
  databaseUrl: string | undefined
}

interface OpenDatabase {
  availability: Availability
  /** The file of a SQLite database. */
  file?: SqliteFile
}

const opened = new WeakMap<Db, OpenDatabase>()

/**
 * Opens SQLite in the data folder, or the PostgreSQL of `databaseUrl`, with the secret key of the data folder, which is made when
 * there is none. Nothing of the database is read or migrated yet.
 */
export function openDatabase(
  { dataDir, databaseUrl }: DatabaseAddress,
  { lockTimeout = defaultLockTimeout } = {},
): Db {
  const secretKey = secretKeyIn(dataDir)
  const db = databaseUrl
    ? openPostgres(databaseUrl, lockTimeout)
    : openSqlite(path.join(dataDir, 'tote.sqlite'), lockTimeout)
  return withSecretKey(db, secretKey)
}

/** What is known of an open database besides its rows. */
export function openDatabaseOf(db: Db): OpenDatabase {
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

function openPostgres(databaseUrl: string, lockTimeout: number): Db {
  const availability = new Availability()
  const dialect = new PostgresDialect({ pool: new ShopPool(databaseUrl, lockTimeout, availability) })
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
  /** The driver lets statements of others in between by itself. */
  override get supportsMultipleConnections(): boolean {
    return true
  }

  /** SQLite can undo changes of tables too: a migration that fails or is killed half way leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
