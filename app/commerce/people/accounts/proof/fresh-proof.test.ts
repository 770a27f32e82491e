import { expect, it } from 'vitest'
import { isFreshProof } from './fresh-proof.ts'

const now = new Date('2026-11-21T12:00:00.000Z')

it.each([
  ['', false],
  ['2026-11-21T11:50:00.000Z', false],
  ['2026-11-21T11:50:00.001Z', true],
  ['2026-11-21T12:00:00.000Z', true],
])('a proof of "%s" is fresh at noon: %s', (provenAt, isFresh) => {
  expect(isFreshProof(provenAt, now)).toBe(isFresh)
})
