import { closeSync, copyFileSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { emptyDatabase } from '../../test/databases.ts'
import { openDatabase, openDatabaseOf } from './connection.server.ts'
import { migrate } from './migrate.server.ts'
import type { Db, Tx } from './schema.ts'

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
  it.each(losses)('%s takes no writes, and is still read', async (_, lose) => {
    const { db, file } = await openFile()
    await add(db, 'name-before')
    lose(file)
    const writes = [add(db, 'name-alone'), db.transaction().execute(tx => add(tx, 'name-in a transaction'))]
    for (const write of writes) await expect(write).rejects.toMatchObject({ because: 'file-replaced' })
    expect(await names(db)).toEqual(['name-before'])
    expect(openDatabaseOf(db).availability.outage?.because).toBe('file-replaced')
  })

  it('was moved away and comes back takes writes again', async () => {
    const { db, file } = await openFile()
    renameSync(file, `${file}.old`)
    await expect(add(db, 'name-lost')).rejects.toMatchObject({ because: 'file-replaced' })
    renameSync(`${file}.old`, file)
    await add(db, 'name-kept')
    expect(await names(db)).toEqual(['name-kept'])
  })
})

it('what is committed is on the disk', async () => {
  const { db } = await openFile()
  const read = async (name: string) =>
    Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(db)).rows[0]!)
  // 2 is FULL: one fsync a commit.
  expect([await read('synchronous'), await read('journal_mode')]).toEqual([[2], ['wal']])
})

describe('a full disk', () => {
  it('fails a transaction as a whole, and takes writes when there is space again', async () => {
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
    await expect(full).rejects.toMatchObject({ because: 'disk-full' })
    // Work that goes on regardless is undone, too.
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
    const { availability } = openDatabaseOf(db)
    expect(availability.outage?.because).toBe('disk-full')
    const commitOne = () => db.transaction().execute(tx => add(tx, `name-${performance.now()}`))
    await expect.poll(() => commitOne().then(() => availability.outage), { timeout: 5000 }).toBeUndefined()
  })
})

describe('a corrupt file', () => {
  it('is found when it is read anew, and takes no more writes', async () => {
    const { db, file } = await openFile()
    const open = openDatabaseOf(db)
    open.file!.readAnew()
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    overwrite(file, Buffer.alloc(4096, 7))
    expect(() => open.file!.readAnew()).toThrow(expect.objectContaining({ code: 'SQLITE_NOTADB' }))
    open.availability.failed(new Error(), 'corrupt')
    await expect(add(db, 'name-lost')).rejects.toMatchObject({ because: 'corrupt' })
  })

  it('is found by a query that meets the damage', async () => {
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
    await expect(read).rejects.toMatchObject({ because: 'corrupt' })
    await expect(add(damaged, 'name-more')).rejects.toMatchObject({ because: 'corrupt' })
  })
})

/** As a failing disk or a foreign program would; it happens in the test's process, where SQLite's locks do not matter. */
function overwrite(file: string, bytes: Buffer, position = 0): void {
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, bytes, 0, bytes.length, position)
  closeSync(descriptor)
}
