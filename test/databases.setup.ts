import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { PictureFiles } from '../app/commerce/pictures/picture-files.server.ts'
import { openDatabase } from '../app/db/connection.server.ts'
import { migrate } from '../app/db/migrate.server.ts'
import { loadDemo } from '../demo/load-demo.server.ts'
import { startPostgres } from '../scripts/postgres.mjs'
import { demoTemplate, today } from './demo-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** Where the demo shop's SQLite file is that tests copy; on PostgreSQL the database of this name is copied. */
    demoFolder: string
  }
}

/**
 * One PostgreSQL for all tests of a run; every test makes a database of its own in it. The demo shop is opened once on either
 * kind and then copied, for that takes a tenth of the time.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  const folder = await mkdtemp(path.join(tmpdir(), 'tote-test-'))
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`create database ${demoTemplate}`)
  await client.end()
  const url = new URL(postgres.url)
  url.pathname = `/${demoTemplate}`
  const pictures = new PictureFiles(path.join(folder, 'pictures'))
  for (const databaseUrl of [undefined, url.href]) {
    const db = openDatabase({ dataDir: folder, databaseUrl })
    const migrated = await migrate(db)
    if (!migrated.ok) throw new Error(migrated.because)
    await loadDemo(db, pictures, today)
    await db.destroy()
  }
  project.provide('postgresUrl', postgres.url)
  project.provide('demoFolder', folder)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
