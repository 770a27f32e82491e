import { expect, it } from 'vitest'
import { moveInOrder } from './move-in-order.ts'

const rows = [
  { id: 7, position: 1 },
  { id: 8, position: 4 },
  { id: 9, position: 6 },
]

it('swaps the positions of two neighbors', () => {
  expect(moveInOrder(rows, 8, -1)).toEqual([
    { id: 8, position: 1 },
    { id: 7, position: 4 },
  ])
  expect(moveInOrder(rows, 8, 1)).toEqual([
    { id: 8, position: 6 },
    { id: 9, position: 4 },
  ])
})

it('ends with the list', () => {
  expect(moveInOrder(rows, 7, -1)).toBeUndefined()
  expect(moveInOrder(rows, 9, 1)).toBeUndefined()
  expect(moveInOrder(rows, 1, 1)).toBeUndefined()
})

it('numbers rows anew that share a position', () => {
  const same = [1, 2, 3].map(id => ({ id, position: 0 }))
  expect(moveInOrder(same, 3, -1)).toEqual([
    { id: 1, position: 1 },
    { id: 3, position: 2 },
    { id: 2, position: 3 },
  ])
})
