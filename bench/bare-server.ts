import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpuMilliseconds } from './cpu-time.ts'
import type { ServedPage } from './read-page.ts'

// The baseline for the page cache: `node:http` with the shop's responses in memory.
const pages = new Map<string | undefined, { headers: string[]; body: Buffer }>()

process.once('message', (served: Record<string, ServedPage>) => {
  for (const [path, { headers, body }] of Object.entries(served))
    pages.set(path, { headers, body: Buffer.from(body, 'base64') })
  const server = createServer((request, response) => {
    const page = pages.get(request.url)
    if (page) response.writeHead(200, page.headers).end(page.body)
    else response.writeHead(404).end()
  }).listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
  process.on('message', () => process.send!(cpuMilliseconds()))
})
process.on('disconnect', () => process.exit())
