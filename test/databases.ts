import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type DatabaseAddress, openDatabase } from '#db/connection/connection.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { demoTemplate, migratedTemplate } from './templates.ts'

export const databases = ['SQLite', 'PostgreSQL'] as const
export type DatabaseKind = (typeof databases)[number]

/** Registers cleanup: `onTestFinished` within a test, `afterAll` for all tests of a file. */
type CleanUpHook = (cleanUp: () => Promise<void>) => void

/** A folder that is deleted after the test. */
export async function temporaryFolder(atEnd: CleanUpHook = onTestFinished): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tote-test-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A new, empty database: a file in `dataDir`, or a database of its own on the tests' PostgreSQL. */
export async function emptyDatabase(kind: DatabaseKind): Promise<DatabaseAddress> {
  const dataDir = await temporaryFolder()
  return { dataDir, databaseUrl: kind === 'SQLite' ? undefined : await newPostgresDatabase('template1') }
}

/** A copy of the demo shop's database. */
export function demoCopy(kind: DatabaseKind, atEnd?: CleanUpHook): Promise<DatabaseAddress> {
  return copyTemplate(demoTemplate, kind, atEnd)
}

async function copyTemplate(
  template: string,
  kind: DatabaseKind,
  atEnd: CleanUpHook = onTestFinished,
): Promise<DatabaseAddress> {
  const dataDir = await temporaryFolder(atEnd)
  const copy = (file: string) =>
    copyFile(path.join(inject('templateFolder'), template, file), path.join(dataDir, file))
  await copy('secret-key')
  if (kind === 'PostgreSQL') return { dataDir, databaseUrl: await newPostgresDatabase(template, atEnd) }
  await copy('tote.sqlite')
  return { dataDir, databaseUrl: undefined }
}

async function newPostgresDatabase(template: string, atEnd: CleanUpHook = onTestFinished): Promise<string> {
  const name = `tote_${randomUUID().replaceAll('-', '')}`
  await maintain(copyStatement(name, template))
  // Dropping only saves space: the cluster goes after the run. Its checkpoint may fail beside other drops.
  atEnd(() => maintain(`drop database ${name} with (force)`).catch(() => {}))
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return url.href
}

/**
 * The statement that copies a database. Copying its files instead takes half the CPU time, but asks for two checkpoints of the whole
 * cluster, and a checkpoint may fail beside other tests.
 */
export function copyStatement(name: string, template: string): string {
  return `create database ${name} template ${template} strategy wal_log`
}

/** A migrated database, open until the test is over. */
export async function migratedDatabase(kind: DatabaseKind): Promise<Db> {
  const db = openDatabase(await copyTemplate(migratedTemplate, kind))
  onTestFinished(() => db.destroy())
  return db
}

let maintenance: pg.Pool | undefined

/** Runs a statement outside the test databases, on one connection per process. */
async function maintain(statement: string): Promise<void> {
  maintenance ??= new pg.Pool({ connectionString: inject('postgresUrl'), max: 1, allowExitOnIdle: true })
  await maintenance.query(statement)
}
