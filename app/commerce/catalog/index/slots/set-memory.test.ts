import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countBothSourceHash } from './count-both.wasm.ts'
import { SetMemory } from './set-memory.ts'

const slots = (size: number) => fc.uniqueArray(fc.nat({ max: size - 1 }))

test('counts the common slots of two sets, and none of their neighbors', () => {
  const sized = fc
    .integer({ min: 1, max: 300 })
    .chain(size => fc.tuple(fc.constant(size), slots(size), slots(size)))
  fc.assert(
    fc.property(sized, ([size, one, other]) => {
      const memory = new SetMemory(size, 4)
      const before = memory.newSet()
      const first = memory.newSet()
      const second = memory.newSet()
      const after = memory.newSet()
      before.words.fill(0xffffffff)
      after.words.fill(0xffffffff)
      for (const slot of one) first.add(slot)
      for (const slot of other) second.add(slot)
      expect(memory.countBoth(first, second)).toBe(one.filter(slot => other.includes(slot)).length)
    }),
    { numRuns: 300 },
  )
})

test('throws when the memory is full', () => {
  const memory = new SetMemory(8 * 65_536, 1)
  memory.newSet()
  expect(() => memory.newSet()).toThrow()
})

test('the compiled function is that of count-both.wat', () => {
  const source = readFileSync(new URL('count-both.wat', import.meta.url))
  expect(countBothSourceHash).toBe(createHash('sha256').update(source).digest('hex'))
})
