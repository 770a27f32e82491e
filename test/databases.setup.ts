import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { showDueContentJob } from '#commerce/content/schedule/show-due-content-job.server.ts'
import { PictureFiles } from '#commerce/pictures/picture-files.server.ts'
import { openDatabase } from '#db/connection/connection.server.ts'
import { migrate } from '#db/migrations/migrate.server.ts'
import { loadDemo } from '#demo/load-demo.server.ts'
import { startPostgres } from '#scripts/test-tools/postgres.mjs'
import { demoDay, demoTemplate, migratedTemplate } from './templates.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** Has a data folder for each template; on PostgreSQL, the template is a database of this name. */
    templateFolder: string
  }
}

/**
 * One PostgreSQL server for all tests of a run. Tests copy a migrated database or the demo shop, which takes a tenth of the time
 * of creating it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  const folder = await mkdtemp(path.join(tmpdir(), 'tote-test-'))
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const urlOf = (name: string) => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href
  const migrated = path.join(folder, migratedTemplate)
  await client.query(`create database ${migratedTemplate}`)
  for (const databaseUrl of [undefined, urlOf(migratedTemplate)]) {
    const db = openDatabase({ dataDir: migrated, databaseUrl })
    const result = await migrate(db)
    if (!result.ok) throw new Error(result.reason)
    await db.destroy()
  }
  const demo = path.join(folder, demoTemplate)
  await cp(migrated, demo, { recursive: true })
  await client.query(`create database ${demoTemplate} template ${migratedTemplate}`)
  await client.end()
  const pictures = new PictureFiles(path.join(demo, 'pictures'))
  for (const databaseUrl of [undefined, urlOf(demoTemplate)]) {
    const db = openDatabase({ dataDir: demo, databaseUrl })
    await loadDemo(db, pictures, demoDay)
    // Otherwise it drops all pages in the first second of every test.
    await showDueContentJob(db).run(new Date(), AbortSignal.timeout(60_000))
    await db.destroy()
  }
  project.provide('postgresUrl', postgres.url)
  project.provide('templateFolder', folder)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
