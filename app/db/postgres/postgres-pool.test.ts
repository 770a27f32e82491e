import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { temporaryFolder } from '#test/databases.ts'
import { getOpenDatabase, openDatabase } from '../connection/connection.server.ts'

/** A server that closes every connection: its URL and how many there were. */
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

it('retries with growing pauses without blocking queries', async () => {
  const { db, ask, attempts } = await goneServer()
  const began = performance.now()
  await expect(ask()).rejects.toMatchObject({ reason: 'unreachable' })
  let queries = 1
  for (; attempts() < 4; queries += 20) {
    const failed = await Promise.allSettled(Array.from({ length: 20 }, ask))
    expect(failed.every(({ status }) => status === 'rejected')).toBe(true)
    await setTimeout(5)
  }
  // The pauses are at least 50, 100, 200 ms and so on.
  expect(attempts()).toBeLessThanOrEqual(1 + Math.log2((performance.now() - began) / 50 + 1))
  expect(queries).toBeGreaterThan(attempts() * 10)
  expect(getOpenDatabase(db).availability.outage?.reason).toBe('unreachable')
})

it('grows the pause once for concurrent failures, however long they take', async () => {
  const { ask, attempts } = await goneServer()
  // Longer than the first pause.
  const step = 150
  let time = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += step))
  onTestFinished(() => clock.mockRestore())
  await Promise.allSettled(Array.from({ length: 12 }, ask))
  expect(attempts()).toBe(12)
  await expect(ask()).rejects.toMatchObject({ reason: 'unreachable' })
  expect(attempts()).toBe(13)
})
