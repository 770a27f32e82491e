import type {
  AttributeColumns,
  BulkPlan,
  PlannedRow,
  Stored,
} from '#commerce/editing/products/bulk/bulk-change.ts'
import { toAmount } from '#commerce/values/money.ts'
import { formatPrice } from '#messages/format.ts'
import { bulkMessages as texts } from '#messages/office/bulk-changes.ts'

/** A plan for a product in words; empty where nothing changes. */
export interface BulkDifference {
  before: string
  after: string
  change: string
}

interface DifferenceWords {
  categoryName: (id: number) => string
  /** Null for the standard rates. */
  taxClassName: (id: number | null) => string
  timeText: (at: string) => string
  /** A value of an attribute, by its id. */
  factText: (attribute: number, columns: AttributeColumns) => string
  fieldText: (column: string, value: Stored) => string
}

/** The rows of each product of a plan. */
export function rowsByProduct({ rows }: BulkPlan): Map<number, PlannedRow[]> {
  return Map.groupBy(rows, ({ product }) => product)
}

export function describeDifference(
  rows: readonly PlannedRow[],
  { categoryName, taxClassName, timeText, factText, fieldText }: DifferenceWords,
): BulkDifference {
  const [first] = rows
  if (!first) return { before: '', after: '', change: '' }
  if ('price' in (first.after ?? {})) return describePrices(rows)
  if ('tax_class_id' in (first.after ?? {}))
    return { before: '', after: '', change: taxClassName(first.after!.tax_class_id as number | null) }
  if ('published_at' in (first.after ?? {})) {
    const { published_at, publish_at } = first.after!
    const after = published_at
      ? texts.published
      : publish_at
        ? texts.from(timeText(String(publish_at)))
        : texts.draft
    return { before: '', after, change: '' }
  }
  if (first.table === 'product' || first.table === 'variant') return describeField(rows, fieldText)
  if (first.table === 'product_attribute') return describeFacts(rows, factText)
  const additionsFirst = rows.toSorted((a, b) => Number(a.after === null) - Number(b.after === null))
  const names = additionsFirst.map(({ key, after }) => {
    const name = 'tag' in key ? String(key.tag) : categoryName(Number(key.category_id))
    return after ? texts.added(name) : texts.taken(name)
  })
  return { before: '', after: '', change: names.join(', ') }
}

function describeFacts(rows: readonly PlannedRow[], factText: DifferenceWords['factText']): BulkDifference {
  const changes = rows.map(({ key, before, after }) => {
    const say = (columns: object) => factText(Number(key.attribute_id), columns as AttributeColumns)
    if (before && after) return texts.replaced(say(before), say(after))
    return after ? texts.added(say(after)) : texts.taken(say(before!))
  })
  return { before: '', after: '', change: changes.join(', ') }
}

/** Variants may have had different values. */
function describeField(rows: readonly PlannedRow[], fieldText: DifferenceWords['fieldText']): BulkDifference {
  const [[column, value]] = Object.entries(rows[0]!.after!) as [[string, Stored]]
  const before = new Set(rows.map(row => fieldText(column, row.before![column]!)))
  const change = texts.replaced([...before].join(', '), fieldText(column, value))
  return { before: '', after: '', change }
}

function describePrices(rows: readonly PlannedRow[]): BulkDifference {
  const before = rows.map(row => Number(row.before!.price))
  const after = rows.map(row => Number(row.after!.price))
  const changes = after.map((price, at) => price - before[at]!)
  return {
    before: rangeText(before),
    after: rangeText(after),
    change: changes.every(change => change === 0) ? '' : rangeText(changes, texts.changeRange, signed),
  }
}

function rangeText(
  values: readonly number[],
  range: (from: string, to: string) => string = texts.range,
  format: (value: number) => string = plain,
): string {
  const sorted = values.toSorted((a, b) => Math.abs(a) - Math.abs(b))
  return range(format(sorted[0]!), format(sorted.at(-1)!))
}

const plain = (value: number) => formatPrice(toAmount(value))
const signed = (value: number) => `${value > 0 ? '+' : ''}${plain(value)}`

/** One sentence about all prices. */
export function describePriceChanges({ rows }: BulkPlan): string {
  const changes = rows.map(({ before, after }) => Number(after!.price) - Number(before!.price))
  const [down, up] = [changes.filter(change => change < 0), changes.filter(change => change > 0)]
  if (down.length > 0 && up.length > 0) return texts.goBoth(down.length, up.length)
  const [some] = [down, up].filter(({ length }) => length > 0)
  if (!some) return texts.compareAtOnly(rows.length)
  const sizes = some.map(Math.abs).toSorted((a, b) => a - b)
  const say = some === down ? texts.goDown : texts.goUp
  return say(some.length, plain(sizes[0]!), plain(sizes.at(-1)!))
}
