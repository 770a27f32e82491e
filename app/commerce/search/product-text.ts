import { indexedWords } from './fold.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface ProductText {
  title: string
  brand: string
  category: string
  /** May be '' and follow later. */
  description: string
}

/** Where a word stands in a product. The first word of a title counts as title, and is remembered. */
export const places = ['title-begin', 'title', 'brand', 'category', 'description'] as const
export const inDescription = 4

/** A word of a product and its place in one number. */
export function entry(word: number, place: number): number {
  return word * 8 + place
}

export function wordOf(entry: number): number {
  return entry >>> 3
}

export function placeOf(entry: number): number {
  return entry & 7
}

export interface ProductWords {
  /** Each word once, at its best place. */
  entries: number[]
  titleLength: number
}

export function productWords(text: ProductText, vocabulary: Vocabulary): ProductWords {
  const entries: number[] = []
  const seen = new Set<number>()
  const add = (words: readonly string[], place: number) => {
    for (const word of words) {
      const id = vocabulary.findOrAdd(word)
      if (seen.has(id)) continue
      seen.add(id)
      entries.push(entry(id, place))
    }
  }
  const title = indexedWords(text.title)
  add(title.words.slice(0, title.begin), 0)
  add(title.words.slice(title.begin), 1)
  add(indexedWords(text.brand).words, 2)
  add(indexedWords(text.category).words, 3)
  if (text.description) add(indexedWords(text.description).words, inDescription)
  return { entries, titleLength: Math.min(title.count, 255) }
}

export function descriptionWords(description: string, vocabulary: Vocabulary): number[] {
  const ids = new Set(indexedWords(description).words.map(word => vocabulary.findOrAdd(word)))
  return Array.from(ids, id => entry(id, inDescription))
}
