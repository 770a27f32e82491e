import { indexedWords } from '../words/fold.ts'
import type { Vocabulary } from '../words/vocabulary.ts'

export interface ProductText {
  title: string
  brand: string
  category: string
  /** Of the field `category`: texts that many products have, such as values of options. */
  shared?: readonly string[]
  /** May be empty and follow later. */
  description: string
}

/** The searched fields of a product. The start of a title is a field of its own. */
export const textFields = ['title-begin', 'title', 'brand', 'category', 'description'] as const
export const descriptionField = 4

/** Packs a word id and a field into one number. */
function wordEntry(word: number, field: number): number {
  return word * 8 + field
}

export function entryWord(entry: number): number {
  return entry >>> 3
}

export function entryField(entry: number): number {
  return entry & 7
}

export interface ProductEntries {
  /** Each word once, in its best field. */
  entries: number[]
  titleLength: number
}

export function productEntries(text: ProductText, vocabulary: Vocabulary): ProductEntries {
  const entries: number[] = []
  const seen = new Set<number>()
  const addId = (id: number, field: number) => {
    if (seen.has(id)) return
    seen.add(id)
    entries.push(wordEntry(id, field))
  }
  const add = (words: readonly string[], field: number) => {
    for (const word of words) addId(vocabulary.findOrAdd(word), field)
  }
  const title = indexedWords(text.title)
  add(title.words.slice(0, title.beginCount), 0)
  add(title.words.slice(title.beginCount), 1)
  add(indexedWords(text.brand).words, 2)
  add(indexedWords(text.category).words, 3)
  for (const shared of text.shared ?? []) for (const id of vocabulary.idsOf(shared)) addId(id, 3)
  if (text.description) add(indexedWords(text.description).words, descriptionField)
  return { entries, titleLength: Math.min(title.wordCount, 255) }
}

export function descriptionEntries(description: string, vocabulary: Vocabulary): number[] {
  const ids = new Set(indexedWords(description).words.map(word => vocabulary.findOrAdd(word)))
  return Array.from(ids, id => wordEntry(id, descriptionField))
}
