import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { LogLines } from '../server/logging/log-lines.ts'
import { cpuMilliseconds } from './cpu-time.ts'
import { settledMemory } from './settled-memory.ts'

// The built shop as `npm start` opens it, with or without its page cache.
const [dataDir, mode, databaseUrl] = process.argv.slice(2)
const built = path.join(import.meta.dirname, '..', 'build')
const bundle = pathToFileURL(path.join(built, 'server', 'index.js')).href
const { createShopServer, openShop }: typeof import('../server/main.ts') = await import(bundle)

// The bench exceeds the usual rate limits.
const boundless = { burst: Number.MAX_SAFE_INTEGER, perSecond: 1 }
const { log } = new LogLines()
// Pictures are made on request, so that making them does not disturb the measurements.
const open = await openShop({
  dataDir: dataDir!,
  databaseUrl,
  log,
  warmPictures: false,
  rates: { reads: boundless, writes: boundless, visitor: boundless, newcomer: boundless },
  ...(mode === 'rendered' && { pageCacheBytes: 0 }),
})
const server = createShopServer(
  {
    pages: () => open.pages,
    publicUrl: undefined,
    clientFolder: path.join(built, 'client'),
    log,
    writeLimits: { writesAtOnce: Number.MAX_SAFE_INTEGER, bytesAtOnce: Number.MAX_SAFE_INTEGER },
  },
  { connections: Number.MAX_SAFE_INTEGER },
)
const listening = server.listen(0, '127.0.0.1', () => {
  process.send!((listening.address() as AddressInfo).port)
})
process.on('message', async question => {
  if (question === 'cpu-time') return process.send!(cpuMilliseconds())
  await open.shop.catalog.descriptionsLoaded
  process.send!(await settledMemory())
})
process.on('disconnect', () => process.exit())
