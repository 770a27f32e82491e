import { describe, expect, it } from 'vitest'
import type { Backup } from './backup.ts'
import { isBackupDue, outdatedBackups } from './daily-backup.ts'

const portland = { hour: 3, timeZone: 'America/Los_Angeles' }
const date = (text: string) => new Date(text)

describe('the daily backup', () => {
  // 3 a.m. in Portland is 11:00 UTC in November.
  it.each([
    ['2026-11-24T10:59:00Z', '2026-11-23T11:00:05Z', false],
    ['2026-11-24T11:00:00Z', '2026-11-23T11:00:05Z', true],
    ['2026-11-24T11:05:00Z', '2026-11-24T11:00:05Z', false],
    ['2026-11-24T20:00:00Z', '2026-11-20T11:00:00Z', true],
  ])('is due at %s after one at %s: %s', (now, lastAt, isDue) => {
    const facts = { ...portland, startedAt: date('2026-11-24T09:00:00Z'), failedAt: undefined }
    expect(isBackupDue(date(now), { ...facts, lastAt: date(lastAt) })).toBe(isDue)
  })

  it('is due for the first time once the shop has been open for an hour', () => {
    const startedAt = date('2026-11-24T15:00:00Z')
    const facts = { ...portland, startedAt, lastAt: undefined, failedAt: undefined }
    expect(isBackupDue(date('2026-11-24T15:59:00Z'), facts)).toBe(false)
    expect(isBackupDue(date('2026-11-24T16:00:00Z'), facts)).toBe(true)
  })

  it('is tried again an hour after it failed', () => {
    const facts = { ...portland, startedAt: date('2026-11-01T00:00:00Z'), lastAt: undefined }
    const failedAt = date('2026-11-24T11:00:00Z')
    expect(isBackupDue(date('2026-11-24T11:59:00Z'), { ...facts, failedAt })).toBe(false)
    expect(isBackupDue(date('2026-11-24T12:00:00Z'), { ...facts, failedAt })).toBe(true)
  })
})

function backup(at: string, isComplete = true): Backup {
  return { name: at, at: date(at), isComplete, bytes: 1, products: 1, orders: 1 }
}

describe('old backups', () => {
  const now = date('2026-11-24T04:00:00Z')
  const options = { days: 3, timeZone: 'UTC', now }
  const outdated = (backups: Backup[]) => outdatedBackups(backups, options).map(({ name }) => name)
  const nightly = (count: number) =>
    Array.from({ length: count }, (_, ago) =>
      backup(new Date(date('2026-11-24T03:00:00Z').getTime() - ago * 86_400_000).toISOString()),
    )

  it('go, except those of the last days and the first of each of four weeks', () => {
    const backups = nightly(40)
    const left = backups.filter(({ name }) => !outdated(backups).includes(name))
    expect(left.map(({ name }) => name.slice(0, 10))).toEqual([
      ...['2026-11-24', '2026-11-23', '2026-11-22'],
      ...['2026-11-16', '2026-11-09', '2026-11-02'],
    ])
  })

  it('stay if nothing newer was made, however old they are', () => {
    expect(outdated([backup('2024-01-01T03:00:00Z'), backup('2023-06-01T03:00:00Z')])).toEqual([])
  })

  it('of the last 24 hours stay, and of an earlier day only the newest', () => {
    const ofToday = [
      backup('2026-11-24T03:00:00Z'),
      backup('2026-11-23T09:00:00Z'),
      backup('2026-11-23T08:00:00Z'),
    ]
    const ofBefore = ['2026-11-16T01:00:00Z', '2026-11-21T03:00:00Z', '2026-11-21T02:00:00Z'].map(at =>
      backup(at),
    )
    expect(outdated([...ofToday, ...ofBefore])).toEqual(['2026-11-21T02:00:00Z'])
  })

  it('that are damaged neither count nor go', () => {
    const damaged = backup('2026-11-24T03:30:00Z', false)
    expect(outdated([damaged, backup('2020-01-01T03:00:00Z')])).toEqual([])
  })
})
