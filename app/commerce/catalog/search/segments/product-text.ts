import { indexedWords } from '../words/fold.ts'
import type { Vocabulary } from '../words/vocabulary.ts'

export interface ProductText {
  title: string
  brand: string
  /** Of all its categories with their ancestors. */
  category: string
  /** Of the field `attributes`: values of options and attributes that many products have. */
  shared?: readonly string[]
  /** Of the same field: values that no other product has. */
  own?: string
  /** May be empty and follow later. */
  description: string
}

/** The searched fields of a product. The start of a title is a field of its own. */
export const textFields = ['title-begin', 'title', 'brand', 'category', 'attributes', 'description'] as const
export const descriptionField = 5
const attributesField = 4

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
    for (const id of ids) {
      if (!words.add(id)) continue
      entries.push(wordEntry(id, field))
      if (field !== descriptionField) vocabulary.setNamed(id, field === attributesField)
    }
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
  addIds(vocabulary.idsOf(text.category), 3)
  for (const shared of text.shared ?? []) addIds(vocabulary.idsOf(shared), attributesField)
  if (text.own) add(indexedWords(text.own).words, attributesField)
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
