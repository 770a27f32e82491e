import { expect, it } from 'vitest'
import { fitsLimits, type HeldUnits, holdLimits, supplyFor } from './hold-limits.ts'

const limits: HeldUnits = { visitor: 2, email: 3, network: 4, wideNetwork: 5 }
const none: HeldUnits = { visitor: 0, email: 0, network: 0, wideNetwork: 0 }

it.each([
  [none, 2, true],
  [none, 3, false],
  [{ ...none, visitor: 1 }, 1, true],
  [{ ...none, visitor: 2 }, 1, false],
  [{ ...none, email: 2 }, 1, true],
  [{ ...none, email: 3 }, 1, false],
  [{ ...none, network: 3 }, 1, true],
  [{ ...none, network: 4 }, 1, false],
  [{ ...none, wideNetwork: 4 }, 1, true],
  [{ ...none, wideNetwork: 5 }, 1, false],
])('with %j held, fitting %i more is %s', (held, units, fits) => {
  expect(fitsLimits(limits, held, units)).toBe(fits)
})

it('is lowest for unconfirmed emails', () => {
  expect(holdLimits(20)).toEqual({
    unconfirmed: { visitor: 20, email: 40, network: 60, wideNetwork: 120 },
    confirmed: { visitor: 60, email: 60, network: 120, wideNetwork: 240 },
    online: { visitor: 60, email: 120, network: 120, wideNetwork: 240 },
  })
})

const network = (held: number) => ({ held, base: 20 })
const variant = (units: number, held: number, heldByNetwork: number, available: number) => ({
  ...{ units, held, heldByNetwork, available },
})

it.each([
  ['plenty', 'while as much is left as they hold', variant(4, 6, 0, 10), 60],
  ['scarce', 'for the first order of a network, of any size', variant(30, 0, 0, 0), 0],
  ['scarce', 'for the last one', variant(1, 9, 0, 0), 0],
  ['scarce', 'for half of `unpaid_units` in each network', variant(4, 10, 6, 3), 6],
  ['too-little', 'beyond', variant(5, 10, 6, 3), 6],
  ['too-little', 'beyond, whatever the network holds', variant(5, 10, 0, 3), 6],
  ['scarce', 'for colleagues who buy the same', variant(2, 38, 38, 10), 38],
  ['too-little', 'for colleagues who would leave less than a fifth', variant(2, 39, 39, 10), 39],
  ['scarce', 'for colleagues beside as much as is left', variant(2, 40, 30, 10), 30],
  ['too-little', 'for colleagues in a rush', variant(2, 41, 30, 10), 30],
  ['too-little', 'for a network that holds something else, too', variant(2, 38, 38, 10), 39],
] as const)('open payments find %s %s', (expected, _, line, held) => {
  expect(supplyFor('online', [line], network(held))).toBe(expected)
  expect(supplyFor('online', [variant(9, 0, 0, 9), line], network(held))).toBe(expected)
})

it.each([
  ['scarce', 10, 0],
  ['too-little', 11, 0],
  ['scarce', 4, 2],
  ['too-little', 5, 2],
])('open payments find %s for %i of each of two scarce variants beside %i units', (expected, units, held) => {
  const each = variant(units, 0, 0, units - 1)
  expect(supplyFor('online', [each, each], network(held))).toBe(expected)
})

it.each([
  ['plenty', 4],
  ['too-little', 5],
])('unconfirmed orders find %s for %i units', (expected, units) => {
  expect(supplyFor('unconfirmed', [variant(units, 6, 0, 10)], network(0))).toBe(expected)
})
