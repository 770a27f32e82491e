import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/databases.ts'
import { UploadFolder } from './upload-folder.server.ts'

const now = new Date('2026-11-23T12:00:00.000Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

it('removes what killed processes left behind, but nothing in use and nothing of others', async () => {
  const folder = await temporaryFolder()
  for (const [name, minutes] of [
    ['request-aaaaaa', 16],
    ['request-bbbbbb', 14],
    ['holiday-photos', 999],
  ] as const) {
    await mkdir(path.join(folder, name))
    await writeFile(path.join(folder, name, '0'), 'x')
    await utimes(path.join(folder, name), minutesAgo(minutes), minutesAgo(minutes))
  }
  await new UploadFolder(folder).deleteUnfinished(now)
  expect((await readdir(folder)).sort()).toEqual(['holiday-photos', 'request-bbbbbb'])
})

it('needs no folder until the first upload', async () => {
  const folder = path.join(await temporaryFolder(), 'uploads')
  await new UploadFolder(folder).deleteUnfinished(now)
  expect(await new UploadFolder(folder).use(async inside => path.dirname(inside))).toBe(folder)
  expect(await readdir(folder)).toEqual([])
})
