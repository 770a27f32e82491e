import type { Diagnosis, Finding } from '../finding.ts'

export interface JobState {
  name: string
  dueAt: string
  lockedUntil: string | null
  failedAt: string | null
  failures: number
  lastError: string | null
}

/** How late a job may be: a process that was killed holds its jobs for half a minute, in milliseconds. */
const maxDelay = 5 * 60_000

/** One failure may be chance: it has been repeated. */
const minFailures = 2

/** Judges the jobs of this shop; rows of others are ignored. */
export function judgeJobs(jobs: readonly JobState[], now: Date): Diagnosis {
  const findings: Finding[] = []
  for (const { name, failedAt, failures, lastError } of jobs)
    if (failedAt !== null && failures >= minFailures)
      findings.push({
        ...{ code: 'jobs-failing', names: [name], since: failedAt, count: failures },
        said: (lastError ?? '').split('\n')[0]!,
      })
  const late = new Date(now.getTime() - maxDelay).toISOString()
  const overdue = jobs.filter(({ dueAt, lockedUntil }) => dueAt < late && (lockedUntil ?? '') < late)
  const since = overdue.map(({ dueAt, lockedUntil }) => max(dueAt, lockedUntil ?? '')).sort()[0]
  if (since !== undefined)
    findings.push({ code: 'jobs-overdue', names: overdue.map(({ name }) => name), since })
  return { findings, facts: { count: jobs.length } }
}

function max(one: string, other: string): string {
  return one > other ? one : other
}
