import { median } from '../table.ts'

/** Asks one question after the other; the milliseconds of each. Ends after `most` of them, however many are left. */
export async function timed<T>(
  questions: readonly T[],
  answer: (question: T) => unknown,
  most = Number.POSITIVE_INFINITY,
): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + most
  for (const question of questions) {
    const began = performance.now()
    await answer(question)
    times.push(performance.now() - began)
    if (performance.now() > until) break
  }
  return times
}

/** Milliseconds of the same questions in several runs. */
export interface Times {
  count: number
  p50: number
  /** Of one run after the other, the middle one: what else the machine does is in it. */
  p99: number
  /** Of each question's best run: what else the machine does hits one question now and another then. */
  calm99: number
  /** The longest best run of a question. */
  longest: number
}

export function timesOf(runs: readonly number[][]): Times {
  const count = Math.min(...runs.map(run => run.length))
  const best = Array.from({ length: count }, (_, question) => Math.min(...runs.map(run => run[question]!)))
  return {
    count,
    p50: median(runs.map(run => percentile(run, 0.5))),
    p99: median(runs.map(run => percentile(run, 0.99))),
    calm99: percentile(best, 0.99),
    longest: Math.max(...best),
  }
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]!
}
