import { linkField } from '../../editing/input/code-fields.server.ts'
import { slugField } from '../../editing/input/text-fields.server.ts'
import type { RecordDefinition, RecordRow } from '../../editing/records/record-definition.server.ts'
import type { RecordErrorCode } from '../../editing/records/record-error.ts'
import { plain, rowNamed, shortText } from '../../editing/records/record-field.server.ts'
import { type RowsField, rowList } from '../../editing/records/rows-field.server.ts'
import { normalizedWords } from '../search/synonyms.ts'
import { listingParamNames } from './listing-param-names.ts'

/** Searches for a word that also find what it means. */
export const synonymRecord: RecordDefinition = {
  subject: 'search-synonyms',
  table: 'search_synonym',
  office: { section: 'searches', path: 'synonyms', columns: ['word', 'means'], tabs: 'searches' },
  key: ['word'],
  order: ['word'],
  fields: { word: shortText(100), means: shortText(200) },
  complete: row => ({ ...row, word: normalizedWords(String(row.word)) }),
  rules: ({ word, means }) => ({
    ...withoutWords({ word: word! }),
    ...(String(means).split(',').some(isWordless) && { means: 'no-words' as const }),
  }),
}

/** Searches that lead to a page. */
export const searchRedirectRecord: RecordDefinition = {
  subject: 'search-redirects',
  table: 'search_redirect',
  office: { section: 'searches', path: 'redirects', columns: ['query', 'target'], tabs: 'searches' },
  key: ['query'],
  order: ['query'],
  fields: { query: shortText(100), target: plain(linkField) },
  complete: row => ({ ...row, query: normalizedWords(String(row.query)) }),
  rules: ({ query, target }) => ({ ...withoutWords({ query: query! }), ...wrongTarget(String(target)) }),
}

/** Searches whose results the merchant arranged. */
const arrangedSearchRecord: RecordDefinition = {
  subject: 'arranged-searches',
  table: 'arranged_search',
  office: {
    ...{ section: 'searches', path: 'arranged', columns: ['query'], tabs: 'searches' },
    preview: 'search',
  },
  key: ['query'],
  order: ['query'],
  fields: {
    query: shortText(100),
    pinned: productsOf('pinned_result', 'position'),
    hidden: productsOf('hidden_result'),
  },
  complete: row => ({ ...row, query: normalizedWords(String(row.query)) }),
  rules: ({ query }) => withoutWords({ query: query! }),
}

function productsOf(table: string, position?: string): RowsField {
  const product = rowNamed(plain(slugField), 'product_id', { table: 'product', by: 'slug' })
  const rows = rowList(product, {
    ...{ table, owner: 'search_id', column: 'product_id' },
    ...(position && { position }),
  })
  return { ...rows, control: 'products' }
}

/** A search could lead back to this one. */
function wrongTarget(target: string): Record<string, RecordErrorCode> {
  const { protocol, searchParams } = new URL(target, 'https://shop.invalid')
  if (protocol !== 'https:') return { target: 'invalid-link' }
  return target.startsWith('/') && searchParams.has(listingParamNames.search) ? { target: 'is-a-search' } : {}
}

function withoutWords(row: RecordRow): Record<string, 'no-words'> {
  const names = Object.keys(row).filter(name => isWordless(String(row[name])))
  return Object.fromEntries(names.map(name => [name, 'no-words' as const]))
}

function isWordless(text: string): boolean {
  return normalizedWords(text) === ''
}

/** Records that answer searches. */
export const searchAnswerRecords = [synonymRecord, searchRedirectRecord, arrangedSearchRecord]
