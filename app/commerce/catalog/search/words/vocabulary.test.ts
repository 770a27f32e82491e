import fc from 'fast-check'
import { expect, it } from 'vitest'
import { naiveDistance } from '../naive-search.fixture.ts'
import { TimeSlice } from './time-slice.ts'
import { Vocabulary } from './vocabulary.ts'

const someWords = (maxLength: number) =>
  fc.uniqueArray(fc.string({ unit: fc.constantFrom(...'bcdxé'), minLength: 1, maxLength: 10 }), { maxLength })

it('keeps ids when words are added, and ranks all words alphabetically', async () => {
  await fc.assert(
    fc.asyncProperty(someWords(40), someWords(40), someWords(3), async (first, second, prefixes) => {
      const vocabulary = new Vocabulary()
      const numbers = first.map(word => vocabulary.findOrAdd(word))
      await vocabulary.sort(new TimeSlice())
      for (const word of second) vocabulary.findOrAdd(word)
      const some = prefixes.map(word => word.slice(0, 2))
      const all = [...new Set([...first, ...second])]
      const newOnes = all.filter(word => !first.includes(word))
      for (const prefix of some)
        expect(vocabulary.findUnranked(prefix).map(id => vocabulary.words[id])).toEqual(
          newOnes.filter(word => word.startsWith(prefix)),
        )
      await vocabulary.sort(new TimeSlice())
      expect(first.map(word => vocabulary.find(word))).toEqual(numbers)
      const ranked = Array.from(vocabulary.ranked, id => vocabulary.words[id]!)
      expect(ranked).toEqual(all.toSorted((one, other) => (one < other ? -1 : 1)))
      expect(ranked.map((word, rank) => vocabulary.ranks[vocabulary.find(word)!] === rank)).not.toContain(
        false,
      )
      for (const prefix of some) {
        const { from, below } = vocabulary.rankRange(prefix)
        expect(ranked.slice(from, below)).toEqual(ranked.filter(word => word.startsWith(prefix)))
      }
    }),
  )
})

it('sorts more words than one chunk', async () => {
  const vocabulary = new Vocabulary()
  const words = Array.from({ length: 10_000 }, (_, at) => ((at * 7919) % 10_007).toString(36))
  for (const word of words) vocabulary.findOrAdd(word)
  await vocabulary.sort(new TimeSlice())
  expect(Array.from(vocabulary.ranked, id => vocabulary.words[id])).toEqual(words.toSorted())
})

it('finds exactly the words within a number of typos', () => {
  fc.assert(
    fc.property(someWords(60), someWords(2), fc.constantFrom(1, 2, 3), (words, typed, typos) => {
      const vocabulary = new Vocabulary()
      for (const word of words) vocabulary.setNamed(vocabulary.findOrAdd(word), false)
      for (const word of typed) {
        const near = words.map((other, id) => ({ id, typos: naiveDistance(word, other) }))
        expect(vocabulary.findSimilar(word, typos)).toEqual(near.filter(other => other.typos <= typos))
        const byPrefix = words.map((other, id) => {
          const prefixes = Array.from({ length: other.length + 1 }, (_, end) => other.slice(0, end))
          return { id, typos: Math.min(...prefixes.map(prefix => naiveDistance(word, prefix))) }
        })
        expect(vocabulary.findSimilar(word, typos, { isUnfinished: true })).toEqual(
          byPrefix.filter(other => other.typos <= typos),
        )
      }
    }),
  )
})
