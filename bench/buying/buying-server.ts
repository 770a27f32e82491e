import { cpuMilliseconds } from '../cpu-time.ts'
import { boundless, listen, log, openShop } from '../listen.ts'

// The built shop without rate limits, with the bench's own Stripe.
const [dataDir, databaseUrl, stripeUrl] = process.argv.slice(2)

const shared = { visitor: boundless, address: boundless }
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
listen(open)
process.on('message', () => process.send!(cpuMilliseconds()))
