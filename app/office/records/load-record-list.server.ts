import type { RouterContextProvider } from 'react-router'
import { fold } from '#commerce/catalog/search/words/fold.ts'
import { listRecords } from '#commerce/editing/read-records.server.ts'
import { readLiveRows } from '#commerce/editing/record-store.server.ts'
import type { ColumnField } from '#commerce/editing/records/record-field.server.ts'
import { readSearch } from '#commerce/values/typed/typed-text.ts'
import type { Db } from '#db/schema/schema.ts'
import { formatNumber } from '#messages/format.ts'
import { officeRecordMessages } from '#messages/office/records.ts'
import { shopContext } from '#web/shop/context.ts'
import { countListed } from './count-listed.server.ts'
import { listedTexts } from './listed-texts.server.ts'
import { kindOfPath } from './office-record-kinds.server.ts'
import { definitionOf } from './record-fields.server.ts'
import { type OfficeRecordKind, recordParam } from './record-paths.ts'
import { toFieldTexts } from './record-texts.ts'

/** More than any shop has of these. */
const maxRead = 5000

/** A search finds the others. */
const maxShown = 200

/** Shorter lists are read at a glance. */
const searchFrom = 20

const maxQuery = 100

interface RecordListArgs {
  url: URL
  context: Readonly<RouterContextProvider>
}

/** The records of a kind whose listed texts contain what the address searches. */
export async function loadRecordList({ url, context }: RecordListArgs) {
  const kind = kindOfPath(url.pathname)
  const definition = definitionOf(kind)
  const { db, catalog } = context.get(shopContext)
  const query = readSearch(url.searchParams, maxQuery)
  const records = await listRecords(db, definition, { max: maxRead })
  const counts = kind.counts && countListed(catalog.index, kind.counts)
  const names = Object.keys(definition.fields)
  const texts = listedTexts(
    kind,
    definition,
    records.map(({ fields }) => toFieldTexts(names, fields)),
    new Date(),
  )
  const listed = records.map(({ key }, at) => ({
    param: recordParam(key),
    texts: texts[at]!,
    products: counts ? (counts.get(recordParam(key)) ?? 0) : null,
  }))
  const withControl = (control: string) => names.find(name => definition.fields[name]!.control === control)
  const [color, picture] = [withControl('color'), withControl('picture')]
  const folded = fold(query)
  const found = listed.filter(({ texts }) =>
    kind.columns.some(column => fold(texts[column] ?? '').includes(folded)),
  )
  return {
    ...{ kind, query, records: found.slice(0, maxShown), groups: await readGroups(db, kind) },
    numbers: kind.columns.filter(name => definition.fields[name]!.keypad),
    swatch: color && picture ? { color, picture } : undefined,
    hasSearch: listed.length >= searchFrom || query !== '',
    note:
      found.length > maxShown
        ? officeRecordMessages.firstOf(formatNumber(maxShown), formatNumber(found.length))
        : null,
  }
}

/** The values of the field that groups a list, in order, with their names. Others come last, as they are. */
async function readGroups(db: Db, kind: OfficeRecordKind): Promise<{ value: string; name: string }[]> {
  if (kind.groupedBy === undefined) return []
  const field = definitionOf(kind).fields[kind.groupedBy]! as ColumnField
  if (!field.names)
    return Object.entries(officeRecordMessages.choices).map(([value, name]) => ({ value, name }))
  const { table, by } = field.names
  const rows = await readLiveRows(
    db,
    { table: table as 'option', order: ['position', 'id'] },
    { max: maxRead },
  )
  return rows.map(row => ({ value: String(row[by]), name: String(row.name) }))
}
