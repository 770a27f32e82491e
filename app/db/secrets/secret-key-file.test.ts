import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/databases.ts'
import { loadSecretKey } from './secret-key-file.server.ts'

it('creates one key, readable only by its owner, and no other file', async () => {
  const folder = path.join(await temporaryFolder(), 'new')
  const key = loadSecretKey(folder)
  expect(key).toHaveLength(32)
  expect(loadSecretKey(folder)).toEqual(key)
  expect(await readdir(folder)).toEqual(['secret-key'])
  expect((await stat(path.join(folder, 'secret-key'))).mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect(loadSecretKey(await temporaryFolder())).not.toEqual(key)
})

it('gives processes that start together the same key', async () => {
  const root = await temporaryFolder()
  const folders = Array.from({ length: 100 }, (_, n) => path.join(root, String(n)))
  for (const folder of folders) mkdirSync(folder)
  const starters = 4
  const arrivals = new Int32Array(new SharedArrayBuffer(4 * folders.length))
  const script = new URL('./simultaneous-start.fixture.ts', import.meta.url)
  const keys = await Promise.all(
    Array.from({ length: starters }, async () => {
      const [found] = await once(
        new Worker(script, { workerData: { folders, arrivals, starters } }),
        'message',
      )
      return found as string[]
    }),
  )
  for (const found of keys) expect(found).toEqual(keys[0])
  expect(new Set(keys[0]).size).toBe(folders.length)
})
