import { expect, it } from 'vitest'
import { readUnpaidTerms } from './unpaid-terms.ts'

it.each([
  [undefined, 3],
  ['', 3],
  ['0', 3],
  ['-1', 3],
  ['1e1', 3],
  ['2.5', 3],
  ['1000', 3],
  ['1', 1],
  [' 14 ', 14],
  ['999', 999],
])('a setting of %j days is read as %i', (value, days) => {
  const rows = value === undefined ? [] : [{ name: 'transfer_days', value }]
  expect(readUnpaidTerms(rows)).toEqual({ transferDays: days, unpaidUnits: 20 })
})

it('reads the units from their own setting', () => {
  expect(readUnpaidTerms([{ name: 'unpaid_units', value: '50' }])).toEqual({
    transferDays: 3,
    unpaidUnits: 50,
  })
})
