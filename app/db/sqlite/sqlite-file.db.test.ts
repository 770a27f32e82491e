import { closeSync, copyFileSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { emptyDatabase } from '#test/databases.ts'
import { getOpenDatabase, openDatabase } from '../connection/connection.server.ts'
import { migrate } from '../migrations/migrate.server.ts'
import type { Db, Tx } from '../schema/schema.ts'

async function openFile() {
  const address = await emptyDatabase('SQLite')
  const db = openDatabase(address)
  onTestFinished(() => db.destroy())
  await migrate(db)
  return { db, address, file: path.join(address.dataDir, 'tote.sqlite') }
}

const add = (db: Db | Tx, name: string, value = '1') =>
  db.insertInto('setting').values({ name, value }).execute()
const names = async (db: Db) =>
  (
    await db.selectFrom('setting').select('name').where('name', 'like', 'name-%').orderBy('name').execute()
  ).map(({ name }) => name)

const losses: [string, (file: string) => void][] = [
  ['was deleted', file => rmSync(file)],
  ['was moved away', file => renameSync(file, `${file}.old`)],
  [
    'was replaced by a copy',
    file => {
      copyFileSync(file, `${file}.new`)
      renameSync(`${file}.new`, file)
    },
  ],
  ['lost its log', file => rmSync(`${file}-wal`)],
]

describe('a file that', () => {
  it.each(losses)('%s rejects writes and stays readable', async (_, lose) => {
    const { db, file } = await openFile()
    await add(db, 'name-before')
    lose(file)
    const writes = [add(db, 'name-alone'), db.transaction().execute(tx => add(tx, 'name-in a transaction'))]
    for (const write of writes) await expect(write).rejects.toMatchObject({ reason: 'file-replaced' })
    expect(await names(db)).toEqual(['name-before'])
    expect(getOpenDatabase(db).availability.outage?.reason).toBe('file-replaced')
  })

  it('was moved away and back accepts writes again', async () => {
    const { db, file } = await openFile()
    renameSync(file, `${file}.old`)
    await expect(add(db, 'name-lost')).rejects.toMatchObject({ reason: 'file-replaced' })
    renameSync(`${file}.old`, file)
    await add(db, 'name-kept')
    expect(await names(db)).toEqual(['name-kept'])
  })
})

it('syncs every commit to disk', async () => {
  const { db } = await openFile()
  const read = async (name: string) =>
    Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(db)).rows[0]!)
  // 2 is FULL: one fsync a commit.
  expect([await read('synchronous'), await read('journal_mode')]).toEqual([[2], ['wal']])
})

describe('a full disk', () => {
  it('fails a whole transaction, and accepts writes once there is space', async () => {
    const { db } = await openFile()
    const pages = Number(
      (await sql<{ page_count: number }>`pragma page_count`.execute(db)).rows[0]!.page_count,
    )
    await sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(db)
    const large = 'x'.repeat(100_000)
    const full = db.transaction().execute(async tx => {
      await add(tx, 'name-small')
      await add(tx, 'name-large', large)
    })
    await expect(full).rejects.toMatchObject({ reason: 'disk-full' })
    // Work that ignores the error is rolled back, too.
    const careless = db.transaction().execute(async tx => {
      await add(tx, 'name-large', large).catch(() => {})
      await add(tx, 'name-small')
      throw new Error('given up')
    })
    await expect(careless).rejects.toThrow()
    expect(await names(db)).toEqual([])
    await sql`pragma max_page_count = 1000000`.execute(db)
    await add(db, 'name-large', large)
    expect(await names(db)).toEqual(['name-large'])
    const { availability } = getOpenDatabase(db)
    expect(availability.outage?.reason).toBe('disk-full')
    const commitOne = () => db.transaction().execute(tx => add(tx, `name-${performance.now()}`))
    await expect.poll(() => commitOne().then(() => availability.outage)).toBeUndefined()
  })
})

describe('a corrupt file', () => {
  it('is detected by a fresh read and rejects writes', async () => {
    const { db, file } = await openFile()
    const open = getOpenDatabase(db)
    open.file!.checkReadable()
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    overwrite(file, Buffer.alloc(4096, 7))
    expect(() => open.file!.checkReadable()).toThrow(expect.objectContaining({ code: 'SQLITE_NOTADB' }))
    open.availability.recordFailure(new Error(), 'corrupt')
    await expect(add(db, 'name-lost')).rejects.toMatchObject({ reason: 'corrupt' })
  })

  it('is detected by a query that reads the damage', async () => {
    const { db, address, file } = await openFile()
    for (let n = 0; n < 50; n++) await add(db, `name-${n}`, 'x'.repeat(4000))
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    await db.destroy()
    const damaged = openDatabase(address)
    onTestFinished(() => damaged.destroy())
    const { rows } = await sql<{
      rootpage: number
    }>`select rootpage from sqlite_schema where name = 'setting'`.execute(damaged)
    overwrite(file, Buffer.alloc(4096, 7), (rows[0]!.rootpage - 1) * 4096)
    const read = damaged.selectFrom('setting').selectAll().execute()
    await expect(read).rejects.toMatchObject({ reason: 'corrupt' })
    await expect(add(damaged, 'name-more')).rejects.toMatchObject({ reason: 'corrupt' })
  })
})

/** Simulates a failing disk. */
function overwrite(file: string, bytes: Buffer, position = 0): void {
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, bytes, 0, bytes.length, position)
  closeSync(descriptor)
}
