import { lstatSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { databases, emptyDatabase } from '#test/databases.ts'
import { spawnShop, waitUntilOpen } from './spawned-shop.fixture.ts'

/** The permissions of other users for a file, in octal; 0 if it's gone, because pictures are written and renamed. */
const permissionsOfOthers = (file: string) =>
  ((lstatSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o077).toString(8)

function listEntries(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true }) as string[]
  return names.map(name => path.join(folder, name))
}

/** Every entry that other users may read, write or enter. */
const listExposed = (folder: string) => listEntries(folder).filter(file => permissionsOfOthers(file) !== '0')

describe('the files of a shop', () => {
  it.each(databases)('are only accessible to its user from the first start, on %s', async kind => {
    const { dataDir: parent, databaseUrl } = await emptyDatabase(kind)
    const [dataDir, temporary] = [path.join(parent, 'data'), path.join(parent, 'tmp')]
    mkdirSync(temporary)
    const first = await waitUntilOpen(spawnShop({ TOTE_DATA_DIR: path.join(parent, 'list') }))
    const environment = { TOTE_DATA_DIR: dataDir, DATABASE_URL: databaseUrl, TMPDIR: temporary }
    const origin = await waitUntilOpen(spawnShop({ ...environment, PRODUCT_LIST_URL: first }, '--demo'))
    expect((await fetch(`${origin}/`)).status).toBe(200)
    await expect.poll(() => listEntries(temporary).length).toBeGreaterThan(3)
    await expect.poll(() => listEntries(path.join(dataDir, 'pictures')).length).toBeGreaterThan(30)
    const names = kind === 'SQLite' ? ['tote.sqlite', 'tote.sqlite-shm', 'tote.sqlite-wal'] : []
    expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['pictures', 'secret-key', ...names]))
    expect(permissionsOfOthers(dataDir)).toBe('0')
    expect([...listExposed(dataDir), ...listExposed(temporary)]).toEqual([])
  })
})
