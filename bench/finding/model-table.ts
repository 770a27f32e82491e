import type { ListingQuery } from '../../app/commerce/finding/listing-query.ts'
import { goal, number, table } from '../table.ts'
import { type Goals, goalsOf, longestHold } from './goals.ts'
import type { Held } from './held.ts'
import { type RunningModel, startModel } from './model.ts'
import { shopWith } from './shops.ts'
import { type Engine, SqlDatabases } from './sql-databases.ts'
import { listInSql } from './sql-queries.ts'
import { timed, timesOf } from './times.ts'

const kinds = { listings: 'listing', searches: 'search' } as const
type Kind = keyof typeof kinds
const kindNames = Object.keys(kinds) as Kind[]

/** How long SQL is asked in a run, in milliseconds; and how many of the listings it must answer as the model does. */
const sqlTurn = 3000
const compared = 25

interface Source {
  size: number
  from: string
  runs: Record<Kind, number[][]>
  ask: Record<Kind, () => Promise<number[]>>
}

/** The model's own speed beside SQL's, the same questions in turns, and how long the model holds the event loop. */
export async function measureModels(folder: string, sizes: readonly number[], runs: number): Promise<string> {
  const databases = new SqlDatabases(folder)
  try {
    const models = new Map<number, RunningModel>()
    const sources: Source[] = []
    for (const size of sizes) {
      const shop = await shopWith(size)
      const model = await startModel(folder, shop)
      models.set(size, model)
      sources.push(source(size, 'model', model))
      for (const engine of ['SQLite', 'PostgreSQL'] as const)
        sources.push(await sqlSource(databases, engine, size, shop, model))
    }
    for (let run = 0; run < runs; run++)
      for (const { runs, ask } of sources) for (const kind of kindNames) runs[kind].push(await ask[kind]())
    return speeds(sources, runs) + (await holds(models, sources))
  } finally {
    await databases.stop()
  }
}

function source(size: number, from: string, ask: Source['ask']): Source {
  return { size, from, ask, runs: { listings: [], searches: [] } }
}

async function sqlSource(
  databases: SqlDatabases,
  engine: Engine,
  size: number,
  shop: string,
  model: RunningModel,
): Promise<Source> {
  const db = await databases.open(engine, shop)
  const answers = await model.answers()
  for (const [place, query] of model.queries.listings.slice(0, compared).entries()) {
    const { ids, total } = await listInSql(db, query)
    if (total !== answers[place]!.total || String(ids) !== String(answers[place]!.ids))
      throw new Error(`${engine} lists other products than the model: ${JSON.stringify(query)}`)
  }
  const ask = (queries: readonly ListingQuery[]) => timed(queries, query => listInSql(db, query), sqlTurn)
  const { listings, searches } = model.queries
  return source(size, engine, { listings: () => ask(listings), searches: () => ask(searches) })
}

function speeds(sources: readonly Source[], runs: number): string {
  const rows = kindNames.flatMap(kind =>
    sources.map(({ size, from, runs }) => {
      const times = timesOf(runs[kind])
      const model = timesOf(sources.find(other => other.size === size)!.runs[kind])
      const most = from === 'model' ? goalsOf(size)?.[kinds[kind] satisfies keyof Goals] : undefined
      return [
        kinds[kind],
        number(size),
        from,
        number(times.count),
        number(times.p50, 2),
        number(times.p99, 2),
        number(times.calm99, 2),
        from === 'model' ? '' : `${number(times.p50 / model.p50)} ×`,
        most === undefined ? '' : goal(times.p99 <= most, `${most} ms`),
      ]
    }),
  )
  return table(
    `Finding: a page, the total and all counts, ${runs} runs in turn (p50 and p99: of the middle one of the runs, by which the goal is judged; calm p99: of each question's best run; a search in SQL is LIKE on the title and forgives no slip)`,
    ['asked', 'products', 'of', 'questions', 'p50 ms', 'p99 ms', 'calm p99', 'p50 of the model', 'goal'],
    rows,
  )
}

async function holds(models: ReadonlyMap<number, RunningModel>, sources: readonly Source[]): Promise<string> {
  const rows: string[][] = []
  for (const [size, model] of models) {
    const changed = await model.changes()
    const of = sources.find(source => source.size === size)!.runs
    const [listing, search] = kindNames.map(kind => timesOf(of[kind]).longest) as [number, number]
    const longest = Math.max(model.loaded.processor, changed.processor, listing, search)
    const held = ({ processor, clock }: Held) => `${number(processor)} (${number(clock)})`
    const reached = goal(longest <= longestHold, `${longestHold} ms`)
    rows.push([
      number(size),
      held(model.loaded),
      number(listing, 1),
      number(search, 1),
      held(changed),
      reached,
    ])
  }
  return table(
    'The longest that the event loop was held, in milliseconds of the processor (in brackets by the clock, with what else the machine did)',
    ['products', 'load', 'listing', 'search', 'changes', 'goal'],
    rows,
  )
}
