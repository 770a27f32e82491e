import { describe, expect, it } from 'vitest'
import { namedStaff } from '#commerce/values/actor.fixture.ts'
import { databases } from '#test/databases.ts'
import { changeSettings } from '../../settings/change-settings.server.ts'
import { doctorShop } from '../doctor.fixture.ts'
import { judgeClock } from './clock-check.server.ts'

const now = new Date('2026-11-24T12:00:00.000Z')
const origin = { actor: namedStaff('Grace'), reason: '', cause: 'form', now } as const

describe.each(databases)('the clock, on %s', kind => {
  it('is ill when the latest change is ahead of it, and well once it is right', async () => {
    const { db, look, codes } = await doctorShop(kind)
    const later = new Date(Date.now() + 3 * 3_600_000)
    await changeSettings(db, { ...origin, now: later }, { tagline: 'Later' })
    expect(await look('clock')).toEqual([
      { code: 'clock-behind', seconds: expect.any(Number), since: later.toISOString() },
    ])
    await db.updateTable('change_set').set({ created_at: new Date().toISOString() }).execute()
    expect(await codes('clock')).toEqual([])
  })

  it('is ill with a time zone that nobody knows, and well with another one', async () => {
    const { db, codes } = await doctorShop(kind)
    const row = { name: 'time_zone', value: 'Mars/Olympus' }
    await db
      .insertInto('setting')
      .values(row)
      .onConflict(on => on.column('name').doUpdateSet({ value: row.value }))
      .execute()
    expect(await codes('clock')).toEqual(['time-zone-unknown'])
    await changeSettings(db, { ...origin, now: new Date() }, { time_zone: 'Europe/Berlin' })
    expect(await codes('clock')).toEqual([])
  })
})

it('is ill when it differs from the database’s, or was set back, and well again', () => {
  const well = { timeZone: 'UTC', newest: null, moved: 0 }
  const findings = (at: Date, moved = 0) =>
    judgeClock({ ...well, moved, database: { before: now, at, after: now } }, now).findings
  expect(findings(new Date(now.getTime() + 120_000))).toEqual([
    { code: 'clock-differs', seconds: -120, said: 'the database' },
  ])
  expect(findings(new Date(now.getTime() - 120_000))).toMatchObject([{ seconds: 120 }])
  expect(findings(now, -300_000)).toEqual([{ code: 'clock-set-back', seconds: 300 }])
  expect(findings(now, 300_000)).toEqual([])
})
