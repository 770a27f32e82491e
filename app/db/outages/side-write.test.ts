import { expect, it } from 'vitest'
import { DatabaseUnavailable } from './database-unavailable.server.ts'
import { sideWrite } from './side-write.server.ts'

it('waits for a side write', async () => {
  let written = false
  await sideWrite(Promise.resolve().then(() => (written = true)))
  expect(written).toBe(true)
})

it('continues without a side write during an outage', async () => {
  await sideWrite(Promise.reject(new DatabaseUnavailable('disk-full')))
  await sideWrite(new Promise(() => {}))
})

it('throws any other error', async () => {
  await expect(sideWrite(Promise.reject(new Error('no such column')))).rejects.toThrow('no such column')
})
