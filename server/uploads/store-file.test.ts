import { existsSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/databases.ts'
import { storeFile } from './store-file.ts'

const { signal } = new AbortController()

it('never writes more of a file than its limit, and removes one that is too large', async () => {
  const file = path.join(await temporaryFolder(), '0')
  const sizes: number[] = []
  async function* chunks() {
    for (let sent = 0; sent < 100; sent += 1) {
      yield Buffer.alloc(1000)
      sizes.push(existsSync(file) ? statSync(file).size : 0)
    }
  }
  const stored = await storeFile(Readable.from(chunks()), file, { maxBytes: 3500, signal })
  expect(stored).toEqual({ ok: false, reason: 'too-large' })
  expect([sizes.length, Math.max(...sizes) <= 3500, existsSync(file)]).toEqual([100, true, false])
})

it('neither follows a link nor replaces a file', async () => {
  const folder = await temporaryFolder()
  writeFileSync(path.join(folder, 'precious'), 'x')
  symlinkSync(path.join(folder, 'precious'), path.join(folder, '0'))
  for (const name of ['0', 'precious']) {
    const storing = storeFile(Readable.from([Buffer.from('y')]), path.join(folder, name), {
      maxBytes: 9,
      signal,
    })
    expect(await storing).toMatchObject({
      ok: false,
      reason: 'refused-by-disk',
      error: { code: expect.stringMatching(/^(EEXIST|ELOOP)$/) },
    })
  }
  expect(statSync(path.join(folder, 'precious')).size).toBe(1)
})
