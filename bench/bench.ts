import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { measureBulkChanges } from './bulk-changes.ts'
import { measureBuying } from './buying/buying.ts'
import { measureIndexes } from './catalog-index/index-table.ts'
import { measureServers } from './catalog-index/server-table.ts'
import { measureSynonyms } from './catalog-index/synonym-table.ts'
import { measureClicks } from './clicks.ts'
import { measureCosts } from './costs/costs.ts'
import { measureFirstViews } from './first-view.ts'
import { measureLighthouse } from './lighthouse/lighthouse.ts'
import { measureOfficeAccessibility } from './office-accessibility/office-accessibility.ts'
import { measureOfficeOrders } from './office-orders/office-orders.ts'
import { measureOfficeProducts } from './office-products.ts'
import { measureOfficeToday } from './office-today/office-today.ts'
import { measurePages } from './pages.ts'
import { measureSearchQuality } from './search-quality.ts'
import { startBenchShop, stopServers } from './servers.ts'
import { measureSignInTiming } from './sign-in-timing.ts'
import { measureVariantGrid } from './variant-grid.ts'

/** They share a running shop. */
const storefrontParts = ['http', 'bytes', 'lighthouse', 'clicks']
const benchParts = [
  ...storefrontParts,
  'costs',
  'catalog-index',
  'search-quality',
  'bulk-changes',
  'office-products',
  'office-orders',
  'office-today',
  'office-accessibility',
  'buying',
  'sign-in-timing',
  'variant-grid',
]
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '15' },
    runs: { type: 'string', default: '3' },
    sizes: { type: 'string', default: '10000,100000' },
    kills: { type: 'string', default: '50' },
    orders: { type: 'string', default: '1000000' },
    opens: { type: 'string', default: '200' },
  },
})
if (values.only !== undefined && !benchParts.includes(values.only)) {
  console.error(`--only is "${values.only}", but must be one of ${benchParts.join(', ')}.`)
  process.exit(1)
}
const sizes = values.sizes.split(',').map(Number)
if (!sizes.every(size => Number.isInteger(size) && size >= 1 && size <= 9_999_999)) {
  console.error(`--sizes is "${values.sizes}", but must be numbers of products such as 10000,100000.`)
  process.exit(1)
}
const isSelected = (part: string) => values.only === undefined || values.only === part

const folder = mkdtempSync(path.join(tmpdir(), 'tote-bench-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

// A missed goal is printed, and fails only in `buying`. What cannot be measured throws.
try {
  if (values.only === undefined || storefrontParts.includes(values.only)) {
    const shop = await startBenchShop(folder, 'page cache')
    if (isSelected('http')) console.log(await measurePages(folder, shop, Number(values.rounds)))
    if (isSelected('bytes')) console.log(await measureFirstViews(shop))
    if (isSelected('lighthouse')) console.log(await measureLighthouse(shop, Number(values.runs)))
    if (isSelected('clicks')) console.log(await measureClicks(shop, Number(values.runs)))
    await stopServers()
  }
  if (isSelected('costs')) console.log(await measureCosts(folder, Number(values.runs)))
  if (isSelected('catalog-index')) {
    console.log(await measureServers(folder, sizes, Number(values.runs)))
    await stopServers()
    console.log(await measureIndexes(folder, sizes, Number(values.runs)))
    await stopServers()
    console.log(await measureSynonyms(folder, sizes, Number(values.runs)))
  }
  if (isSelected('search-quality')) console.log(await measureSearchQuality(folder))
  if (isSelected('bulk-changes')) console.log(await measureBulkChanges(folder, Number(values.runs)))
  if (isSelected('office-products')) console.log(await measureOfficeProducts(folder, Number(values.runs)))
  if (isSelected('sign-in-timing')) console.log(await measureSignInTiming(folder))
  if (isSelected('variant-grid')) {
    console.log(await measureVariantGrid(folder, Number(values.runs)))
    await stopServers()
  }
  if (isSelected('office-orders')) console.log(await measureOfficeOrders(folder, Number(values.orders)))
  if (isSelected('office-today'))
    console.log(await measureOfficeToday(folder, Number(values.orders), Number(values.opens)))
  if (isSelected('office-accessibility')) {
    console.log(await measureOfficeAccessibility(folder))
    await stopServers()
  }
  if (isSelected('buying')) await measureBuying(folder, Number(values.runs), Number(values.kills))
} finally {
  await stopServers()
}
