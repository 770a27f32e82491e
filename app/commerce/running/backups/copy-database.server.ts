import path from 'node:path'
import { openDatabase } from '#db/connection/connection.server.ts'
import { dumpDatabase } from '#db/postgres/postgres-programs.server.ts'
import { copySqlite } from '#db/sqlite/copy-sqlite.server.ts'
import { type BackupManifest, dumpName, type ShopCopy, sqliteName } from './backup.ts'
import { exportSnapshot, isSound, readDatabaseFacts } from './backup-facts-store.server.ts'
import { writeDurably } from './files.server.ts'

export type DatabaseCopyRefusal =
  /** The database holds no shop, or its secret key is another one. */
  | { ok: false; reason: 'no-shop' }
  | { ok: false; reason: 'damaged-database' }
  | { ok: false; reason: 'missing-program' }
  | { ok: false; reason: 'failed-program'; message: string }

type DatabaseCopy = { ok: true; facts: Omit<BackupManifest, 'format' | 'files'> } | DatabaseCopyRefusal

const noShop: DatabaseCopyRefusal = { ok: false, reason: 'no-shop' }

/** Copies the database into the folder, which has the secret key already. */
export function copyDatabase(shop: ShopCopy): Promise<DatabaseCopy> {
  return shop.databaseUrl ? dumpPostgres(shop, shop.databaseUrl) : copyFile(shop)
}

/** The folder is opened like a data folder, to see whether the copy is a sound shop that its key opens. */
async function copyFile({ dataDir, folder }: ShopCopy): Promise<DatabaseCopy> {
  const createdAt = new Date().toISOString()
  await copySqlite(path.join(dataDir, sqliteName), path.join(folder, sqliteName))
  const db = openDatabase({ dataDir: folder, databaseUrl: undefined })
  try {
    if (!(await isSound(db))) return { ok: false, reason: 'damaged-database' }
    const facts = await readDatabaseFacts(db)
    return facts ? { ok: true, facts: { createdAt, database: 'SQLite', ...facts } } : noShop
  } finally {
    await db.destroy()
  }
}

async function dumpPostgres(shop: ShopCopy, databaseUrl: string): Promise<DatabaseCopy> {
  const db = openDatabase(shop)
  try {
    // Facts and dump are of the same moment.
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx): Promise<DatabaseCopy> => {
        const createdAt = new Date().toISOString()
        const facts = await readDatabaseFacts(tx)
        if (!facts) return noShop
        const dumped = await dumpDatabase(databaseUrl, {
          snapshot: await exportSnapshot(tx),
          write: chunks => writeDurably(path.join(shop.folder, dumpName), chunks),
        })
        return dumped.ok ? { ok: true, facts: { createdAt, database: 'PostgreSQL', ...facts } } : dumped
      })
  } finally {
    await db.destroy()
  }
}
