import { median } from '../format-table.ts'

/** Milliseconds of each query. */
export async function timeEach<T>(queries: readonly T[], answer: (query: T) => unknown): Promise<number[]> {
  const times: number[] = []
  for (const query of queries) {
    const began = performance.now()
    await answer(query)
    times.push(performance.now() - began)
  }
  return times
}

/** Milliseconds of the same queries in several runs. */
export interface QueryTimes {
  count: number
  p50: number
  /** The median of the runs, including the effects of other load. */
  p99: number
  /** Of each query's best run, which excludes other load. */
  bestRunP99: number
  /** The longest best run of a query. */
  longest: number
}

export function summarizeTimes(runs: readonly number[][]): QueryTimes {
  const count = Math.min(...runs.map(run => run.length))
  const best = Array.from({ length: count }, (_, query) => Math.min(...runs.map(run => run[query]!)))
  return {
    count,
    p50: median(runs.map(run => percentile(run, 0.5))),
    p99: median(runs.map(run => percentile(run, 0.99))),
    bestRunP99: percentile(best, 0.99),
    longest: Math.max(...best),
  }
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]!
}
