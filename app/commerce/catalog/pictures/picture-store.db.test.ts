import { expect, it } from 'vitest'
import { databases, migratedDatabase } from '#test/databases.ts'
import { type PictureKey, readLatestPictures } from './picture-store.server.ts'

it.each(databases)('lists each picture once, also of many with the same time, on %s', async kind => {
  const db = await migratedDatabase(kind)
  const added = (hash: string, uploaded_at: string) => ({ ...{ hash, uploaded_at }, width: 40, height: 30 })
  const [later, earlier, first] = ['21', '20', '19'].map(day => `2026-11-${day}T12:00:00.000Z`)
  const rows = [
    ...['a', 'b', 'c'].map(hash => added(hash, earlier!)),
    added('aa', later!),
    added('z', first!),
  ]
  await db.insertInto('picture').values(rows).execute()
  const listed: string[][] = []
  let after: PictureKey | null = null
  do {
    const page = await readLatestPictures(db, { after, limit: 2 })
    listed.push(page.map(({ hash }) => hash))
    after = page.at(-1) ?? null
  } while (after)
  expect(listed).toEqual([['aa', 'c'], ['b', 'a'], ['z'], []])
})
