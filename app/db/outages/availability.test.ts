import { describe, expect, it } from 'vitest'
import { Availability, type AvailabilityChange } from './availability.server.ts'
import { DatabaseUnavailable, outageReasonOf } from './database-unavailable.server.ts'

const withCode = (code: string) => Object.assign(new Error('words of the driver'), { code })

function watched() {
  const clock = { now: 0 }
  const changes: AvailabilityChange[] = []
  const availability = new Availability(() => clock.now)
  availability.onChange(change => changes.push(change))
  const at = (now: number, work: () => unknown) => {
    clock.now = now
    return work()
  }
  return { availability, changes, at }
}

describe('an outage', () => {
  it('is reported once when it starts and once when it ends', () => {
    const { availability, changes, at } = watched()
    for (const now of [10, 20, 500]) at(now, () => availability.recordFailure(withCode('57P01')))
    for (const now of [1500, 1600]) at(now, () => availability.recordSuccess(false))
    const outage = { reason: 'unreachable', message: 'words of the driver', since: 10 }
    expect(changes).toEqual([{ outage }, { outage: undefined, lasted: 1490 }])
  })

  it('continues after a success between failures', () => {
    const { availability, changes, at } = watched()
    at(0, () => availability.recordFailure(withCode('SQLITE_FULL')))
    at(999, () => availability.recordSuccess(true))
    at(1500, () => availability.recordFailure(withCode('SQLITE_FULL')))
    at(2499, () => availability.recordSuccess(true))
    expect(availability.outage?.reason).toBe('disk-full')
    expect(changes).toHaveLength(1)
    at(2500, () => availability.recordSuccess(true))
    expect(availability.outage).toBeUndefined()
  })

  it('of writes continues after a successful read', () => {
    const { availability, at } = watched()
    at(0, () => availability.recordFailure(withCode('25006')))
    at(5000, () => availability.recordSuccess(false))
    expect(availability.outage?.reason).toBe('read-only')
    at(5001, () => availability.recordSuccess(true))
    expect(availability.outage).toBeUndefined()
  })

  it('changes its reason without another report', () => {
    const { availability, changes, at } = watched()
    at(0, () => availability.recordFailure(withCode('57P01')))
    at(1, () => availability.recordFailure(withCode('53100')))
    expect(availability.outage).toEqual({ reason: 'disk-full', message: 'words of the driver', since: 0 })
    expect(changes).toHaveLength(1)
  })

  it('by corruption never ends', () => {
    const { availability, at } = watched()
    at(0, () => availability.recordFailure(withCode('SQLITE_CORRUPT_INDEX')))
    at(1, () => availability.recordFailure(withCode('SQLITE_BUSY')))
    at(9000, () => availability.recordSuccess(true))
    expect(availability.outage?.reason).toBe('corrupt')
  })
})

it('passes errors of queries on', () => {
  const { availability } = watched()
  for (const code of ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_ERROR', '23505', '40P01', '57014', '']) {
    const error = withCode(code)
    expect(availability.recordFailure(error)).toBe(error)
  }
  expect(availability.recordFailure('text')).toBe('text')
  expect(availability.outage).toBeUndefined()
})

it('keeps the driver’s message', () => {
  const { availability } = watched()
  const cause = withCode('SQLITE_IOERR_WRITE')
  const error = availability.recordFailure(cause)
  expect(error).toBeInstanceOf(DatabaseUnavailable)
  expect(error).toMatchObject({ reason: 'disk-error', message: 'words of the driver', cause })
  expect(availability.recordFailure(error)).toBe(error)
})

it.each([
  ['SQLITE_BUSY_SNAPSHOT', 'locked'],
  ['SQLITE_FULL', 'disk-full'],
  ['SQLITE_READONLY', 'read-only'],
  ['SQLITE_READONLY_DBMOVED', 'file-replaced'],
  ['SQLITE_IOERR_SHORT_READ', 'disk-error'],
  ['SQLITE_CANTOPEN', 'disk-error'],
  ['SQLITE_CORRUPT', 'corrupt'],
  ['SQLITE_NOTADB', 'corrupt'],
  ['08006', 'unreachable'],
  ['57P01', 'unreachable'],
  ['57P03', 'unreachable'],
  ['53300', 'unreachable'],
  ['55P03', 'locked'],
  ['53100', 'disk-full'],
  ['25006', 'read-only'],
  ['58030', 'disk-error'],
])('%s means %s', (code, reason) => {
  expect(outageReasonOf(withCode(code))).toBe(reason)
})
