import { indexedWords } from '../words/fold.ts'
import type { Vocabulary } from '../words/vocabulary.ts'

export interface ProductText {
  title: string
  brand: string
  category: string
  /** Of the field `category`: texts that many products have, such as names of categories and values of options. */
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
  const words = vocabulary.newCollection()
  const addIds = (ids: readonly number[], field: number) => {
    for (const id of ids) if (words.add(id)) entries.push(wordEntry(id, field))
  }
  const add = (words: readonly string[], field: number) =>
    addIds(
      words.map(word => vocabulary.findOrAdd(word)),
      field,
    )
  const title = indexedWords(text.title)
  add(title.words.slice(0, title.beginCount), 0)
  add(title.words.slice(title.beginCount), 1)
  addIds(vocabulary.idsOf(text.brand), 2)
  if (text.category) add(indexedWords(text.category).words, 3)
  for (const shared of text.shared ?? []) addIds(vocabulary.idsOf(shared), 3)
  if (text.description) add(indexedWords(text.description).words, descriptionField)
  return { entries, titleLength: Math.min(title.wordCount, 255) }
}

export function descriptionEntries(description: string, vocabulary: Vocabulary): number[] {
  const words = vocabulary.newCollection()
  const entries: number[] = []
  for (const word of indexedWords(description).words) {
    const id = vocabulary.findOrAdd(word)
    if (words.add(id)) entries.push(wordEntry(id, descriptionField))
  }
  return entries
}
