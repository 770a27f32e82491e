import path from 'node:path'
import { type RunningServer, startShop } from '../servers.ts'
import { goal, median, number, table } from '../table.ts'
import { type Goals, goalsOf } from './goals.ts'
import { type Beside, measureHttp } from './http.ts'
import { shopWith } from './shops.ts'
import { measureStart } from './start.ts'

interface MeasuredServer {
  size: number
  /** Seconds. */
  ready: number
  /** Megabytes above the demo shop. */
  memory: number
  pages: Beside[]
}

/** Ready, memory and rendered pages of the built shop with so many products, beside the demo shop; in turns. */
export async function measureServers(
  folder: string,
  sizes: readonly number[],
  runs: number,
): Promise<string> {
  const shops = new Map<number, string>()
  for (const size of [0, ...sizes]) shops.set(size, await shopWith(size))
  const ready = new Map<number, number[]>(sizes.map(size => [size, []]))
  for (let run = 0; run < runs; run++)
    for (const size of sizes) ready.get(size)!.push(await measureStart(folder, shops.get(size)!))

  const start = async (size: number) => {
    const server = await startShop(folder, 'rendered', path.join(shops.get(size)!, 'data'))
    return { server, memory: server.memory() }
  }
  const demo = await start(0)
  const big = await Promise.all(sizes.map(start))
  const demoMemory = await demo.memory
  const running: (MeasuredServer & { server: RunningServer })[] = []
  for (const [place, size] of sizes.entries()) {
    const { server, memory } = big[place]!
    const above = ((await memory) - demoMemory) / 1e6
    running.push({ size, server, memory: above, ready: median(ready.get(size)!), pages: [] })
  }
  // Code that ran often is fast: the first pages are not counted.
  for (const { server } of running)
    for (let time = 0; time < 3; time++) await measureHttp(server, demo.server)
  for (let run = 0; run < runs; run++)
    for (const { server, pages } of running) pages.push(await measureHttp(server, demo.server))
  return table(
    `The server, medians of ${runs} runs in turn; memory after everything is loaded, above the demo shop (${number(demoMemory / 1e6)} MB); pages of 12 products, rendered, not kept, beside the demo shop's`,
    ['products', 'ready s', 'goal', 'memory MB', 'goal', 'page p50 ms', 'demo shop', 'times', 'goal'],
    running.map(row),
  )
}

function row({ size, ready, memory, pages }: MeasuredServer): string[] {
  const goals: Goals | undefined = goalsOf(size)
  const times = median(pages.map(({ big, small }) => big / small))
  const reached = (value: number, key: keyof Goals, unit: string) =>
    goals ? goal(value <= goals[key], `${goals[key]} ${unit}`) : ''
  return [
    number(size),
    number(ready, 1),
    reached(ready, 'ready', 's'),
    number(memory),
    reached(memory, 'memory', 'MB'),
    number(median(pages.map(({ big }) => big)), 2),
    number(median(pages.map(({ small }) => small)), 2),
    number(times, 2),
    reached(times, 'page', '×'),
  ]
}
