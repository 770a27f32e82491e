import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { bumpCatalogVersion } from '#commerce/catalog/products/catalog-version-store.server.ts'
import { emptyDatabase } from '#test/databases.ts'
import { openDatabase } from '../connection/connection.server.ts'
import { migrate } from '../migrations/migrate.server.ts'
import { catalogChannel, listenForNotifications } from './listen.server.ts'

test('notifies other processes when a change is committed', async () => {
  const address = await emptyDatabase('PostgreSQL')
  const db = openDatabase(address)
  onTestFinished(() => db.destroy())
  await migrate(db)
  let notifications = 0
  onTestFinished(listenForNotifications(address.databaseUrl!, catalogChannel, () => notifications++))
  await expect.poll(() => notifications).toBe(1)
  await db.transaction().execute(async tx => {
    await bumpCatalogVersion(tx)
    await sql`notify ${sql.id(catalogChannel)}`.execute(db)
    await expect.poll(() => notifications).toBe(2)
  })
  await expect.poll(() => notifications).toBe(3)
})

test('reconnects, and reports changes made in the meantime', async () => {
  const { databaseUrl } = await emptyDatabase('PostgreSQL')
  const admin = new pg.Client({ connectionString: databaseUrl! })
  await admin.connect()
  onTestFinished(() => admin.end())
  let notifications = 0
  onTestFinished(listenForNotifications(databaseUrl!, catalogChannel, () => notifications++))
  await expect.poll(() => notifications).toBe(1)
  await admin.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
                     where datname = current_database() and query like 'listen%'`)
  // Missed notifications are caught up with at once.
  await expect.poll(() => notifications).toBe(2)
  await admin.query(`notify ${catalogChannel}`)
  await expect.poll(() => notifications).toBe(3)
})
