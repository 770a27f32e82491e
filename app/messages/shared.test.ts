import { expect, it } from 'vitest'
import { sharedMessages } from './shared.ts'

it.each([
  [1, '1 second'],
  [20, '20 seconds'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [300, '5 minutes'],
])('after %i more seconds reads "Try again in %s"', (seconds, wait) => {
  expect(sharedMessages.tooManyAttempts({ seconds })).toBe(`Too many attempts. Try again in ${wait}.`)
})
