import { sql } from 'kysely'
import type { Db, Tx } from '#db/schema/schema.ts'
import { isKeyOfDatabase } from '#db/secrets/secret-key-store.server.ts'

export interface DatabaseFacts {
  /** The last one applied. */
  migration: string
  products: number
  orders: number
}

/** What a manifest says about a database; undefined if it holds no shop, or one that this connection's key doesn't open. */
export async function readDatabaseFacts(db: Db | Tx): Promise<DatabaseFacts | undefined> {
  if (!(await hasShop(db)) || !(await isKeyOfDatabase(db))) return undefined
  const { rows } = await sql<DatabaseFacts>`select
    (select max(name) from kysely_migration) as migration,
    (select count(*) from product) as products,
    (select count(*) from customer_order) as orders`.execute(db)
  return rows[0]
}

/** Whether the database has the tables of a shop, of this version or an earlier one. */
async function hasShop(db: Db | Tx): Promise<boolean> {
  const names = new Set((await db.introspection.getTables()).map(({ name }) => name))
  return ['process_state', 'product', 'customer_order'].every(name => names.has(name))
}

/** Whether there is anything in the database at all. */
export async function isEmptyDatabase(db: Db): Promise<boolean> {
  return (await db.introspection.getTables({ withInternalKyselyTables: true })).length === 0
}

/** Whether SQLite finds no damage in the file. Reads all of it; holds up the thread. */
export async function isSound(db: Db): Promise<boolean> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
  return rows[0]?.quick_check === 'ok'
}

/** What the database takes on its server's disk, in bytes. */
export async function readPostgresSize(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(
    db,
  )
  return rows[0]!.bytes
}

/** A name by which other connections see exactly what this transaction sees. */
export async function exportSnapshot(tx: Tx): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(tx)
  return rows[0]!.snapshot
}
