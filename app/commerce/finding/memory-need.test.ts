import { expect, test } from 'vitest'
import { taxonomy } from './catalog-model.fixture.ts'
import { lackOfMemory, memoryNeed } from './memory-need.ts'

test('a catalogue that does not fit says what it needs and what there is', () => {
  const needed = memoryNeed(1_000_000, taxonomy)
  expect(needed).toBeGreaterThan(450e6)
  expect(lackOfMemory(1_000_000, needed, 200e6)).toBe(
    'its 1,000,000 products need about 457 MB of memory, and 200 MB are free; give the shop more memory',
  )
  expect(lackOfMemory(1_000_000, needed, needed)).toBeUndefined()
})

test('where nobody knows how much memory there is, the catalogue is tried', () => {
  expect(lackOfMemory(1000, 1, 0)).toBeUndefined()
})
