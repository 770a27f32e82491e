import type { AttributeAction, AttributeColumns, PlannedRow } from './bulk-change.ts'

/** A product's value of an attribute. */
export interface StoredFact extends AttributeColumns {
  product_id: number
  attribute_id: number
  place: number
}

interface PlannedFacts {
  products: readonly { id: number }[]
  attributes: readonly StoredFact[]
}

/** One row of a product changes, unless the attribute has several. */
export function planAttribute(action: AttributeAction, { products, attributes }: PlannedFacts): PlannedRow[] {
  const of = Map.groupBy(attributes, ({ product_id }) => product_id)
  return products.flatMap(({ id }) => planProduct(action, id, of.get(id) ?? []))
}

function planProduct(
  { change, attribute, isSeveral, value }: AttributeAction,
  product: number,
  own: readonly StoredFact[],
): PlannedRow[] {
  const table = 'product_attribute' as const
  const keyOf = (place: number) => ({ product_id: product, attribute_id: attribute, place })
  const remove = (rows: readonly StoredFact[]) =>
    rows.map(row => ({ table, product, key: keyOf(row.place), before: { ...row }, after: null }))
  if (value === null) return remove(own)
  const same = own.filter(row => isSame(row, value))
  if (change === 'remove') return remove(same)
  const gone = change === 'set' && isSeveral ? remove(own.filter(row => !isSame(row, value))) : []
  if (same.length > 0) return gone
  const [first] = own
  if (first && !isSeveral)
    return [{ table, product, key: keyOf(first.place), before: columnsOf(first), after: { ...value } }]
  const place = 1 + Math.max(0, ...own.map(({ place }) => place))
  const added = { ...keyOf(place), ...value }
  return [...gone, { table, product, key: keyOf(place), before: null, after: added }]
}

function isSame(row: AttributeColumns, value: AttributeColumns): boolean {
  return Object.entries(columnsOf(row)).every(([column, stored]) => stored === columnsOf(value)[column])
}

function columnsOf({
  value_id,
  number,
  flag,
  date,
  text,
}: AttributeColumns): Record<string, string | number | null> {
  return { value_id, number, flag, date, text }
}
