import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { PictureFiles } from '#commerce/catalog/pictures/picture-files.server.ts'
import { showDueContentJob } from '#commerce/content/schedule/show-due-content-job.server.ts'
import { openDatabase } from '#db/connection/connection.server.ts'
import { migrate } from '#db/migrations/migrate.server.ts'
import { loadDemo } from '#demo/load-demo.server.ts'
import { startPostgres } from '#scripts/test-tools/postgres.mjs'
import { readTemplateState, rowsFile, type TemplateState } from './on-databases/template-state.ts'
import { demoDay, demoTemplate, migratedTemplate } from './templates.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** Has a data folder for each template; on PostgreSQL, the template is a database of this name. */
    templateFolder: string
    templateStates: Record<string, TemplateState>
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
  project.provide('templateStates', {
    [migratedTemplate]: await writeRows(urlOf(migratedTemplate), migratedTemplate),
    [demoTemplate]: await writeRows(urlOf(demoTemplate), demoTemplate),
  })
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes the rows of each table of a template into a file, from which used copies are restored. */
async function writeRows(url: string, template: string): Promise<TemplateState> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string; folder: string }>(
    `select relname as name, current_setting('data_directory') as folder
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const { folder } = rows[0]!
  const filled: string[] = []
  for (const { name } of rows) {
    const file = rowsFile(folder, template, name)
    const { rowCount } = await client.query(`copy ${name} to '${file}' (format binary)`)
    if (rowCount! > 0) filled.push(name)
  }
  const state = await readTemplateState(client)
  await client.end()
  return { ...state, filled, folder }
}
