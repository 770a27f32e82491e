import { mkdir, readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/databases.ts'
import { backupName } from './backup.ts'
import { BackupFolder } from './backup-folder.server.ts'

const now = new Date('2026-11-23T12:00:00.000Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

it('has the time of the newest backup, whatever their order', async () => {
  const folder = new BackupFolder(await temporaryFolder())
  expect(await folder.findLastTime()).toBeUndefined()
  for (const minutes of [3000, 5, 1500]) await mkdir(path.join(folder.path, backupName(minutesAgo(minutes))))
  await mkdir(path.join(folder.path, 'notes'))
  expect(await folder.findLastTime()).toEqual(minutesAgo(5))
  expect((await folder.list()).map(({ at }) => at)).toEqual([5, 1500, 3000].map(minutesAgo))
})

it('leaves the unfinished backup of another process until nothing touched it for an hour', async () => {
  const folder = new BackupFolder(await temporaryFolder())
  const touched = async (minutes: number) => {
    const unfinished = await folder.begin()
    await utimes(unfinished, minutesAgo(minutes), minutesAgo(minutes))
    return path.basename(unfinished)
  }
  await touched(61)
  const left = [await touched(60), await touched(2)]
  expect(await folder.isActive(now)).toBe(false)
  await folder.deleteUnfinished(now)
  expect((await readdir(folder.path)).sort()).toEqual(left.sort())
  await touched(0.5)
  expect(await folder.isActive(now)).toBe(true)
  expect(await folder.list()).toEqual([])
})
