import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { measureBuying } from './buying/buying.ts'
import { measureCarts } from './cart/cart.ts'
import { measureClicks } from './clicks.ts'
import { measureExpensive } from './expensive.ts'
import { measureModels } from './finding/model-table.ts'
import { measureServers } from './finding/server-table.ts'
import { measureFirstViews } from './first-view.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measurePages } from './pages.ts'
import { startShop, stopServers } from './servers.ts'

const parts = ['http', 'bytes', 'lighthouse', 'clicks', 'finding', 'expensive', 'cart', 'buying']
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '15' },
    runs: { type: 'string', default: '3' },
    sizes: { type: 'string', default: '10000,100000' },
    kills: { type: 'string', default: '50' },
  },
})
if (values.only !== undefined && !parts.includes(values.only)) {
  console.error(`--only is "${values.only}", but must be one of ${parts.join(', ')}.`)
  process.exit(1)
}
const sizes = values.sizes.split(',').map(Number)
if (!sizes.every(size => Number.isInteger(size) && size >= 1 && size <= 9_999_999)) {
  console.error(`--sizes is "${values.sizes}", but must be numbers of products such as 10000,100000.`)
  process.exit(1)
}
const wanted = (part: string) => values.only === undefined || values.only === part

const folder = mkdtempSync(path.join(tmpdir(), 'tote-bench-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

// What was not reached is printed and, but for buying, no failure; what could not be measured is thrown and is one.
try {
  if (!['finding', 'expensive', 'cart', 'buying'].includes(values.only ?? '')) {
    const shop = await startShop(folder, 'page cache')
    if (wanted('http')) console.log(await measurePages(folder, shop, Number(values.rounds)))
    if (wanted('bytes')) console.log(await measureFirstViews(shop))
    if (wanted('lighthouse')) console.log(await measureLighthouse(shop, Number(values.runs)))
    if (wanted('clicks')) console.log(await measureClicks(shop, Number(values.runs)))
    await stopServers()
  }
  if (wanted('finding')) {
    console.log(await measureServers(folder, sizes, Number(values.runs)))
    await stopServers()
    console.log(await measureModels(folder, sizes, Number(values.runs)))
  }
  if (wanted('expensive')) {
    console.log(await measureExpensive(folder, 100_000, Number(values.runs)))
    await stopServers()
  }
  if (wanted('cart')) console.log(await measureCarts(folder, Number(values.runs)))
  if (wanted('buying')) await measureBuying(folder, Number(values.runs), Number(values.kills))
} finally {
  await stopServers()
}
