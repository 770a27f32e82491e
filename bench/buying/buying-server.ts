import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { LogLines } from '../../server/logging/log-lines.ts'
import { cpuMilliseconds } from '../cpu-time.ts'

// The built shop without rate limits, with the bench's own Stripe.
const [dataDir, databaseUrl, stripeUrl] = process.argv.slice(2)
const built = path.join(import.meta.dirname, '..', '..', 'build')
const bundle = pathToFileURL(path.join(built, 'server', 'index.js')).href
const { createShopServer, openShop }: typeof import('../../server/main.ts') = await import(bundle)

const boundless = { burst: Number.MAX_SAFE_INTEGER, perSecond: 1 }
const shared = { visitor: boundless, address: boundless }
const { log } = new LogLines()
const open = await openShop({
  dataDir: dataDir!,
  databaseUrl: databaseUrl || undefined,
  log,
  warmPictures: false,
  rates: {
    reads: boundless,
    writes: boundless,
    visitor: boundless,
    newcomer: boundless,
    orders: shared,
    codes: shared,
  },
  payments: {
    stripe: stripeUrl
      ? { secretKey: 'sk_test_bench', webhookSecret: 'whsec_bench', apiUrl: stripeUrl }
      : undefined,
  },
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
process.on('message', () => process.send!(cpuMilliseconds()))
process.on('disconnect', () => process.exit())
