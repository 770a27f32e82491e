import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TimeSlice } from '../../search/words/time-slice.ts'
import type { Bitset } from './bitset.ts'
import { pageByScore, pageInOrder } from './pages.ts'
import { ScratchSets, scratchSetCount } from './scratch-sets.ts'
import { SetMemory } from './set-memory.ts'
import { SlotOrder } from './slot-order.ts'

const size = 70
const matches = fc.uniqueArray(fc.nat({ max: size - 1 }))
const page = fc.tuple(fc.nat({ max: size }), fc.integer({ min: 1, max: 20 }))
/** 0 always scans, 1000 always sorts. */
const limits = fc.constantFrom(0, 1000)

/** An order that differs from the slot numbers. */
const key = (slot: number) => (slot * 37) % 71
const compare = (a: number, b: number) => key(a) - key(b)

async function order(): Promise<SlotOrder> {
  const order = new SlotOrder(compare)
  await order.sort(size, size, new TimeSlice())
  return order
}

const scratch = new ScratchSets(new SetMemory(size, scratchSetCount))

function setOf(slots: readonly number[]): Bitset {
  scratch.reset()
  const set = scratch.empty()
  for (const slot of slots) set.add(slot)
  return set
}

test('a page is a slice of the sorted matches, forward and backward', async () => {
  const slotOrder = await order()
  fc.assert(
    fc.property(matches, page, fc.boolean(), limits, (slots, [skip, limit], backwards, maxToSort) => {
      const sorted = [...slots].sort(backwards ? (a, b) => compare(b, a) : compare)
      const got = pageInOrder(setOf(slots), slots.length, slotOrder, backwards, { skip, limit, maxToSort })
      expect(got).toEqual(sorted.slice(skip, skip + limit))
    }),
    { numRuns: 500 },
  )
})

test('a page of search results has the best first, and the order decides between equal scores', async () => {
  const slotOrder = await order()
  const scored = fc.uniqueArray(fc.record({ slot: fc.nat({ max: size - 1 }), score: fc.nat({ max: 3 }) }), {
    selector: ({ slot }) => slot,
  })
  fc.assert(
    fc.property(scored, matches, page, limits, (hits, fitting, [skip, limit], maxToSort) => {
      const ascending = [...hits].sort((a, b) => a.slot - b.slot)
      const given = {
        slots: Uint32Array.from(ascending, ({ slot }) => slot),
        scores: Uint16Array.from(ascending, ({ score }) => score),
      }
      const matching = hits.filter(({ slot }) => fitting.includes(slot))
      const sorted = matching.sort((a, b) => b.score - a.score || compare(a.slot, b.slot))
      const got = pageByScore(given, setOf(fitting), slotOrder, scratch, { skip, limit, maxToSort })
      expect(got).toEqual(sorted.slice(skip, skip + limit).map(({ slot }) => slot))
    }),
    { numRuns: 500 },
  )
})

test('scores that no hit has cost nothing', async () => {
  const slotOrder = await order()
  let reads = 0
  const scores = new Proxy(Uint16Array.of(60_000, 1), {
    get(target, key) {
      reads += 1
      return Reflect.get(target, key)
    },
  })
  const hits = { slots: Uint32Array.of(1, 2), scores }
  expect(pageByScore(hits, setOf([1, 2]), slotOrder, scratch, { skip: 0, limit: 20 })).toEqual([1, 2])
  expect(reads).toBeLessThan(100)
})
