/** The types of facts: text, a number with a unit, yes or no, one or several values of a list, and a day. */
export const attributeKinds = ['text', 'number', 'flag', 'one', 'several', 'date'] as const

export type AttributeKind = (typeof attributeKinds)[number]

/** Those whose values are a list of the merchant. */
export function hasValueList(kind: AttributeKind | undefined): boolean {
  return kind === 'one' || kind === 'several'
}

/** Nobody searches for a day. */
export const searchedKinds: readonly AttributeKind[] = ['text', 'number', 'flag', 'one', 'several']

/** Those with values that several products share. */
export const filteredKinds: readonly AttributeKind[] = ['number', 'flag', 'one', 'several']

/** Parameters of listings, product pages and their forms, which no attribute or option can have as its slug. */
export const reservedSlugs: readonly string[] = [
  ...['brand', 'category', 'from', 'page', 'price', 'q', 'rating', 'sale', 'show', 'sort', 'stock', 'to'],
  ...['before', 'key', 'product', 'quantity', 'sku', 'stars', 'status', 'step'],
]

export const numberPlaces = 3

/** Numbers are stored in thousandths of their unit. */
export const numberScale = 10 ** numberPlaces

/** In units: more doesn't fit into the column. */
export const maxAttributeNumber = 2_000_000

/** The columns of a row with a value, one of which has it. */
export interface StoredAttribute {
  number: number | null
  flag: 0 | 1 | null
  date: string | null
  text: string | null
}

/** A product's value of an attribute, or several. */
export type AttributeFact =
  | { kind: 'text' | 'date'; text: string }
  /** In units. */
  | { kind: 'number'; number: number }
  | { kind: 'flag'; isTrue: boolean }
  | { kind: 'one' | 'several'; values: readonly string[] }

/** A fact with the words that people know it by. */
export interface NamedFact {
  /** Slug of the attribute. */
  attribute: string
  name: string
  /** Empty for none. */
  group: string
  /** Empty for none. */
  unit: string
  /** Of the attribute, among all. */
  position: number
  isShown: boolean
  isCompared: boolean
  fact: AttributeFact
}

/** Facts below their groups, in order; those without a group come first. */
export function groupFacts<Fact extends { group: string }>(
  facts: readonly Fact[],
): { group: string; facts: Fact[] }[] {
  const groups = Map.groupBy(facts, ({ group }) => group)
  return [...groups]
    .map(([group, facts]) => ({ group, facts }))
    .toSorted((one, other) => Number(one.group !== '') - Number(other.group !== ''))
}
