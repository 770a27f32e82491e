import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type DatabaseAddress, openDatabase } from '../app/db/connection.server.ts'
import { migrate } from '../app/db/migrate.server.ts'
import type { Db } from '../app/db/schema.ts'
import { demoTemplate } from './demo-template.ts'

export const databases = ['SQLite', 'PostgreSQL'] as const
export type Kind = (typeof databases)[number]

/** Takes what is to be cleaned up: `onTestFinished` within a test, `afterAll` for all tests of a file. */
type AtEnd = (cleanUp: () => Promise<void>) => void

/** A folder that is gone when the test is over. */
export async function temporaryFolder(atEnd: AtEnd = onTestFinished): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tote-test-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Where a new, empty database is: a file in `dataDir`, or a database of its own on the tests' PostgreSQL. */
export async function emptyDatabase(kind: Kind): Promise<DatabaseAddress> {
  const dataDir = await temporaryFolder()
  return { dataDir, databaseUrl: kind === 'SQLite' ? undefined : await newPostgresDatabase('template1') }
}

/** Where a copy of the demo shop's database is. */
export async function demoCopy(kind: Kind, atEnd: AtEnd = onTestFinished): Promise<DatabaseAddress> {
  const dataDir = await temporaryFolder(atEnd)
  await copyFile(path.join(inject('demoFolder'), 'secret-key'), path.join(dataDir, 'secret-key'))
  if (kind === 'PostgreSQL') return { dataDir, databaseUrl: await newPostgresDatabase(demoTemplate, atEnd) }
  await copyFile(path.join(inject('demoFolder'), 'tote.sqlite'), path.join(dataDir, 'tote.sqlite'))
  return { dataDir, databaseUrl: undefined }
}

async function newPostgresDatabase(template: string, atEnd: AtEnd = onTestFinished): Promise<string> {
  const name = `tote_${randomUUID().replaceAll('-', '')}`
  await maintain(`create database ${name} template ${template}`)
  atEnd(() => maintain(`drop database ${name} with (force)`))
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return url.href
}

/** A migrated database, open until the test is over. */
export async function migratedDatabase(kind: Kind): Promise<Db> {
  const address = await emptyDatabase(kind)
  const db = openDatabase(address)
  onTestFinished(() => db.destroy())
  const migrated = await migrate(db)
  if (!migrated.ok) throw new Error(migrated.because)
  return db
}

async function maintain(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query(statement)
  await client.end()
}
