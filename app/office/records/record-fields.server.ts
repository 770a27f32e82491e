import { treeRows } from '#commerce/catalog/categories/category-tree.ts'
import { readTreeCategories } from '#commerce/catalog/categories/category-tree-store.server.ts'
import { isPreviewedTable } from '#commerce/content/text-preview/row-draft.ts'
import { type InputFields, numberedField, optionalField } from '#commerce/editing/input/field.server.ts'
import type { InputSource } from '#commerce/editing/input/input-source.server.ts'
import { SentValues } from '#commerce/editing/input/input-source.server.ts'
import { choiceField, typedField } from '#commerce/editing/input/text-fields.server.ts'
import { findRecordDefinition } from '#commerce/editing/record-definitions.server.ts'
import { readLiveRows } from '#commerce/editing/record-store.server.ts'
import { isRowsField, type RecordDefinition } from '#commerce/editing/records/record-definition.server.ts'
import type { ColumnField } from '#commerce/editing/records/record-field.server.ts'
import type { RowsField } from '#commerce/editing/records/rows-field.server.ts'
import { minorDigits } from '#commerce/values/currency.ts'
import { readDecimal } from '#commerce/values/typed/typed-number.ts'
import type { Db } from '#db/schema/schema.ts'
import { currentCurrency } from '#messages/current-currency.ts'
import { collectionMessages } from '#messages/office/collections.ts'
import { officeRecordMessages } from '#messages/office/records.ts'
import { countryOptions } from '../country-options.server.ts'
import { mergeFields } from '../edits/sent-edits.server.ts'
import { isShownTime, publicationChoices, publicationField } from '../publication/publication.ts'
import type { OfficeRecordKind } from './office-record-kinds.ts'
import type { RecordControl } from './record-control.tsx'
import { type FieldTexts, rateLines, readRateLines } from './record-texts.ts'

/** Longer than any field, so that its schema says what is too long. */
const maxTyped = 110_000

export function definitionOf({ subject }: OfficeRecordKind): RecordDefinition {
  return findRecordDefinition(subject)!
}

/** What was typed into each field, and what the form had shown. */
export function recordFields(kind: OfficeRecordKind): InputFields {
  const definition = definitionOf(kind)
  const { fields } = definition
  const typed = typedField({ max: maxTyped })
  const rates = numberedField(typedField({ max: 40 }), { max: 50 })
  const hasRates = Object.values(fields).some(field => isRowsField(field) && field.unit !== undefined)
  return {
    ...mergeFields,
    ...Object.fromEntries(Object.keys(fields).map(name => [name, typed])),
    ...(isPublished(fields) && {
      publication: optionalField(choiceField(publicationChoices)),
      publication_at: typedField({ max: 40 }),
    }),
    ...(isPreviewedTable(definition.table) && { preview: optionalField(choiceField(['yes'])) }),
    ...(hasRates && { 'rate.from': rates, 'rate.price': rates }),
  }
}

function isPublished(fields: RecordDefinition['fields']): boolean {
  return publicationField in fields
}

/** How each field of a kind is asked for. */
export async function readControls(
  db: Db,
  { path }: OfficeRecordKind,
  definition: RecordDefinition,
  currency: string,
): Promise<RecordControl[]> {
  const texts = officeRecordMessages.kinds[path].fields
  return Promise.all(
    Object.entries(texts).map(async ([name, [label, hint]]) => {
      const field = definition.fields[name]!
      return { name, label, hint, ...(await controlOf(db, name, field, currency)) }
    }),
  )
}

type Control = Pick<RecordControl, 'kind' | 'options' | 'isOptional'>

async function controlOf(
  db: Db,
  name: string,
  field: ColumnField | RowsField,
  currency: string,
): Promise<Control> {
  const { limits, fallback } = field.input(currency)
  if (name === 'products') return { kind: 'products' }
  if (name === 'rule') return { kind: 'choice', options: ruleOptions() }
  if (isRowsField(field)) return { kind: field.input(currency).takes === 'numbered' ? 'rates' : 'text' }
  const { none, choices } = officeRecordMessages
  if (name === publicationField) return { kind: 'publication' }
  if (isShownTime(name)) return { kind: 'shown-time' }
  if (field.names?.table === 'picture') return { kind: 'picture', isOptional: Boolean(fallback) }
  const orNone = (options: { value: string; label: string }[]) => ({
    kind: 'choice' as const,
    options: fallback && !field.isAmount ? [{ value: '', label: none }, ...options] : options,
  })
  if (field.names) {
    const { table, by } = field.names
    if (table === 'category') return orNone(await categoryOptions(db))
    const rows = await readLiveRows(db, { table: table as 'brand', order: [by] }, { max: 500 })
    return orNone(rows.map(row => ({ value: String(row[by]), label: String(row[by]) })))
  }
  const words = limits.choices ?? (field.toText(0, currency) === 'no' ? ['yes', 'no'] : undefined)
  if (words) {
    const options = words.map(value => ({ value, label: choices[value] ?? value }))
    return name === 'legal' ? orNone(options) : { kind: 'choice', options }
  }
  if (name === 'country') return { kind: 'choice', options: countryOptions() }
  if (field.hasLines) return { kind: name === 'body' ? 'rich-text' : 'lines' }
  if (name === 'hex') return { kind: 'color' }
  return { kind: 'text' }
}

function ruleOptions(): { value: string; label: string }[] {
  return Object.entries(collectionMessages.rules).map(([value, label]) => ({ value, label }))
}

/** In the order of the tree, indented. */
async function categoryOptions(db: Db): Promise<{ value: string; label: string }[]> {
  const rows = treeRows(await readTreeCategories(db))
  return rows.map(({ slug, name, depth }) => ({ value: slug, label: `${'– '.repeat(depth)}${name}` }))
}

/** The sent texts by field. Rates are two fields for each line. */
export function sentTexts(definition: RecordDefinition, values: Record<string, unknown>): FieldTexts {
  const texts: FieldTexts = {}
  for (const [name, field] of Object.entries(definition.fields)) {
    const sent = values[name]
    if (typeof sent === 'string') texts[name] = sent
    else if (isRowsField(field) && field.unit !== undefined) texts[name] = sentRates(values)
  }
  return texts
}

function sentRates(values: Record<string, unknown>): string {
  const from = values['rate.from'] as Map<number, string>
  const prices = values['rate.price'] as Map<number, string>
  const lines = [...new Set([...from.keys(), ...prices.keys()])].toSorted((a, b) => a - b)
  return rateLines(
    lines.map(at => ({ from: from.get(at)?.trim() ?? '', price: prices.get(at)?.trim() ?? '' })),
  )
}

/** Such as 12.5 of "12,50", as names of fields have it; as typed if it could be another number. */
function plainDecimal(typed: string): string {
  const places = Math.max(2, minorDigits(currentCurrency()))
  const number = readDecimal(typed, places)
  return number === undefined ? typed : String(number / 10 ** places)
}

/** These fields as the use cases read them. */
export function recordSource(definition: RecordDefinition, texts: FieldTexts): InputSource {
  const sent = new SentValues()
  for (const [name, text] of Object.entries(texts)) {
    const field = definition.fields[name]!
    if (!isRowsField(field) || field.unit === undefined) sent.add(name, text.replaceAll('\r\n', '\n'))
    else {
      const rates = readRateLines(text)
      if (rates.length === 0) sent.add(`${name}-0`, '')
      for (const { from, price } of rates) sent.add(`${name}-${plainDecimal(from || '0')}`, price)
    }
  }
  return sent.source('row')
}
