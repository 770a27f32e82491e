import { formatGoal, formatTable, formatTableNumber } from '../format-table.ts'
import { prepareBigShop } from './big-shops.ts'
import type { LoopBlock } from './event-loop-blocks.ts'
import { goalsForSize, maxBlockMs, type SizeGoals } from './goals.ts'
import { type RunningIndex, startIndex } from './running-index.ts'
import { summarizeTimes } from './times.ts'

const kinds = { listings: 'listing', searches: 'search' } as const
type Kind = keyof typeof kinds
const kindNames = Object.keys(kinds) as Kind[]

interface MeasuredIndex {
  size: number
  index: RunningIndex
  runs: Record<Kind, number[][]>
}

/** The speed of the index for filters and searches, and how long it blocks the event loop. */
export async function measureIndexes(
  folder: string,
  sizes: readonly number[],
  runs: number,
): Promise<string> {
  const measured: MeasuredIndex[] = []
  for (const size of sizes) {
    const index = await startIndex(folder, await prepareBigShop(size))
    measured.push({ size, index, runs: { listings: [], searches: [] } })
  }
  for (let run = 0; run < runs; run++)
    for (const { runs, index } of measured) for (const kind of kindNames) runs[kind].push(await index[kind]())
  return speedTable(measured, runs) + (await blockTable(measured))
}

function speedTable(measured: readonly MeasuredIndex[], runs: number): string {
  const rows = kindNames.flatMap(kind =>
    measured.map(({ size, runs }) => {
      const times = summarizeTimes(runs[kind])
      const max = goalsForSize(size)?.[kinds[kind] satisfies keyof SizeGoals]
      return [
        kinds[kind],
        formatTableNumber(size),
        formatTableNumber(times.count),
        formatTableNumber(times.p50, 2),
        formatTableNumber(times.p99, 2),
        formatTableNumber(times.bestRunP99, 2),
        max === undefined ? '' : formatGoal(times.p99 <= max, `${max} ms`),
      ]
    }),
  )
  return formatTable(
    `Catalog index: a page, the total and all counts, ${runs} runs in turn (p50 and p99: medians of the runs; best p99: of each query's best run)`,
    ['query', 'products', 'queries', 'p50 ms', 'p99 ms', 'best p99', 'goal'],
    rows,
  )
}

async function blockTable(measured: readonly MeasuredIndex[]): Promise<string> {
  const rows: string[][] = []
  for (const { size, index, runs } of measured) {
    const changed = await index.changes()
    const [listing, search] = kindNames.map(kind => summarizeTimes(runs[kind]).longest) as [number, number]
    const longest = Math.max(index.loaded.cpu, changed.cpu, listing, search)
    const block = ({ cpu, clock }: LoopBlock) => `${formatTableNumber(cpu)} (${formatTableNumber(clock)})`
    const goal = formatGoal(longest <= maxBlockMs, `${maxBlockMs} ms`)
    rows.push([
      formatTableNumber(size),
      block(index.loaded),
      formatTableNumber(listing, 1),
      formatTableNumber(search, 1),
      block(changed),
      goal,
    ])
  }
  return formatTable(
    'The longest block of the event loop, in milliseconds of CPU time (in parentheses by the clock, including other load)',
    ['products', 'load', 'listing', 'search', 'changes', 'goal'],
    rows,
  )
}
