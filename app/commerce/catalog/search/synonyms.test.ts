import { describe, expect, it } from 'vitest'
import { Synonyms } from './synonyms.ts'

const synonyms = new Synonyms([
  { word: 'Jumper', means: 'sweater, Pull-over' },
  { word: 'water flask', means: 'bottle' },
  { word: 'flask', means: 'thermos' },
  { word: 'tea', means: 'chai' },
  { word: 'tea cup', means: 'mug' },
])

const wordsOf = (query: string) => synonyms.readings(query.split(' ')).map(({ words }) => words.join(' '))

describe('readings of a query', () => {
  it('replace a word by each of its meanings, in singular and plural', () => {
    expect(wordsOf('red jumpers')).toEqual(['red jumpers', 'red sweater', 'red pull over'])
  })

  it('prefer the longest phrase', () => {
    expect(wordsOf('water flask')).toEqual(['water flask', 'bottle'])
    expect(wordsOf('flask water')).toEqual(['flask water', 'thermos water'])
    expect(wordsOf('tea cup')).toEqual(['tea cup', 'mug'])
  })

  it('combine the meanings of several words, up to a limit', () => {
    expect(wordsOf('jumper flask')).toHaveLength(6)
    expect(wordsOf('jumper flask jumpers')).toHaveLength(8)
  })

  it('are none without a synonym', () => {
    expect(wordsOf('red sweater')).toEqual([])
    expect(new Synonyms([]).readings(['jumper'])).toEqual([])
  })
})
