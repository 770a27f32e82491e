import { expect, it } from 'vitest'
import { fitsLimits, type HeldUnits, holdLimits } from './hold-limits.ts'

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
