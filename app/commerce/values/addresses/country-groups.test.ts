import { expect, it } from 'vitest'
import { leavesCustomsArea } from './country-groups.ts'

it.each([
  ['US', 'US', false],
  ['US', 'DE', true],
  ['DE', 'FR', false],
  ['DE', 'CH', true],
  ['DE', 'NO', true],
  ['CH', 'LI', false],
  ['FR', 'MC', false],
  ['GB', 'IE', true],
])('says of a shipment from %s to %s: %s', (from, to, leaves) => {
  expect(leavesCustomsArea(from, to)).toBe(leaves)
})
