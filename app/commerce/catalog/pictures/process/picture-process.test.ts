import { readdir, readFile } from 'node:fs/promises'
import { constants, getPriority } from 'node:os'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { inPictureProcess } from './picture-process.server.ts'

const red = { width: 30, height: 20, channels: 3, background: '#ff0000' } as const

it('answers each job with its own result, and a failure with its reason', async () => {
  const wide = await sharp({ create: red }).png().toBuffer()
  const high = await sharp({ create: { ...red, height: 90 } })
    .png()
    .toBuffer()
  const sizes = await Promise.all([wide, high, wide].map(bytes => inPictureProcess('measure', bytes)))
  expect(sizes.map(({ height }) => height)).toEqual([20, 90, 20])
  await expect(inPictureProcess('measure', new Uint8Array(8))).rejects.toThrow('unsupported image format')
  expect(await inPictureProcess('isValidPicture', wide)).toBe(true)
})

it('restarts after a crash, which fails the job it was at', async () => {
  const large = await sharp({ create: { ...red, width: 4000, height: 4000 } })
    .png()
    .toBuffer()
  const measured = { width: 4000, height: 4000 }
  expect(await inPictureProcess('measure', large)).toEqual(measured)
  const pids = await pictureProcesses()
  // So that it can't finish the job first.
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  const crashed = expect(inPictureProcess('measure', large)).rejects.toThrow('has ended')
  for (const pid of pids) process.kill(pid, 'SIGKILL')
  await crashed
  expect(await inPictureProcess('measure', large)).toEqual(measured)
})

it('gives way to the shop', async () => {
  await inPictureProcess('isValidPicture', new Uint8Array(8))
  const priorities = new Set((await pictureProcesses()).map(pid => getPriority(pid)))
  expect([...priorities]).toEqual([constants.priority.PRIORITY_BELOW_NORMAL])
})

/** That of this file, and those that files before it in the same worker left idle. */
async function pictureProcesses(): Promise<number[]> {
  const threads = await readdir('/proc/self/task')
  const children = await Promise.all(
    threads.map(thread => readFile(`/proc/self/task/${thread}/children`, 'utf8')),
  )
  const pids = children.flatMap(pids => pids.match(/\d+/g) ?? [])
  const commands = await Promise.all(pids.map(pid => readFile(`/proc/${pid}/cmdline`, 'utf8')))
  return pids.filter((_, at) => commands[at]!.includes('picture-worker')).map(Number)
}
