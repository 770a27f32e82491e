import { connections, load, type Measured, type Target } from './load.ts'
import { readPage } from './read-page.ts'
import { type RunningServer, startBareServer, startShop } from './servers.ts'
import { goal, median, number, table } from './table.ts'

export const measuredPages = ['/', '/Shop', '/productDetails']

const seconds = 1.5
const sources = ['page cache', 'rendered', 'bare node:http'] as const
const cachedOfBare = 0.6
const renderedListings = 250

/**
 * Pages a second from the page cache, rendered, and from a bare server with the same bytes. They take turns, so that
 * whatever else the machine does falls on all of them alike; the figures are medians over the rounds.
 */
export async function measurePages(folder: string, shop: RunningServer, rounds: number): Promise<string> {
  const rendering = await startShop(folder, 'rendered')
  const served = Object.fromEntries(
    await Promise.all(measuredPages.map(async path => [path, await readPage(shop.origin, path)] as const)),
  )
  for (const path of measuredPages) await readPage(rendering.origin, path, hostOf(0))
  const bare = await startBareServer(folder, served)

  const same = (port: number, path: string): Target => {
    const host = new URL(shop.origin).host
    return { port, path, host: () => host, length: served[path]!.length, tolerance: 0 }
  }
  const targets = measuredPages.flatMap((path): Target[] => [
    same(shop.port, path),
    { ...same(rendering.port, path), host: hostOf, tolerance: 0.02 * served[path]!.length },
    same(bare.port, path),
  ])
  for (const target of targets) await load(target, seconds)
  const measured: Measured[][] = targets.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, target] of targets.entries()) measured[index]!.push(await load(target, seconds))

  return table(
    `Pages a second (${connections} connections, Brotli, request log to a file, medians of ${rounds} rounds of ${seconds} s)`,
    ['page', 'from', 'pages/s', 'p50 ms', 'p99 ms', 'of bare', 'goal'],
    measured.map((results, index) => row(index, results, measured[index - (index % 3) + 2]!)),
  )
}

/** Every connection has a host of its own: pages that are asked for at the same time would be made only once. */
function hostOf(connection: number): string {
  return `shop-${String(connection).padStart(2, '0')}.example`
}

function row(index: number, results: readonly Measured[], bare: readonly Measured[]): string[] {
  const path = measuredPages[Math.floor(index / 3)]!
  const source = sources[index % 3]!
  const perSecond = median(results.map(result => result.perSecond))
  const ofBare = median(results.map((result, round) => result.perSecond / bare[round]!.perSecond))
  const reached = {
    'page cache': goal(ofBare >= cachedOfBare, `60 % of bare`),
    rendered: path === '/Shop' ? goal(perSecond >= renderedListings, `${renderedListings} pages/s`) : '',
    'bare node:http': '',
  }
  return [
    path,
    source,
    number(perSecond),
    number(median(results.map(result => result.p50)), 2),
    number(median(results.map(result => result.p99)), 2),
    source === 'bare node:http' ? '' : `${number(100 * ofBare, ofBare < 0.1 ? 1 : 0)} %`,
    reached[source],
  ]
}
