import { expect, it } from 'vitest'
import { independentRuns } from './independent-runs.ts'

const move = (from: number, to: number) => ({ key: { position: from }, columns: { position: to } })

it('keeps changes of different rows together', () => {
  expect(independentRuns([move(1, 5), move(2, 6)], ['position'])).toEqual([[move(1, 5), move(2, 6)]])
})

it('starts a new run for a row that was changed or moved before', () => {
  const moves = [move(1, 9), move(2, 1), move(9, 2)]
  expect(independentRuns(moves, ['position'])).toEqual(moves.map(one => [one]))
})
