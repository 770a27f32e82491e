import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/databases.ts'
import { MultipartParts } from './multipart-parts.ts'

it('keeps files in the order in which they were sent, whichever is on disk first', async () => {
  const fields = { pictures: { maxFiles: 2, maxBytes: 100, contentTypes: ['image/png'] } }
  const parts = new MultipartParts(fields, await temporaryFolder(), new AbortController().signal)
  const { promise: isSecondStored, resolve } = Promise.withResolvers<void>()
  async function* late() {
    await isSecondStored
    yield Buffer.from('first')
  }
  const first = parts.addFile('pictures', Readable.from(late()), 'first.png', 'image/png')
  await parts.addFile('pictures', Readable.from([Buffer.from('second')]), 'second.png', 'image/png')
  resolve()
  await first
  const { files } = await parts.stored()
  expect(files.map(({ name }) => name)).toEqual(['first.png', 'second.png'])
})
