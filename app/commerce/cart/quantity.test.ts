import { describe, expect, it } from 'vitest'
import { readQuantity } from './quantity.ts'

describe('the quantity', () => {
  it.each([
    [null, 0, 1],
    ['', 0, 1],
    ['3', 0, 3],
    [' 7 ', 0, 7],
    ['0', 0, 0],
    ['0', -1, 0],
    ['10', 1, 10],
    ['99', 0, 10],
    ['-5', 0, 1],
    ['1.5', 0, 1],
    ['1e9', 0, 1],
    ['x', 0, 1],
    ['3', 1, 4],
    ['3', -1, 2],
  ])('typed %j and moved by %i is %i', (typed, step, quantity) => {
    expect(readQuantity(typed, 10, step)).toBe(quantity)
  })
})
