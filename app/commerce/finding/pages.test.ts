import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Pace } from '../search/pace.ts'
import type { Bitset } from './bitset.ts'
import { pageByScore, pageInOrder } from './pages.ts'
import { ScratchSets, setsOfOneQuestion } from './scratch-sets.ts'
import { SetMemory } from './set-memory.ts'
import { SlotOrder } from './slot-order.ts'

const size = 70
const found = fc.uniqueArray(fc.nat({ max: size - 1 }))
const page = fc.tuple(fc.nat({ max: size }), fc.integer({ min: 1, max: 20 }))
/** With few allowed to be many everything is sorted, with none everything is walked through. */
const few = fc.constantFrom(0, 1000)

/** Slots in an order that is not their own. */
const key = (slot: number) => (slot * 37) % 71
const compare = (a: number, b: number) => key(a) - key(b)

async function order(): Promise<SlotOrder> {
  const order = new SlotOrder(compare)
  await order.sort(size, size, new Pace())
  return order
}

const scratch = new ScratchSets(new SetMemory(size, setsOfOneQuestion))

function setOf(slots: readonly number[]): Bitset {
  scratch.begin()
  const set = scratch.empty()
  for (const slot of slots) set.add(slot)
  return set
}

test('a page is a slice of what was found in its order, forwards and backwards', async () => {
  const kept = await order()
  fc.assert(
    fc.property(found, page, fc.boolean(), few, (slots, [skip, limit], backwards, few) => {
      const sorted = [...slots].sort(backwards ? (a, b) => compare(b, a) : compare)
      const got = pageInOrder(setOf(slots), slots.length, kept, backwards, { skip, limit, few })
      expect(got).toEqual(sorted.slice(skip, skip + limit))
    }),
    { numRuns: 500 },
  )
})

test('a page of a search has the best first, and the order decides between equals', async () => {
  const kept = await order()
  const scored = fc.uniqueArray(fc.record({ slot: fc.nat({ max: size - 1 }), score: fc.nat({ max: 3 }) }), {
    selector: ({ slot }) => slot,
  })
  fc.assert(
    fc.property(scored, found, page, few, (hits, fitting, [skip, limit], few) => {
      const ascending = [...hits].sort((a, b) => a.slot - b.slot)
      const given = {
        slots: Uint32Array.from(ascending, ({ slot }) => slot),
        scores: Uint16Array.from(ascending, ({ score }) => score),
      }
      const matching = hits.filter(({ slot }) => fitting.includes(slot))
      const sorted = matching.sort((a, b) => b.score - a.score || compare(a.slot, b.slot))
      const got = pageByScore(given, setOf(fitting), kept, scratch, { skip, limit, few })
      expect(got).toEqual(sorted.slice(skip, skip + limit).map(({ slot }) => slot))
    }),
    { numRuns: 500 },
  )
})
