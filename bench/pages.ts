import { formatGoal, formatTable, formatTableNumber, median } from './format-table.ts'
import { connectionCount, generateLoad, type LoadMeasurement, type LoadTarget } from './load.ts'
import { readPage, type ServedPage } from './read-page.ts'
import { type RunningServer, startBareServer, startBenchShop } from './servers.ts'

export const measuredPages = ['/', '/Shop', '/productDetails']

const minCachedShare = 0.6
const minRenderedPerSecond = 250
/** CPU time of a rendered page, of that of `renderToString` alone. */
const maxOfTree = 1 / 0.7

/** Seconds per turn. Rendering is slow, so its turns are longer. */
const turnSeconds = { cached: 0.5, bare: 0.5, rendered: 1.5 }
type Source = keyof typeof turnSeconds
type Turn = LoadMeasurement & { cpuTime: number; treeTime: number }
const sources = Object.keys(turnSeconds) as Source[]
const sourceNames = { cached: 'page cache', bare: 'bare node:http', rendered: 'rendered' }

/**
 * Pages per second from the page cache, from a bare server with the same bytes, and rendered. They take turns, so that other
 * load affects all of them equally; the results are medians of the rounds.
 */
export async function measurePages(folder: string, shop: RunningServer, rounds: number): Promise<string> {
  const rendering = await startBenchShop(folder, 'rendered')
  const pages = await readPages(shop)
  const renderedPages = await readPages(rendering)
  if (Object.values(renderedPages).some(page => page.shared))
    throw new Error('The shop keeps pages although its page cache is off.')
  const bare = await startBareServer(folder, pages)

  const servers = { cached: shop, bare, rendered: rendering }
  const rows: string[][] = []
  for (const path of measuredPages) {
    const target = (source: Source): LoadTarget => ({
      port: servers[source].port,
      path,
      host: new URL(servers[source].origin).host,
      length: (source === 'rendered' ? renderedPages : pages)[path]!.length,
    })
    for (const source of sources) await generateLoad(target(source), 2)
    const measured: Record<Source, Turn[]> = { cached: [], bare: [], rendered: [] }
    for (let round = 0; round < rounds; round++)
      for (const source of sources) measured[source].push(await turn(servers[source], target(source), source))
    for (const source of sources) rows.push(row(path, source, measured[source], measured.bare))
  }
  return formatTable(
    `Pages per second (${connectionCount} connections, Brotli, request log to a file, medians of ${rounds} rounds)`,
    ['page', 'from', 'pages/s', 'p50 ms', 'p99 ms', 'CPU ms', 'of bare', 'renderToString ms', 'goal'],
    rows,
  )
}

/** CPU time per page hardly depends on other load, so it is the number to compare versions by. */
async function turn(server: RunningServer, target: LoadTarget, source: Source): Promise<Turn> {
  const before = await server.cpuTime()
  const measured = await generateLoad(target, turnSeconds[source])
  const cpuTime = ((await server.cpuTime()) - before) / measured.responses
  return { ...measured, cpuTime, treeTime: source === 'rendered' ? await server.treeTime() : Number.NaN }
}

async function readPages(server: RunningServer): Promise<Record<string, ServedPage>> {
  const pages: Record<string, ServedPage> = {}
  for (const path of measuredPages) pages[path] = await readPage(server.origin, path)
  return pages
}

function row(path: string, source: Source, results: readonly Turn[], bare: readonly Turn[]): string[] {
  const perSecond = median(results.map(result => result.perSecond))
  // Compares turns of the same round.
  const ofBare = median(results.map((result, round) => result.perSecond / bare[round]!.perSecond))
  const ofTree = median(results.map(({ cpuTime, treeTime }) => cpuTime / treeTime))
  return [
    path,
    sourceNames[source],
    formatTableNumber(perSecond),
    formatTableNumber(median(results.map(result => result.p50)), 2),
    formatTableNumber(median(results.map(result => result.p99)), 2),
    formatTableNumber(median(results.map(result => result.cpuTime)), 3),
    source === 'bare' ? '' : `${formatTableNumber(100 * ofBare, 1)} %`,
    source === 'rendered' ? formatTableNumber(median(results.map(result => result.treeTime)), 3) : '',
    goalText(path, source, { perSecond, ofBare, ofTree }),
  ]
}

interface Result {
  perSecond: number
  ofBare: number
  ofTree: number
}

function goalText(path: string, source: Source, { perSecond, ofBare, ofTree }: Result): string {
  if (source === 'cached') return formatGoal(ofBare >= minCachedShare, `${100 * minCachedShare} % of bare`)
  if (source === 'bare') return ''
  const goals = [formatGoal(ofTree <= maxOfTree, `CPU ≤ ${formatTableNumber(maxOfTree, 2)} × renderToString`)]
  if (path === '/Shop')
    goals.push(formatGoal(perSecond >= minRenderedPerSecond, `${minRenderedPerSecond} pages/s`))
  return goals.join(', ')
}
