import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '#test/databases.ts'
import { createListener } from '../http/listener.ts'
import type { Pages } from './pages.ts'

async function listening(pages: () => Pages | undefined): Promise<string> {
  const clientFolder = await temporaryFolder()
  const server = createServer(createListener({ pages, clientFolder, publicUrl: undefined, log: () => {} }))
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('an opening shop is alive but not ready', async () => {
  const origin = await listening(() => undefined)
  const responses = await Promise.all(['/livez', '/healthz'].map(path => fetch(origin + path)))
  expect(responses.map(({ status }) => status)).toEqual([200, 503])
  expect(await Promise.all(responses.map(response => response.text()))).toEqual(['ok', 'opening'])
  for (const { headers } of responses) {
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
  }
})

it('a shop is ready, or gives the reason', async () => {
  let reason: string | undefined
  const readiness = { whyNotReady: async () => reason }
  const pages = { readiness, findCached: () => undefined, languageAt: () => 'en' }
  const origin = await listening(() => pages as unknown as Pages)
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  reason = 'the disk of the database is full'
  const response = await fetch(`${origin}/healthz`)
  expect([response.status, await response.text()]).toEqual([503, reason])
  expect((await fetch(`${origin}/livez`)).status).toBe(200)
})

it('health is read-only', async () => {
  const origin = await listening(() => undefined)
  for (const path of ['/livez', '/healthz'])
    expect((await fetch(origin + path, { method: 'POST' })).status).not.toBe(200)
})
