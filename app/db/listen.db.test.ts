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
