import { expect, it } from 'vitest'
import { type JobState, judgeJobs } from './jobs-rule.ts'

const now = new Date('2026-11-23T12:00:00.000Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()
const job = (name: string, more: Partial<JobState>): JobState => ({
  ...{ name, dueAt: at(0), lockedUntil: null, failedAt: null, failures: 0, lastError: null },
  ...more,
})

it('finds jobs that are due for more than five minutes, and that nobody runs', () => {
  const jobs = [
    job('late', { dueAt: at(-6) }),
    job('killed', { dueAt: at(-20), lockedUntil: at(-10) }),
    job('in time', { dueAt: at(-5) }),
    job('running', { dueAt: at(-20), lockedUntil: at(1) }),
    job('released', { dueAt: at(-20), lockedUntil: at(-5) }),
  ]
  expect(judgeJobs(jobs, now).findings).toEqual([
    { code: 'jobs-overdue', names: ['late', 'killed'], since: at(-10) },
  ])
})

it('finds jobs that failed twice, and says so by the first line', () => {
  const failing = { failedAt: at(-3), lastError: 'Error: full\n  at disk' }
  const jobs = [job('once', { ...failing, failures: 1 }), job('twice', { ...failing, failures: 2 })]
  expect(judgeJobs(jobs, now).findings).toEqual([
    { code: 'jobs-failing', names: ['twice'], since: at(-3), count: 2, said: 'Error: full' },
  ])
})
