import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
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
/** Renders the latest page's tree by itself, in the language and currency of its request. */
let renderTree = () => ''
subscribe('tote.tree', tree => {
  renderTree = AsyncLocalStorage.bind(() => renderToString(tree as ReactNode))
})

const treeTurns = 50

listen(open)
process.on('message', async question => {
  if (question === 'cpu-time') return process.send!(cpuMilliseconds())
  if (question === 'tree-time') {
    const before = cpuMilliseconds()
    for (let turn = 0; turn < treeTurns; turn++) renderTree()
    return process.send!((cpuMilliseconds() - before) / treeTurns)
  }
  await open.shop.catalog.descriptionsLoaded
  process.send!(await settledMemory())
})
