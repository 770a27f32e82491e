import { connections, load, type Measured, type Target } from './load.ts'
import { readPage, type ServedPage } from './read-page.ts'
import { type RunningServer, startBareServer, startShop } from './servers.ts'
import { goal, median, number, table } from './table.ts'

export const measuredPages = ['/', '/Shop', '/productDetails']

const cachedOfBare = 0.6
const renderedListings = 250

/** How long each takes its turn, in seconds. A rendered page takes long itself: the more of them, the truer. */
const turns = { cached: 0.5, bare: 0.5, rendered: 1.5 }
type Source = keyof typeof turns
type Turn = Measured & { processor: number }
const sources = Object.keys(turns) as Source[]
const names = { cached: 'page cache', bare: 'bare node:http', rendered: 'rendered' }

/**
 * Pages a second from the page cache, from a bare server with the same bytes, and rendered. They take turns, so that
 * whatever else the machine does falls on all of them alike; the figures are medians over the rounds.
 */
export async function measurePages(folder: string, shop: RunningServer, rounds: number): Promise<string> {
  const rendering = await startShop(folder, 'rendered')
  const pages = await readPages(shop)
  const renderedPages = await readPages(rendering)
  if (Object.values(renderedPages).some(page => page.shared))
    throw new Error('The shop keeps pages although its page cache is off.')
  const bare = await startBareServer(folder, pages)

  const servers = { cached: shop, bare, rendered: rendering }
  const rows: string[][] = []
  for (const path of measuredPages) {
    const target = (source: Source): Target => ({
      port: servers[source].port,
      path,
      host: new URL(servers[source].origin).host,
      length: (source === 'rendered' ? renderedPages : pages)[path]!.length,
    })
    for (const source of sources) await load(target(source), 2)
    const measured: Record<Source, Turn[]> = { cached: [], bare: [], rendered: [] }
    for (let round = 0; round < rounds; round++)
      for (const source of sources)
        measured[source].push(await turn(servers[source], target(source), turns[source]))
    for (const source of sources) rows.push(row(path, source, measured[source], measured.bare))
  }
  return table(
    `Pages a second (${connections} connections, Brotli, request log to a file, medians of ${rounds} rounds)`,
    ['page', 'from', 'pages/s', 'p50 ms', 'p99 ms', 'CPU ms', 'of bare', 'goal'],
    rows,
  )
}

/** Processor time a page hardly changes with what else the machine does: the figure to compare two versions by. */
async function turn(server: RunningServer, target: Target, seconds: number): Promise<Turn> {
  const before = await server.worked()
  const measured = await load(target, seconds)
  return { ...measured, processor: ((await server.worked()) - before) / measured.answers }
}

async function readPages(server: RunningServer): Promise<Record<string, ServedPage>> {
  const pages: Record<string, ServedPage> = {}
  for (const path of measuredPages) pages[path] = await readPage(server.origin, path)
  return pages
}

function row(path: string, source: Source, results: readonly Turn[], bare: readonly Turn[]): string[] {
  const perSecond = median(results.map(result => result.perSecond))
  // Of the two that were measured right after each other.
  const ofBare = median(results.map((result, round) => result.perSecond / bare[round]!.perSecond))
  return [
    path,
    names[source],
    number(perSecond),
    number(median(results.map(result => result.p50)), 2),
    number(median(results.map(result => result.p99)), 2),
    number(median(results.map(result => result.processor)), 3),
    source === 'bare' ? '' : `${number(100 * ofBare, 1)} %`,
    goalOf(path, source, perSecond, ofBare),
  ]
}

function goalOf(path: string, source: Source, perSecond: number, ofBare: number): string {
  if (source === 'cached') return goal(ofBare >= cachedOfBare, `${100 * cachedOfBare} % of bare`)
  if (source === 'rendered' && path === '/Shop')
    return goal(perSecond >= renderedListings, `${renderedListings} pages/s`)
  return ''
}
