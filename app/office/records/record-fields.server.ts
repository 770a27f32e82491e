import { readCategoryChoices } from '#commerce/catalog/categories/category-tree-store.server.ts'
import { readFileChoices } from '#commerce/catalog/files/file-store.server.ts'
import { isPublished } from '#commerce/content/schedule/is-published.ts'
import { isPreviewedTable } from '#commerce/content/text-preview/row-draft.ts'
import {
  type InputFields,
  listField,
  numberedField,
  optionalField,
} from '#commerce/editing/input/field.server.ts'
import type { InputSource } from '#commerce/editing/input/input-source.server.ts'
import { SentValues } from '#commerce/editing/input/input-source.server.ts'
import { choiceField, typedField } from '#commerce/editing/input/text-fields.server.ts'
import { nameSlug } from '#commerce/editing/products/name-slug.ts'
import { findRecordDefinition } from '#commerce/editing/record-definitions.server.ts'
import { readLiveRows } from '#commerce/editing/record-store.server.ts'
import {
  isRowsField,
  type RecordDefinition,
  type RecordRow,
} from '#commerce/editing/records/record-definition.server.ts'
import type { RecordError, RecordErrors } from '#commerce/editing/records/record-error.ts'
import type { ColumnField, NamedRow } from '#commerce/editing/records/record-field.server.ts'
import type { RowsField } from '#commerce/editing/records/rows-field.server.ts'
import { minorDigits } from '#commerce/values/currency.ts'
import { readDecimal } from '#commerce/values/typed/typed-number.ts'
import type { Db } from '#db/schema/schema.ts'
import { currentCurrency } from '#messages/current-currency.ts'
import { formatBytes } from '#messages/format-bytes.ts'
import type { RecordKindTexts } from '#messages/office/record-kind-texts.ts'
import { officeRecordMessages } from '#messages/office/records.ts'
import { countryOptions } from '../country-options.server.ts'
import { mergeFields } from '../edits/sent-edits.server.ts'
import { publicationChoices } from '../publication/publication.ts'
import type { RecordControl } from './fields/record-control.tsx'
import type { OfficeRecordKind } from './record-paths.ts'
import { type FieldTexts, rateLines, readRateLines } from './record-texts.ts'

type Seen = Parameters<typeof officeRecordMessages.says>[0]

/** Longer than any field, so that its schema says what is too long. */
const maxTyped = 110_000

export function definitionOf({ subject }: OfficeRecordKind): RecordDefinition {
  return findRecordDefinition(subject)!
}

/** The typed value of each field, and the one that the form had shown. */
export function recordFields(kind: OfficeRecordKind): InputFields {
  const definition = definitionOf(kind)
  const { fields } = definition
  const typed = typedField({ max: maxTyped })
  const ticks = listField(typedField({ max: 200 }), { max: 500 })
  const rates = numberedField(typedField({ max: 40 }), { max: 50 })
  const hasRates = Object.values(fields).some(field => isRowsField(field) && field.unit !== undefined)
  return {
    ...mergeFields,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, { control }]) => [name, control === 'ticks' ? ticks : typed]),
    ),
    ...(Object.values(fields).some(({ control }) => control === 'publication') && {
      publication: optionalField(choiceField(publicationChoices)),
      publication_at: typedField({ max: 40 }),
    }),
    ...(isPreviewedTable(definition.table) && { preview: optionalField(choiceField(['yes'])) }),
    ...(hasRates && { 'rate.from': rates, 'rate.price': rates }),
  }
}

/** How the form of a kind asks for each field. */
export async function readControls(
  db: Db,
  { table }: OfficeRecordKind,
  definition: RecordDefinition,
  currency: string,
): Promise<RecordControl[]> {
  const { fields, sections, choices }: RecordKindTexts = officeRecordMessages.kinds[table]
  const controls = await Promise.all(
    Object.entries(fields).map(async ([name, [label, hint]]): Promise<RecordControl> => {
      const field = definition.fields[name]!
      const { keypad, isHalf = false, isText = false } = field
      const section = sections?.[name]
      const control = await controlOf(db, field, currency, choices?.[name])
      return { name, label, hint, keypad, isHalf, isText, ...(section && { section }), ...control }
    }),
  )
  return controls.map(control => {
    const when = definition.fields[control.name]!.shownWhen
    const chooser = controls.find(({ name }) => name === when?.field)
    const isChooser = Object.values(definition.fields).some(field => field.shownWhen?.field === control.name)
    const hiddenBy = chooser?.options?.flatMap(({ value }, at) => (when!.is.includes(value) ? [] : [at + 1]))
    return { ...control, ...(isChooser && { isChooser }), ...(hiddenBy && { hiddenBy }) }
  })
}

type Control = Pick<RecordControl, 'kind' | 'options' | 'isOptional'>

async function controlOf(
  db: Db,
  field: ColumnField | RowsField,
  currency: string,
  words: Readonly<Record<string, string>> = {},
): Promise<Control> {
  const { control } = field
  if (isRowsField(field) && control === 'ticks')
    return { kind: control, options: await choicesOfNames(db, field.rows.names!) }
  if (isRowsField(field))
    return { kind: control ?? (field.input(currency).takes === 'numbered' ? 'rates' : 'text') }
  const isOptional = field.empty === null
  if (control === 'picture' || control === 'check') return { kind: control, isOptional }
  const options = await optionsOf(db, field, currency)
  if (!options) return { kind: control ?? (field.hasLines ? 'lines' : 'text') }
  const none = { value: '', label: officeRecordMessages.none }
  const worded = (isOptional ? [none, ...options] : options).map(({ value, label }) => ({
    value,
    label: Object.hasOwn(words, value) ? words[value]! : label,
  }))
  return { kind: control ?? 'choice', options: worded }
}

type Options = { value: string; label: string }[]

async function optionsOf(db: Db, field: ColumnField, currency: string): Promise<Options | undefined> {
  if (field.isCountry) return countryOptions()
  if (field.names) return choicesOfNames(db, field.names)
  const choices = field.isFlag ? ['yes', 'no'] : field.input(currency).limits.choices
  return choices?.map(value => ({ value, label: officeRecordMessages.choices[value] ?? value }))
}

async function choicesOfNames(db: Db, { table, by }: NamedRow): Promise<Options> {
  if (table === 'category')
    return (await readCategoryChoices(db)).map(({ slug, name }) => ({ value: slug, label: name }))
  if (table === 'file')
    return (await readFileChoices(db, 500)).map(({ hash, name, bytes }) => ({
      value: hash,
      label: officeRecordMessages.file(name, formatBytes(bytes)),
    }))
  const rows = await readLiveRows(db, { table: table as 'brand', order: [by] }, { max: 500 })
  return rows.map(row => ({ value: String(row[by]), label: String(row[by]) }))
}

/** When shoppers see what the form changes; `row` is undefined for a new one. */
export function whenSeen(
  kind: OfficeRecordKind,
  { fields }: RecordDefinition,
  row: RecordRow | undefined,
): Seen {
  if (kind.isUnseen) return 'never'
  const has = (control: ColumnField['control']) =>
    Object.values(fields).some(field => field.control === control)
  if (has('publication'))
    return isPublished((row?.published_at ?? null) as string | null, new Date()) ? 'at-once' : 'published'
  return has('shown-time') ? 'shown' : 'at-once'
}

/** The sent texts by field. Rates are two fields for each line. */
export function sentTexts(definition: RecordDefinition, values: Record<string, unknown>): FieldTexts {
  const texts: FieldTexts = {}
  for (const [name, field] of Object.entries(definition.fields)) {
    const sent = values[name]
    if (typeof sent === 'string') texts[name] = sent
    else if (Array.isArray(sent)) texts[name] = sent.join(', ')
    else if (field.control === 'check') texts[name] = 'no'
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

/** Fields that others don't use have no value. */
export function withoutUnused({ fields }: RecordDefinition, typed: FieldTexts): FieldTexts {
  const unused = Object.entries(fields).filter(([, { shownWhen }]) => {
    const chosen = shownWhen?.isCleared && typed[shownWhen.field]
    return typeof chosen === 'string' && !shownWhen!.is.includes(chosen)
  })
  return { ...typed, ...Object.fromEntries(unused.map(([name]) => [name, ''])) }
}

/** The texts that a new record starts with. */
export function startTexts({ fields }: RecordDefinition): FieldTexts {
  const starts = Object.entries(fields).flatMap(([name, { start }]) =>
    start === undefined ? [] : [[name, start]],
  )
  return Object.fromEntries(starts)
}

/** With the fields of a new record that are made from others, such as its address. */
export function withMadeTexts({ fields }: RecordDefinition, typed: FieldTexts): FieldTexts {
  const made = Object.entries(fields).flatMap(([name, { madeFrom }]) =>
    madeFrom !== undefined && typed[name]?.trim() === '' ? [[name, nameSlug(typed[madeFrom] ?? '')]] : [],
  )
  return { ...typed, ...Object.fromEntries(made) }
}

/** Such as 12.5 of "12,50", as names of fields have it; as typed if it could be another number. */
function plainDecimal(typed: string): string {
  const places = Math.max(2, minorDigits(currentCurrency()))
  const number = readDecimal(typed, places)
  return number === undefined ? typed : String(number / 10 ** places)
}

/** Rows with a start or a price only, and starts that come twice: the use cases see one price for each start. */
export function rateErrors({ fields }: RecordDefinition, texts: FieldTexts): RecordErrors {
  const errors = Object.entries(fields).flatMap(([name, field]) => {
    const rates = isRowsField(field) && field.unit !== undefined ? readRateLines(texts[name] ?? '') : []
    const starts = rates.map(({ from }) => plainDecimal(from))
    return rates.flatMap(({ from, price }, at): [string, RecordError][] => {
      const cell = (part: 'from' | 'price') => `${name}.${part}-${at + 1}`
      if (from === '' || price === '')
        return [[cell(from === '' ? 'from' : 'price'), { code: 'incomplete-price', params: {} }]]
      if (!/^\d/.test(starts[at]!)) return [[cell('from'), { code: 'not-an-amount', params: { digits: 0 } }]]
      return starts.indexOf(starts[at]!) < at ? [[cell('from'), { code: 'repeated-start', params: {} }]] : []
    })
  })
  return Object.fromEntries(errors)
}

/** The input of a form that an error is about: of a price, the one in the row with its start. */
export function inputOfError(name: string, typed: FieldTexts): string {
  if (Object.hasOwn(typed, name) || /\.(from|price)-\d+$/.test(name)) return name
  const [, field = '', start] = /^([a-z_]+)-(.+)$/.exec(name) ?? []
  const row = readRateLines(typed[field] ?? '').findIndex(({ from }) => plainDecimal(from) === start)
  return row < 0 ? name.replace(/[-.].*$/, '') : `${field}.price-${row + 1}`
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
      for (const { from, price } of rates) sent.add(`${name}-${plainDecimal(from)}`, price)
    }
  }
  return sent.source('row')
}
