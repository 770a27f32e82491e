import { describe, expect, it } from 'vitest'
import { Availability, type AvailabilityNews } from './availability.server.ts'
import { DatabaseUnavailable, outageReasonOf } from './database-unavailable.server.ts'

const withCode = (code: string) => Object.assign(new Error('words of the driver'), { code })

function watched() {
  const clock = { now: 0 }
  const news: AvailabilityNews[] = []
  const availability = new Availability(() => clock.now)
  availability.follow(one => news.push(one))
  const at = (now: number, what: () => unknown) => {
    clock.now = now
    return what()
  }
  return { availability, news, at }
}

describe('an outage', () => {
  it('is told once when it begins and once when it is over', () => {
    const { availability, news, at } = watched()
    for (const now of [10, 20, 500]) at(now, () => availability.failed(withCode('57P01')))
    for (const now of [1500, 1600]) at(now, () => availability.worked(false))
    const outage = { because: 'unreachable', message: 'words of the driver', since: 10 }
    expect(news).toEqual([{ outage }, { outage: undefined, lasted: 1490 }])
  })

  it('is not over at a success between failures', () => {
    const { availability, news, at } = watched()
    at(0, () => availability.failed(withCode('SQLITE_FULL')))
    at(999, () => availability.worked(true))
    at(1500, () => availability.failed(withCode('SQLITE_FULL')))
    at(2499, () => availability.worked(true))
    expect(availability.outage?.because).toBe('disk-full')
    expect(news).toHaveLength(1)
    at(2500, () => availability.worked(true))
    expect(availability.outage).toBeUndefined()
  })

  it('of writes is not over because something was read', () => {
    const { availability, at } = watched()
    at(0, () => availability.failed(withCode('25006')))
    at(5000, () => availability.worked(false))
    expect(availability.outage?.because).toBe('read-only')
    at(5001, () => availability.worked(true))
    expect(availability.outage).toBeUndefined()
  })

  it('changes its reason without being told again', () => {
    const { availability, news, at } = watched()
    at(0, () => availability.failed(withCode('57P01')))
    at(1, () => availability.failed(withCode('53100')))
    expect(availability.outage).toEqual({ because: 'disk-full', message: 'words of the driver', since: 0 })
    expect(news).toHaveLength(1)
  })

  it('by corruption stays, whatever works or fails afterwards', () => {
    const { availability, at } = watched()
    at(0, () => availability.failed(withCode('SQLITE_CORRUPT_INDEX')))
    at(1, () => availability.failed(withCode('SQLITE_BUSY')))
    at(9000, () => availability.worked(true))
    expect(availability.outage?.because).toBe('corrupt')
  })
})

it('an error of a query is no outage, and is thrown as it is', () => {
  const { availability } = watched()
  for (const code of ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_ERROR', '23505', '40P01', '57014', '']) {
    const error = withCode(code)
    expect(availability.failed(error)).toBe(error)
  }
  expect(availability.failed('text')).toBe('text')
  expect(availability.outage).toBeUndefined()
})

it('an unavailable database keeps what its driver said', () => {
  const { availability } = watched()
  const cause = withCode('SQLITE_IOERR_WRITE')
  const error = availability.failed(cause)
  expect(error).toBeInstanceOf(DatabaseUnavailable)
  expect(error).toMatchObject({ because: 'disk-error', message: 'words of the driver', cause })
  expect(availability.failed(error)).toBe(error)
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
])('%s means %s', (code, because) => {
  expect(outageReasonOf(withCode(code))).toBe(because)
})
