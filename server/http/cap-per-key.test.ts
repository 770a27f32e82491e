import { expect, it } from 'vitest'
import { CapPerKey } from './cap-per-key.ts'

it('each key holds at most its share and can take again after a release', () => {
  const cap = new CapPerKey(2)
  expect([cap.take('ada'), cap.take('ada'), cap.take('ada')]).toEqual([true, true, false])
  expect(cap.take('bob')).toBe(true)
  cap.release('ada')
  expect([cap.take('ada'), cap.take('ada')]).toEqual([true, false])
})

it('forgets a key that holds nothing', () => {
  const cap = new CapPerKey(2)
  cap.take('ada')
  cap.take('ada')
  cap.release('ada')
  expect(cap.size).toBe(1)
  cap.release('ada')
  expect(cap.size).toBe(0)
})
