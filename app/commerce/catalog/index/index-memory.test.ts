import { expect, test } from 'vitest'
import { sampleTaxonomy } from './catalog-index.fixture.ts'
import { estimateIndexMemory, exceedsMemory } from './index-memory.ts'

test('estimates the memory of the index', () => {
  const needed = estimateIndexMemory(1_000_000, sampleTaxonomy)
  expect(needed).toBeGreaterThan(450e6)
  expect(needed).toBeLessThan(470e6)
})

test('compares the needed memory with the available memory, if known', () => {
  expect(exceedsMemory(457e6, 200e6)).toBe(true)
  expect(exceedsMemory(457e6, 457e6)).toBe(false)
  expect(exceedsMemory(457e6, 0)).toBe(false)
})
