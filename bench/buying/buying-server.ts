import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { LogLines } from '../../server/log.ts'
import { worked } from '../worked.ts'

// The shop as it was built, where orders are placed faster than anybody may, and paid at a Stripe of the bench.
const [dataDir, databaseUrl, stripeUrl] = process.argv.slice(2)
const built = path.join(import.meta.dirname, '..', '..', 'build')
const server = pathToFileURL(path.join(built, 'server', 'index.js')).href
const { createListener, openShop }: typeof import('../../server/main.ts') = await import(server)

const boundless = { burst: Number.MAX_SAFE_INTEGER, perSecond: 1 }
const shared = { visitor: boundless, address: boundless }
const { log } = new LogLines()
const open = await openShop({
  dataDir: dataDir!,
  databaseUrl: databaseUrl || undefined,
  log,
  warmPictures: false,
  rates: { visitor: boundless, newcomer: boundless, orders: shared, codes: shared },
  payments: {
    stripe: stripeUrl
      ? { secretKey: 'sk_test_bench', webhookSecret: 'whsec_bench', apiUrl: stripeUrl }
      : undefined,
  },
})
const listener = createListener({
  pages: () => open.pages,
  publicUrl: undefined,
  clientFolder: path.join(built, 'client'),
  log,
})
const listening = createServer(listener).listen(0, '127.0.0.1', () => {
  process.send!((listening.address() as AddressInfo).port)
})
process.on('message', () => process.send!(worked()))
process.on('disconnect', () => process.exit())
