/** How long a process has a job without saying so again, in milliseconds: a killed one loses it after that at the latest. */
export const lease = 30_000

/** After so much of its lease a process says that it still has the job. */
export const renewAfter = 10_000

/** How long a job rests while the database is unavailable: it goes on soon after. In milliseconds. */
export const outageRest = { first: 500, longest: 5000 }

const longestRest = 5 * 60_000

/** How long a job rests when it failed so many times in a row: twice as long each time, up to five minutes. In milliseconds. */
export function restAfter(failures: number, every: number): number {
  const first = Math.max(every, 1000)
  return Math.max(Math.min(first * 2 ** Math.min(failures, 20), longestRest), every)
}
