import { cpuMilliseconds } from './cpu-time.ts'
import { boundless, listen, log, openShop } from './listen.ts'
import { settledMemory } from './settled-memory.ts'

// The built shop as `npm start` opens it, with or without its page cache.
const [dataDir, mode, databaseUrl] = process.argv.slice(2)

const shared = { visitor: boundless, address: boundless }
const open = await openShop({
  dataDir: dataDir!,
  databaseUrl,
  log,
  // Pictures are made on request, so that making them does not disturb the measurements.
  warmPictures: false,
  rates: {
    ...{ reads: boundless, writes: boundless, visitor: boundless, newcomer: boundless },
    ...{ emails: shared, orders: shared, codes: shared },
  },
  ...(mode === 'rendered' && { pageCacheBytes: 0 }),
})
listen(open)
process.on('message', async question => {
  if (question === 'cpu-time') return process.send!(cpuMilliseconds())
  await open.shop.catalog.descriptionsLoaded
  process.send!(await settledMemory())
})
