import { lstatSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { databases, emptyDatabase } from '../test/databases.ts'
import { opened, startShop } from './started-shop.fixture.ts'

/** What others than its owner may do with something: 0 for nothing, also where it is gone: a picture is written and renamed. */
const others = (place: string) =>
  ((lstatSync(place, { throwIfNoEntry: false })?.mode ?? 0) & 0o077).toString(8)

function entriesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true }) as string[]
  return names.map(name => path.join(folder, name))
}

/** Every entry that others may read, write or enter. */
const openIn = (folder: string) => entriesIn(folder).filter(place => others(place) !== '0')

describe('the files of a shop', () => {
  it.each(databases)(
    'are for its user alone, from the first start on, on %s',
    { timeout: 40_000 },
    async kind => {
      const { dataDir: parent, databaseUrl } = await emptyDatabase(kind)
      const [dataDir, temporary] = [path.join(parent, 'data'), path.join(parent, 'tmp')]
      mkdirSync(temporary)
      const first = await opened(startShop({ TOTE_DATA_DIR: path.join(parent, 'list') }))
      const environment = { TOTE_DATA_DIR: dataDir, DATABASE_URL: databaseUrl, TMPDIR: temporary }
      const origin = await opened(startShop({ ...environment, PRODUCT_LIST_URL: first }, '--demo'))
      expect((await fetch(`${origin}/`)).status).toBe(200)
      await expect.poll(() => entriesIn(temporary).length, { timeout: 15_000 }).toBeGreaterThan(3)
      await expect
        .poll(() => entriesIn(path.join(dataDir, 'pictures')).length, { timeout: 15_000 })
        .toBeGreaterThan(30)
      const names = kind === 'SQLite' ? ['tote.sqlite', 'tote.sqlite-shm', 'tote.sqlite-wal'] : []
      expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['pictures', 'secret-key', ...names]))
      expect(others(dataDir)).toBe('0')
      expect([...openIn(dataDir), ...openIn(temporary)]).toEqual([])
    },
  )
})
