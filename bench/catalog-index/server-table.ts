import path from 'node:path'
import { formatGoal, formatTable, formatTableNumber, median } from '../format-table.ts'
import { type RunningServer, startBenchShop } from '../servers.ts'
import { prepareBigShop } from './big-shops.ts'
import { goalsForSize, type SizeGoals } from './goals.ts'
import { measureListingPages, type PagePair } from './listing-page-times.ts'
import { measureStart } from './start-time.ts'

interface MeasuredServer {
  size: number
  /** Seconds. */
  ready: number
  /** Megabytes above the demo shop. */
  memory: number
  pages: PagePair[]
}

/** Start time, memory and rendered pages of the built shop by size, compared with the demo shop, in turn. */
export async function measureServers(
  folder: string,
  sizes: readonly number[],
  runs: number,
): Promise<string> {
  const shops = new Map<number, string>()
  for (const size of [0, ...sizes]) shops.set(size, await prepareBigShop(size))
  const ready = new Map<number, number[]>(sizes.map(size => [size, []]))
  for (let run = 0; run < runs; run++)
    for (const size of sizes) ready.get(size)!.push(await measureStart(folder, shops.get(size)!))

  const start = async (size: number) => {
    const server = await startBenchShop(folder, 'rendered', path.join(shops.get(size)!, 'data'))
    return { server, memory: server.memory() }
  }
  const demo = await start(0)
  const big = await Promise.all(sizes.map(start))
  const demoMemory = await demo.memory
  const running: (MeasuredServer & { server: RunningServer })[] = []
  for (const [index, size] of sizes.entries()) {
    const { server, memory } = big[index]!
    const above = ((await memory) - demoMemory) / 1e6
    running.push({ size, server, memory: above, ready: median(ready.get(size)!), pages: [] })
  }
  // The first pages only warm up the code.
  for (const { server } of running)
    for (let time = 0; time < 3; time++) await measureListingPages(server, demo.server)
  for (let run = 0; run < runs; run++)
    for (const { server, pages } of running) pages.push(await measureListingPages(server, demo.server))
  return formatTable(
    `The server, medians of ${runs} runs in turn; memory after the load, above that of the demo shop (${formatTableNumber(demoMemory / 1e6)} MB); pages of 12 products, rendered and not cached, compared with the demo shop`,
    ['products', 'ready s', 'goal', 'memory MB', 'goal', 'page p50 ms', 'demo shop', 'times', 'goal'],
    running.map(row),
  )
}

function row({ size, ready, memory, pages }: MeasuredServer): string[] {
  const goals: SizeGoals | undefined = goalsForSize(size)
  const times = median(pages.map(({ big, small }) => big / small))
  const reached = (value: number, key: keyof SizeGoals, unit: string) =>
    goals ? formatGoal(value <= goals[key], `${goals[key]} ${unit}`) : ''
  return [
    formatTableNumber(size),
    formatTableNumber(ready, 1),
    reached(ready, 'ready', 's'),
    formatTableNumber(memory),
    reached(memory, 'memory', 'MB'),
    formatTableNumber(median(pages.map(({ big }) => big)), 2),
    formatTableNumber(median(pages.map(({ small }) => small)), 2),
    formatTableNumber(times, 2),
    reached(times, 'page', '×'),
  ]
}
