import { describe, expect, it } from 'vitest'
import { visualOrder } from './visual-order.ts'

describe('the order of runs on a line', () => {
  it.each([
    [[0, 0], 'ab'],
    [[1], 'a'],
    [[1, 2, 1], 'cba'],
    [[0, 1, 0], 'abc'],
    [[0, 1, 1, 0], 'acbd'],
    [[0, 1, 2, 1, 0], 'adcbe'],
    [[1, 2, 2, 1], 'dbca'],
    [[2, 1, 2], 'cba'],
    [[1, 2, 3, 3, 2], 'bdcea'],
    [[], ''],
  ])('of levels %j is %s', (levels, order) => {
    const runs = levels.map((level, index) => ({ level, name: 'abcdef'[index] }))
    expect(
      visualOrder(runs)
        .map(({ name }) => name)
        .join(''),
    ).toBe(order)
  })
})
