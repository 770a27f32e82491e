import fc from 'fast-check'
import { expect, it } from 'vitest'
import { naiveDistance } from './naive-search.fixture.ts'
import { Pace } from './pace.ts'
import { Vocabulary } from './vocabulary.ts'

const someWords = (maxLength: number) =>
  fc.uniqueArray(fc.string({ unit: fc.constantFrom(...'abcdé'), minLength: 1, maxLength: 10 }), { maxLength })

it('keeps the number of a word when others come, and ranks them all by alphabet', async () => {
  await fc.assert(
    fc.asyncProperty(someWords(40), someWords(40), someWords(3), async (first, second, beginnings) => {
      const vocabulary = new Vocabulary()
      const numbers = first.map(word => vocabulary.findOrAdd(word))
      await vocabulary.sort(new Pace())
      for (const word of second) vocabulary.findOrAdd(word)
      const some = beginnings.map(word => word.slice(0, 2))
      const all = [...new Set([...first, ...second])]
      const newOnes = all.filter(word => !first.includes(word))
      for (const beginning of some)
        expect(vocabulary.newWords(beginning).map(id => vocabulary.words[id])).toEqual(
          newOnes.filter(word => word.startsWith(beginning)),
        )
      await vocabulary.sort(new Pace())
      expect(first.map(word => vocabulary.find(word))).toEqual(numbers)
      const ranked = Array.from(vocabulary.ranked, id => vocabulary.words[id]!)
      expect(ranked).toEqual(all.toSorted((one, other) => (one < other ? -1 : 1)))
      expect(ranked.map((word, rank) => vocabulary.ranks[vocabulary.find(word)!] === rank)).not.toContain(
        false,
      )
      for (const beginning of some) {
        const { from, below } = vocabulary.rankRange(beginning)
        expect(ranked.slice(from, below)).toEqual(ranked.filter(word => word.startsWith(beginning)))
      }
    }),
  )
})

it('sorts more words than one piece', async () => {
  const vocabulary = new Vocabulary()
  const words = Array.from({ length: 10_000 }, (_, at) => ((at * 7919) % 10_007).toString(36))
  for (const word of words) vocabulary.findOrAdd(word)
  await vocabulary.sort(new Pace())
  expect(Array.from(vocabulary.ranked, id => vocabulary.words[id])).toEqual(words.toSorted())
})

it('finds every word within some slips, and no other', () => {
  fc.assert(
    fc.property(someWords(60), someWords(2), fc.constantFrom(1, 2, 3), (words, typed, slips) => {
      const vocabulary = new Vocabulary()
      for (const word of words) vocabulary.findOrAdd(word)
      for (const word of typed) {
        const near = words.map((other, id) => ({ id, slips: naiveDistance(word, other) }))
        expect(vocabulary.similar(word, slips)).toEqual(near.filter(other => other.slips <= slips))
        const begun = words.map((other, id) => {
          const beginnings = Array.from({ length: other.length + 1 }, (_, end) => other.slice(0, end))
          return { id, slips: Math.min(...beginnings.map(beginning => naiveDistance(word, beginning))) }
        })
        expect(vocabulary.similar(word, slips, true)).toEqual(begun.filter(other => other.slips <= slips))
      }
    }),
  )
})
