import { describe, expect, it } from 'vitest'
import { Synonyms } from './synonyms.ts'
import { TextIndex } from './text-index.ts'

const nothing = { title: '', brand: '', category: '', description: '' }

const products = [
  { title: 'Wool Sweater' },
  { title: 'Cap', brand: 'Sweater House' },
  { title: 'Shirt', category: 'Sweaters' },
  { title: 'Bumper Sticker' },
  { title: 'Scarf', description: 'Goes with every sweater.' },
  { title: 'Jumper Dress' },
]

async function shopOf(titles: readonly object[]): Promise<TextIndex> {
  const index = new TextIndex()
  for (const [slot, text] of titles.entries()) index.add(slot, { ...nothing, ...text })
  await index.merge()
  index.synonyms = new Synonyms([{ word: 'jumper', means: 'sweater' }])
  return index
}

describe('synonyms', () => {
  it('find in every field, beside what the typed word finds', async () => {
    const index = await shopOf(products)
    expect([...index.search('jumpers').slots]).toEqual([0, 1, 2, 4, 5])
    expect([...index.search('wool jumper').slots]).toEqual([0])
    expect([...index.search('sweater').slots]).toEqual([0, 1, 2, 4])
  })

  it('rank a product by its best match, and mark the words of the meaning', async () => {
    const { slots, scores, matchedWords, correctedText } = (await shopOf(products)).search('jumper')
    const scoreOf = (slot: number) => scores[slots.indexOf(slot)]!
    expect(scoreOf(0)).toBeGreaterThan(scoreOf(4))
    expect(matchedWords.stems).toContain('sweater')
    expect(correctedText).toBeUndefined()
  })

  it('keep a word with a meaning from being corrected to another', async () => {
    const index = await shopOf(products.slice(0, 5))
    expect([...index.search('jumper').slots]).toEqual([0, 1, 2, 4])
    expect([...index.search('woool jumper').slots]).toEqual([0])
  })

  it('that find nothing leave the search as it is', async () => {
    const index = await shopOf([{ title: 'Bumper Sticker' }])
    expect([...index.search('jumper').slots]).toEqual([0])
  })

  it('can be tried before they apply', async () => {
    const index = await shopOf(products)
    const tried = new Synonyms([{ word: 'headgear', means: 'cap' }])
    expect([...index.search('headgear', tried).slots]).toEqual([1])
    expect([...index.search('headgear').slots]).toEqual([])
  })
})
