import { expect, it } from 'vitest'
import { DatabaseUnavailable } from './database-unavailable.server.ts'
import { sideWrite } from './side-write.server.ts'

it('what a read writes on the side is done before the read goes on', async () => {
  let written = false
  await sideWrite(Promise.resolve().then(() => (written = true)))
  expect(written).toBe(true)
})

it('a read goes on without what it writes on the side, while the database takes no writes', async () => {
  await sideWrite(Promise.reject(new DatabaseUnavailable('disk-full')))
  await sideWrite(new Promise(() => {}))
})

it('any other failure is thrown', async () => {
  await expect(sideWrite(Promise.reject(new Error('no such column')))).rejects.toThrow('no such column')
})
