import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type DatabaseAddress, openDatabase } from '#db/connection/connection.server.ts'
import type { Db } from '#db/schema/schema.ts'
import {
  copyStatement,
  databaseUrl,
  dropDatabase,
  giveBack,
  maintain,
  newDatabaseName,
  takeCopy,
} from './on-databases/postgres-copies.ts'
import { demoTemplate, migratedTemplate } from './templates.ts'

export const bothDatabases = ['SQLite', 'PostgreSQL'] as const

/** SQLite, and in `npm run test:all` PostgreSQL, too. */
export const databases = process.env.TOTE_TESTS === 'all' ? bothDatabases : (['SQLite'] as const)

export type DatabaseKind = (typeof bothDatabases)[number]

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
  if (kind === 'SQLite') return { dataDir, databaseUrl: undefined }
  const name = newDatabaseName()
  await maintain(copyStatement(name, 'template1'))
  onTestFinished(() => dropDatabase(name))
  return { dataDir, databaseUrl: databaseUrl(name) }
}

/** A copy of the demo shop's database. */
export async function demoCopy(kind: DatabaseKind, atEnd?: CleanUpHook): Promise<DatabaseAddress> {
  const { dataDir, databaseUrl } = await copyTemplate(demoTemplate, kind, atEnd)
  return { dataDir, databaseUrl }
}

interface Copy extends DatabaseAddress {
  /** Only on PostgreSQL. */
  connections?: pg.Pool
}

async function copyTemplate(
  template: string,
  kind: DatabaseKind,
  atEnd: CleanUpHook = onTestFinished,
): Promise<Copy> {
  const dataDir = await temporaryFolder(atEnd)
  const copy = (file: string) =>
    copyFile(path.join(inject('templateFolder'), template, file), path.join(dataDir, file))
  await copy('secret-key')
  if (kind === 'PostgreSQL') {
    const copy = await takeCopy(template)
    atEnd(async () => giveBack(copy))
    return { dataDir, databaseUrl: databaseUrl(copy.name), connections: copy.connections.pool }
  }
  await copy('tote.sqlite')
  return { dataDir, databaseUrl: undefined }
}

/** A migrated database, open until the test is over. */
export async function migratedDatabase(kind: DatabaseKind): Promise<Db> {
  return openCopy(migratedTemplate, kind)
}

/** A copy of the demo shop's database, open until the test is over. */
export async function openDemoCopy(kind: DatabaseKind): Promise<Db> {
  return openCopy(demoTemplate, kind)
}

async function openCopy(template: string, kind: DatabaseKind): Promise<Db> {
  const { connections, ...address } = await copyTemplate(template, kind)
  const db = openDatabase(address, { connections })
  onTestFinished(() => db.destroy())
  return db
}
