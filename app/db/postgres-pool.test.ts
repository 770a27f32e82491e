import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../test/databases.ts'
import { openDatabase, openDatabaseOf } from './connection.server.ts'

/** The address of a server that ends every connection, and how many there were. */
async function goneServer() {
  let attempts = 0
  const server = createServer(socket => {
    attempts++
    socket.destroy()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const databaseUrl = `postgres://tote@127.0.0.1:${port}/shop`
  const db = openDatabase({ dataDir: await temporaryFolder(), databaseUrl })
  onTestFinished(() => db.destroy())
  return { db, ask: () => sql`select 1`.execute(db), attempts: () => attempts }
}

it('a server that is gone is tried again with growing pauses, and nobody waits for that', async () => {
  const { db, ask, attempts } = await goneServer()
  const began = performance.now()
  await expect(ask()).rejects.toMatchObject({ because: 'unreachable' })
  let queries = 1
  for (; performance.now() - began < 800; queries += 20) {
    const failed = await Promise.allSettled(Array.from({ length: 20 }, ask))
    expect(failed.every(({ status }) => status === 'rejected')).toBe(true)
    await setTimeout(5)
  }
  // The pauses are at least 50, 100, 200, 400 and so on.
  expect(attempts()).toBeLessThanOrEqual(1 + Math.log2((performance.now() - began) / 50 + 1))
  expect(attempts()).toBeGreaterThan(1)
  expect(queries).toBeGreaterThan(attempts() * 10)
  expect(openDatabaseOf(db).availability.outage?.because).toBe('unreachable')
})

it('many that fail at the same moment do not make the pause longer', async () => {
  const { ask, attempts } = await goneServer()
  await Promise.allSettled(Array.from({ length: 12 }, ask))
  expect(attempts()).toBe(12)
  const again = () => ask().then(attempts, attempts)
  await expect.poll(again, { interval: 10, timeout: 900 }).toBeGreaterThan(12)
})
