import type { Db, Tx } from '#db/schema/schema.ts'
import { namedField } from '../../editing/input/field.server.ts'
import { decimalField, flagField } from '../../editing/input/number-fields.server.ts'
import { parseText } from '../../editing/input/parse-input.server.ts'
import { textField } from '../../editing/input/text-fields.server.ts'
import { dayField } from '../../editing/input/time-fields.server.ts'
import type { RecordError, RecordErrors } from '../../editing/records/record-error.ts'
import type { StoredValue } from '../../editing/records/record-field.server.ts'
import type { FoundRows } from '../../editing/records/rows-field.server.ts'
import { listItems } from '../../values/typed/typed-text.ts'
import {
  hasValueList,
  maxAttributeNumber,
  numberPlaces,
  numberScale,
  type StoredAttribute,
} from './attribute.ts'
import { readAttributes, type ShopAttribute, selectProductAttributes } from './attribute-store.server.ts'

const maxAttributeText = 500

type Row = Record<string, StoredValue>
type Read = { ok: true; rows: Row[] } | { ok: false; error: RecordError }

/** The values of a product: `attribute-material` by the slug of each attribute. Those that aren't sent stay. */
export const attributeRows: FoundRows = {
  input: () => namedField({ max: 500 }),
  rows: { table: 'product_attribute', owner: 'product_id', column: 'attribute_id', order: 'place' },
  async findRows(tx, name, sent, { columns }) {
    const texts = sent as ReadonlyMap<string, readonly string[]>
    const attributes = await readAttributes(tx, [...texts.keys()])
    const bySlug = new Map(attributes.map(attribute => [attribute.slug, attribute]))
    const errors: RecordErrors = {}
    const rows: Row[] = []
    for (const [slug, typed] of texts) {
      const attribute = bySlug.get(slug)
      const read: Read = attribute
        ? readAttribute(attribute, typed)
        : { ok: false, error: { code: 'unknown', params: {} } }
      if (read.ok) rows.push(...read.rows)
      else errors[`${name}-${slug}`] = read.error
    }
    const stored = columns.id === undefined ? [] : await readStored(tx, Number(columns.id))
    const replaced = new Set(attributes.map(({ id }) => id))
    const others = stored.filter(({ attribute_id }) => !replaced.has(attribute_id))
    return { rows: [...others, ...inPlaces(rows, stored)], errors }
  },
  async findTexts(db, name, owners) {
    const rows = await selectProductAttributes(db, owners.map(Number)).execute()
    const texts = new Map<StoredValue, [string, string][]>()
    for (const { product_id, slug, value, ...row } of rows) {
      const text = value ?? attributeText(row)
      const own = texts.get(product_id)
      if (own) own.push([`${name}-${slug}`, text])
      else texts.set(product_id, [[`${name}-${slug}`, text]])
    }
    return texts
  },
}

function readStored(tx: Db | Tx, product: number) {
  return tx.selectFrom('product_attribute').selectAll().where('product_id', '=', product).execute()
}

/** Values that stay keep their places, so that no row gets a value that another one still has. */
function inPlaces(rows: readonly Row[], stored: readonly Row[]): Row[] {
  return [...Map.groupBy(rows, ({ attribute_id }) => attribute_id)].flatMap(([attribute, own]) => {
    const before = stored.filter(({ attribute_id }) => attribute_id === attribute)
    const placeOf = new Map(before.map(({ value_id, place }) => [value_id, Number(place)]))
    const taken = new Set(own.flatMap(({ value_id }) => placeOf.get(value_id!) ?? []))
    let free = 0
    const nextPlace = () => {
      do free++
      while (taken.has(free))
      return free
    }
    return own.map(row => ({ ...row, place: placeOf.get(row.value_id!) ?? nextPlace() }))
  })
}

/** The rows of one attribute, without their product; none of an empty text. */
export function readAttribute(attribute: ShopAttribute, typed: readonly string[]): Read {
  const { id: attribute_id, kind, values } = attribute
  const texts = typed.flatMap(text => (kind === 'several' ? listItems(text) : [text.trim()]))
  const given = [...new Set(texts.filter(text => text !== ''))]
  const rowOf = (columns: Row): Row => ({
    ...{ attribute_id, place: 1, value_id: null, number: null, flag: null, date: null, text: null },
    ...columns,
  })
  if (given.length > 1 && kind !== 'several') return { ok: false, error: { code: 'duplicate', params: {} } }
  if (hasValueList(kind)) {
    const unknown = given.find(text => !values.some(({ slug }) => slug === text))
    if (unknown !== undefined) return { ok: false, error: { code: 'unknown', params: { item: unknown } } }
    const chosen = values.filter(({ slug }) => given.includes(slug))
    return { ok: true, rows: chosen.map(({ id }) => rowOf({ value_id: id })) }
  }
  const [text] = given
  if (text === undefined) return { ok: true, rows: [] }
  const read = readColumns(kind as keyof typeof columnFields, text)
  return read.ok ? { ok: true, rows: [rowOf(read.columns)] } : read
}

const columnFields = {
  text: textField({ max: maxAttributeText }),
  number: decimalField({ min: -maxAttributeNumber, max: maxAttributeNumber, places: numberPlaces }),
  flag: flagField,
  date: dayField,
} as const

function readColumns(kind: keyof typeof columnFields, text: string) {
  const read = parseText<string | number | boolean>(columnFields[kind], text)
  if (!read.ok) return read
  const { value } = read
  return { ok: true, columns: { [kind]: typeof value === 'boolean' ? Number(value) : value } } as const
}

/** A value as people type it. */
function attributeText({ number, flag, date, text }: StoredAttribute): string {
  if (number !== null) return String(number / numberScale)
  if (flag !== null) return flag === 1 ? 'yes' : 'no'
  return date ?? text ?? ''
}
