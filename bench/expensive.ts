import path from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { placeSold } from '../app/commerce/orders/parcels/sold-order.fixture.ts'
import { takeTransfer } from '../app/commerce/payments/take-transfer.server.ts'
import { groups, maxFilters } from '../app/storefront/listing/listing-address.ts'
import { openMigrated } from '../server/open-migrated.ts'
import { shopWith } from './finding/shops.ts'
import { type RunningServer, startShop } from './servers.ts'
import { goal, median, number, table } from './table.ts'

/** How many expensive requests come in the same moment. */
const atOnce = 10

/** While they are answered, the longest that a health check may take, in milliseconds. */
const longestCheck = 100

/** Milliseconds between two health checks. */
const pause = 5

interface Measured {
  name: string
  /** Until the last of them was answered. */
  all: number
  checks: number[]
}

/** How long `/healthz` takes while expensive requests come at once, in a shop with so many products. */
export async function measureExpensive(folder: string, products: number, runs: number): Promise<string> {
  const shop = await shopWith(products)
  const dataDir = path.join(shop, 'data')
  const invoices = await paidOrders(dataDir, atOnce * (runs + 1))
  const server = await startShop(folder, 'page cache', dataDir)
  // Not while the shop still reads its descriptions.
  await server.memory()
  const { filters, words } = await widestQueries(server)
  const kinds: [name: string, next: () => string][] = [
    ['nothing else', () => ''],
    ['invoices that nobody has printed', () => `/orders/${invoices.pop()}/invoice`],
    [`listings with ${maxFilters} filters`, unique(filters)],
    [`searches with ${maxFilters} filters that find nothing`, unique(words)],
  ]
  const rows: string[][] = []
  for (const [name, next] of kinds) {
    const measured: Measured[] = []
    // Code that ran often is fast: the first run is not counted.
    for (let run = 0; run <= runs; run++) measured.push(await measure(server, name, next))
    rows.push(row(name, measured.slice(1)))
  }
  return table(
    `Health checks while ${atOnce} expensive requests come at once, ${number(products)} products, ${runs} runs`,
    ['meanwhile', 'all answered ms', 'check p50 ms', 'longest ms', 'goal'],
    rows,
  )
}

async function measure(server: RunningServer, name: string, next: () => string): Promise<Measured> {
  const targets = Array.from({ length: atOnce }, next)
  const checks: number[] = []
  let isOver = false
  const checking = (async () => {
    while (!isOver) {
      checks.push(await timed(server, '/healthz', 200))
      await rest(pause)
    }
  })()
  await rest(50)
  const times =
    targets[0] === ''
      ? await rest(500, [0])
      : await Promise.all(targets.map(target => timed(server, target, 200)))
  isOver = true
  await checking
  return { name, all: Math.max(...times), checks }
}

async function timed(server: RunningServer, target: string, status: number): Promise<number> {
  const began = performance.now()
  const answer = await fetch(server.origin + target)
  await answer.arrayBuffer()
  if (answer.status !== status) throw new Error(`${target} answers ${answer.status}.`)
  return performance.now() - began
}

function row(name: string, measured: readonly Measured[]): string[] {
  const longest = Math.max(...measured.flatMap(({ checks }) => checks))
  return [
    name,
    number(median(measured.map(({ all }) => all))),
    number(median(measured.flatMap(({ checks }) => checks)), 1),
    number(longest),
    goal(longest < longestCheck, `${longestCheck} ms`),
  ]
}

/** The tokens of orders that were paid and have no invoice yet. */
async function paidOrders(dataDir: string, count: number): Promise<string[]> {
  const db = await openMigrated({ dataDir, databaseUrl: undefined })
  try {
    const tokens: string[] = []
    while (tokens.length < count) {
      const { id, token } = await placeSold(db, [{ sku: 'POT-WHT-01', quantity: 1 }], 'test', new Date())
      await takeTransfer(db, id, new Date())
      tokens.push(token)
    }
    return tokens
  } finally {
    await db.destroy()
  }
}

/** Every value that the panel of filters has, with and without words. */
async function widestQueries({ origin }: RunningServer): Promise<{ filters: string; words: string }> {
  const page = await (await fetch(`${origin}/Shop`)).text()
  const chosen = Object.values(groups).flatMap(name =>
    [...page.matchAll(new RegExp(`name="${name}"[^>]*value="([^"]+)"`, 'g'))].map(
      ([, value]) => `${name}=${value}`,
    ),
  )
  const filters = `/Shop?${[...new Set(chosen)].join('&')}`
  return { filters, words: `${filters}&q=steel+water+pot+bag&from=899999` }
}

/** The same question, never asked before: no page is kept for it. */
function unique(address: string): () => string {
  let asked = 0
  return () => `${address}&to=${900_000 + asked++}`
}
