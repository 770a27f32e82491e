import { expect, it } from 'vitest'
import { findRecordDefinition, recordDefinitions } from '#commerce/editing/record-definitions.server.ts'
import { shownName } from '../ui/form/edit-answer.ts'
import { officeRecordKinds } from './office-record-kinds.server.ts'
import { definitionOf, rateErrors, whenSeen } from './record-fields.server.ts'

const method = findRecordDefinition('delivery-methods')!

it.each([
  ['0: 5\n50: 0', {}],
  ['', {}],
  ['0: 5\n50: ', { 'rate.price-2': { code: 'incomplete-price', params: {} } }],
  [': 5', { 'rate.from-1': { code: 'incomplete-price', params: {} } }],
  ['0: 5\n0.00: 6', { 'rate.from-2': { code: 'repeated-start', params: {} } }],
  ['abc: 5', { 'rate.from-1': { code: 'not-an-amount', params: { digits: 0 } } }],
])('finds rows of prices that would be lost: %s', (rate, errors) => {
  expect(rateErrors(method, { name: 'Ferry', rate })).toEqual(errors)
})

it.each([
  ['pages', null, 'published'],
  ['pages', { published_at: null }, 'published'],
  ['pages', { published_at: '2999-01-01T00:00:00.000Z' }, 'published'],
  ['pages', { published_at: '2026-01-01T00:00:00.000Z' }, 'at-once'],
  ['banners', { shown_from: null }, 'shown'],
  ['brands', {}, 'at-once'],
  ['tax-classes', {}, 'never'],
] as const)('knows when shoppers see a change of %s: %o', (subject, row, when) => {
  const kind = officeRecordKinds.find(kind => kind.subject === subject)!
  expect(whenSeen(kind, definitionOf(kind), row ?? undefined)).toBe(when)
})

it('no field has the name under which forms send what they showed', () => {
  expect(recordDefinitions.filter(({ fields }) => shownName in fields)).toEqual([])
})
