import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import { emptyDatabase } from '../../test/databases.ts'
import { openMigratedDatabase } from './open-migrated-database.ts'

/** Longer than a sale waits for a lock, in milliseconds. */
const longMigration = 5500

it('waits while another process migrates the SQLite file for long', async () => {
  const address = await emptyDatabase('SQLite')
  const other = new Database(path.join(address.dataDir, 'tote.sqlite'))
  other.pragma('journal_mode = wal')
  other.exec('begin immediate')
  const migration = setTimeout(longMigration).then(() => other.exec('commit'))
  const db = await openMigratedDatabase(address)
  await migration
  expect(await db.selectFrom('setting').select('name').execute()).toEqual([])
  await db.destroy()
  other.close()
})
