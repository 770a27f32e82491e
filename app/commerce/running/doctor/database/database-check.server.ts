import path from 'node:path'
import { isPostgres } from '#db/schema/engine.ts'
import type { DoctorCheck, DoctorShop } from '../doctor-shop.server.ts'
import { checkSqliteFile } from './check-sqlite.server.ts'
import { readPostgresFacts, rebuildIndexes } from './database-check-store.server.ts'
import { judgePostgres, judgeSqlite } from './database-rule.ts'

export const checkDatabase: DoctorCheck = async ({ db, dataDir }, now, closing) =>
  isPostgres(db)
    ? judgePostgres(await readPostgresFacts(db), now)
    : judgeSqlite(await checkSqliteFile(path.join(dataDir, 'tote.sqlite'), closing))

/** Builds the damaged indexes anew. Returns how many there were. */
export async function rebuildDamagedIndexes(shop: DoctorShop, now: Date): Promise<number> {
  const { findings } = await checkDatabase(shop, now, new AbortController().signal)
  const names = findings.find(({ code }) => code === 'index-damaged')?.names ?? []
  await rebuildIndexes(shop.db, names)
  return names.length
}
