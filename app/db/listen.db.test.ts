import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../../test/databases.ts'
import { bumpCatalogVersion } from '../commerce/catalog/catalog-version-store.server.ts'
import { openDatabase } from './connection.server.ts'
import { catalogChannel, listen } from './listen.server.ts'
import { migrate } from './migrate.server.ts'

test('a change in PostgreSQL is heard by other processes at once, when it is committed', async () => {
  const address = await emptyDatabase('PostgreSQL')
  const db = openDatabase(address)
  onTestFinished(() => db.destroy())
  await migrate(db)
  let heard = 0
  onTestFinished(listen(address.databaseUrl!, catalogChannel, () => heard++))
  await expect.poll(() => heard).toBe(1)
  await db.transaction().execute(async tx => {
    await bumpCatalogVersion(tx)
    await new Promise(later => setTimeout(later, 100))
    expect(heard).toBe(1)
  })
  await expect.poll(() => heard).toBe(2)
})

test('after its connection was lost it hears again, and of what was changed meanwhile', async () => {
  const { databaseUrl } = await emptyDatabase('PostgreSQL')
  const admin = new pg.Client({ connectionString: databaseUrl! })
  await admin.connect()
  onTestFinished(() => admin.end())
  let heard = 0
  onTestFinished(listen(databaseUrl!, catalogChannel, () => heard++))
  await expect.poll(() => heard).toBe(1)
  await admin.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
                     where datname = current_database() and query like 'listen%'`)
  // Whatever was called out in between is caught up with at once, and not after the old pause of five seconds.
  await expect.poll(() => heard, { timeout: 3000 }).toBe(2)
  await admin.query(`notify ${catalogChannel}`)
  await expect.poll(() => heard).toBe(3)
})
