import { expect, it } from 'vitest'
import { findRecordDefinition } from '#commerce/editing/record-definitions.server.ts'
import { rateErrors } from './record-fields.server.ts'

const method = findRecordDefinition('delivery-methods')!

it.each([
  ['0: 5\n50: 0', {}],
  ['', {}],
  ['0: 5\n50: ', { rate: { code: 'incomplete-price', params: { item: '50' } } }],
  [': 5', { rate: { code: 'incomplete-price', params: { item: '5' } } }],
  ['0: 5\n0.00: 6', { rate: { code: 'repeated-start', params: {} } }],
  ['abc: 5', { rate: { code: 'not-an-amount', params: { digits: 0 } } }],
])('finds rows of prices that would be lost: %s', (rate, errors) => {
  expect(rateErrors(method, { name: 'Ferry', rate })).toEqual(errors)
})
