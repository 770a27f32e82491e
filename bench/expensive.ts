import path from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { facetNames, listingParamNames } from '#commerce/catalog/index/listing-param-names.ts'
import { placeSampleOrder } from '#commerce/orders/sample-order.fixture.ts'
import { recordTransfer } from '#commerce/payments/record-transfer.server.ts'
import { commandLineActor } from '#commerce/values/actor.ts'
import { openMigratedDatabase } from '#server/startup/open-migrated-database.ts'
import { maxFilters } from '#storefront/listing/params/listing-params.ts'
import { prepareBigShop } from './catalog-index/big-shops.ts'
import { formatGoal, formatTable, formatTableNumber, median } from './format-table.ts'
import { type RunningServer, startBenchShop } from './servers.ts'

const concurrentRequests = 10

/** The goal for health checks meanwhile. */
const maxCheckMs = 100

const checkIntervalMs = 5

interface ExpensiveMeasurement {
  name: string
  /** Milliseconds until the last response. */
  all: number
  checks: number[]
}

/** How long `/healthz` takes during concurrent expensive requests, in a shop of this size. */
export async function measureExpensive(folder: string, products: number, runs: number): Promise<string> {
  const shop = await prepareBigShop(products)
  const dataDir = path.join(shop, 'data')
  const invoices = await paidOrders(dataDir, concurrentRequests * (runs + 1))
  const server = await startBenchShop(folder, 'page cache', dataDir)
  // Waits until descriptions are loaded.
  await server.memory()
  const { filters, words } = await widestQueries(server)
  const kinds: [name: string, next: () => string][] = [
    ['nothing else', () => ''],
    ['invoices not rendered yet', () => `/orders/${invoices.pop()}/invoice`],
    [`listings with ${maxFilters} filters`, uniqueUrls(filters)],
    [`searches with ${maxFilters} filters and no results`, uniqueUrls(words)],
  ]
  const rows: string[][] = []
  for (const [name, next] of kinds) {
    const measured: ExpensiveMeasurement[] = []
    // The first run only warms up the code.
    for (let run = 0; run <= runs; run++) measured.push(await measure(server, name, next))
    rows.push(row(name, measured.slice(1)))
  }
  return formatTable(
    `Health checks while ${concurrentRequests} concurrent expensive requests, ${formatTableNumber(products)} products, ${runs} runs`,
    ['meanwhile', 'all responses ms', 'check p50 ms', 'longest ms', 'goal'],
    rows,
  )
}

async function measure(
  server: RunningServer,
  name: string,
  next: () => string,
): Promise<ExpensiveMeasurement> {
  const targets = Array.from({ length: concurrentRequests }, next)
  const checks: number[] = []
  let isDone = false
  const checking = (async () => {
    while (!isDone) {
      checks.push(await timeRequest(server, '/healthz', 200))
      await rest(checkIntervalMs)
    }
  })()
  await rest(50)
  const times =
    targets[0] === ''
      ? await rest(500, [0])
      : await Promise.all(targets.map(target => timeRequest(server, target, 200)))
  isDone = true
  await checking
  return { name, all: Math.max(...times), checks }
}

async function timeRequest(server: RunningServer, target: string, status: number): Promise<number> {
  const began = performance.now()
  const answer = await fetch(server.origin + target)
  await answer.arrayBuffer()
  if (answer.status !== status) throw new Error(`${target} answers ${answer.status}.`)
  return performance.now() - began
}

function row(name: string, measured: readonly ExpensiveMeasurement[]): string[] {
  const longest = Math.max(...measured.flatMap(({ checks }) => checks))
  return [
    name,
    formatTableNumber(median(measured.map(({ all }) => all))),
    formatTableNumber(median(measured.flatMap(({ checks }) => checks)), 1),
    formatTableNumber(longest),
    formatGoal(longest < maxCheckMs, `${maxCheckMs} ms`),
  ]
}

/** Tokens of paid orders whose invoice was never opened. */
async function paidOrders(dataDir: string, count: number): Promise<string[]> {
  const db = await openMigratedDatabase({ dataDir, databaseUrl: undefined })
  try {
    const tokens: string[] = []
    while (tokens.length < count) {
      const { id, token } = await placeSampleOrder(
        db,
        [{ sku: 'POT-WHT-01', quantity: 1 }],
        'test',
        new Date(),
      )
      await recordTransfer(db, id, { actor: commandLineActor, now: new Date() })
      tokens.push(token)
    }
    return tokens
  } finally {
    await db.destroy()
  }
}

/** URLs with every value of the filter panel, with and without a search. */
async function widestQueries({ origin }: RunningServer): Promise<{ filters: string; words: string }> {
  const page = await (await fetch(`${origin}/Shop`)).text()
  const chosen = facetNames
    .map(facet => listingParamNames[facet])
    .flatMap(name =>
      [...page.matchAll(new RegExp(`name="${name}"[^>]*value="([^"]+)"`, 'g'))].map(
        ([, value]) => `${name}=${value}`,
      ),
    )
  const filters = `/Shop?${[...new Set(chosen)].join('&')}`
  return { filters, words: `${filters}&q=steel+water+pot+bag&from=899999` }
}

/** URLs of the same kind that are in no cache. */
function uniqueUrls(address: string): () => string {
  let count = 0
  return () => `${address}&to=${900_000 + count++}`
}
