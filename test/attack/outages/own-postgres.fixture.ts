import pg from 'pg'
import { onTestFinished } from 'vitest'
import { PictureFiles } from '#commerce/catalog/pictures/picture-files.server.ts'
import { openDatabase } from '#db/connection/connection.server.ts'
import { migrate } from '#db/migrations/migrate.server.ts'
import { loadDemo } from '#demo/load-demo.server.ts'
import { startPostgres } from '#scripts/test-tools/postgres.mjs'
import { temporaryFolder } from '../../databases.ts'
import { demoDay } from '../../templates.ts'

/** The demo shop on a PostgreSQL server of its own: outages of the server that tests share would reach other tests. */
export async function demoOnOwnPostgres({ tablesIn }: { tablesIn?: string } = {}) {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const databaseUrl = tablesIn ? await databaseIn(tablesIn, postgres.url) : postgres.url
  const address = { dataDir: await temporaryFolder(), databaseUrl }
  const db = openDatabase(address)
  onTestFinished(() => db.destroy())
  await migrate(db)
  await loadDemo(db, new PictureFiles(await temporaryFolder()), demoDay)
  return { postgres, address, db }
}

/** The URL of a new database with its tables in this folder, which must belong to the server's user. */
async function databaseIn(folder: string, serverUrl: string): Promise<string> {
  const server = new pg.Client({ connectionString: serverUrl })
  await server.connect()
  await server.query(`create tablespace small location '${folder}'`)
  await server.query('create database small tablespace small')
  await server.end()
  return Object.assign(new URL(serverUrl), { pathname: '/small' }).href
}
