import type { ListingQuery } from '#commerce/catalog/index/listing-query.ts'
import { formatGoal, formatTable, formatTableNumber } from '../format-table.ts'
import { prepareBigShop } from './big-shops.ts'
import type { LoopBlock } from './event-loop-blocks.ts'
import { goalsForSize, maxBlockMs, type SizeGoals } from './goals.ts'
import { type RunningIndex, startIndex } from './running-index.ts'
import { SqlDatabases, type SqlEngine } from './sql-databases.ts'
import { listInSql } from './sql-queries.ts'
import { summarizeTimes, timeEach } from './times.ts'

const kinds = { listings: 'listing', searches: 'search' } as const
type Kind = keyof typeof kinds
const kindNames = Object.keys(kinds) as Kind[]

const sqlTurnMs = 3000
/** How many listings in SQL must have the same results as the index. */
const comparedQueries = 25

interface QuerySource {
  size: number
  from: string
  runs: Record<Kind, number[][]>
  ask: Record<Kind, () => Promise<number[]>>
}

/** The speed of the index compared with SQL, for the same queries in turn, and how long the index blocks the event loop. */
export async function measureIndexes(
  folder: string,
  sizes: readonly number[],
  runs: number,
): Promise<string> {
  const databases = new SqlDatabases(folder)
  try {
    const indexes = new Map<number, RunningIndex>()
    const sources: QuerySource[] = []
    for (const size of sizes) {
      const shop = await prepareBigShop(size)
      const index = await startIndex(folder, shop)
      indexes.set(size, index)
      sources.push(querySource(size, 'index', index))
      for (const engine of ['SQLite', 'PostgreSQL'] as const)
        sources.push(await sqlSource(databases, engine, size, shop, index))
    }
    for (let run = 0; run < runs; run++)
      for (const { runs, ask } of sources) for (const kind of kindNames) runs[kind].push(await ask[kind]())
    return speedTable(sources, runs) + (await blockTable(indexes, sources))
  } finally {
    await databases.stop()
  }
}

function querySource(size: number, from: string, ask: QuerySource['ask']): QuerySource {
  return { size, from, ask, runs: { listings: [], searches: [] } }
}

async function sqlSource(
  databases: SqlDatabases,
  engine: SqlEngine,
  size: number,
  shop: string,
  index: RunningIndex,
): Promise<QuerySource> {
  const db = await databases.open(engine, shop)
  const results = await index.results()
  for (const [position, query] of index.queries.listings.slice(0, comparedQueries).entries()) {
    const { ids, total } = await listInSql(db, query)
    if (total !== results[position]!.total || String(ids) !== String(results[position]!.ids))
      throw new Error(`${engine} lists other products than the index: ${JSON.stringify(query)}`)
  }
  const ask = (queries: readonly ListingQuery[]) =>
    timeEach(queries, query => listInSql(db, query), sqlTurnMs)
  const { listings, searches } = index.queries
  return querySource(size, engine, { listings: () => ask(listings), searches: () => ask(searches) })
}

function speedTable(sources: readonly QuerySource[], runs: number): string {
  const rows = kindNames.flatMap(kind =>
    sources.map(({ size, from, runs }) => {
      const times = summarizeTimes(runs[kind])
      const index = summarizeTimes(sources.find(other => other.size === size)!.runs[kind])
      const max = from === 'index' ? goalsForSize(size)?.[kinds[kind] satisfies keyof SizeGoals] : undefined
      return [
        kinds[kind],
        formatTableNumber(size),
        from,
        formatTableNumber(times.count),
        formatTableNumber(times.p50, 2),
        formatTableNumber(times.p99, 2),
        formatTableNumber(times.bestRunP99, 2),
        from === 'index' ? '' : `${formatTableNumber(times.p50 / index.p50)} ×`,
        max === undefined ? '' : formatGoal(times.p99 <= max, `${max} ms`),
      ]
    }),
  )
  return formatTable(
    `Catalog index: a page, the total and all counts, ${runs} runs in turn (p50 and p99: medians of the runs; best p99: of each query's best run; a search in SQL is LIKE on the title, without typo correction)`,
    ['query', 'products', 'from', 'queries', 'p50 ms', 'p99 ms', 'best p99', 'times the index', 'goal'],
    rows,
  )
}

async function blockTable(
  indexes: ReadonlyMap<number, RunningIndex>,
  sources: readonly QuerySource[],
): Promise<string> {
  const rows: string[][] = []
  for (const [size, index] of indexes) {
    const changed = await index.changes()
    const queryRuns = sources.find(source => source.size === size)!.runs
    const [listing, search] = kindNames.map(kind => summarizeTimes(queryRuns[kind]).longest) as [
      number,
      number,
    ]
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
