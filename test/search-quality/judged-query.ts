/** A search with what a shopper hopes to find. */
export interface JudgedQuery {
  query: string
  /** 3 for exactly what was meant, 2 for what will do, 1 for what is close, and 0 for the rest. */
  grade(product: JudgedProduct): number
  /** Nothing in the catalog is meant. */
  isUnanswerable?: boolean
}

export interface JudgedProduct {
  title: string
  brand: string
  /** Names, with those of ancestors. */
  categories: readonly string[]
  /** Slugs of values, by the slug of their option or attribute. */
  values: Readonly<Record<string, readonly string[]>>
  /** In minor units. */
  price: number
  onSale: boolean
}

/** Normalized discounted cumulative gain of the first ten: Järvelin and Kekäläinen, ACM Transactions on Information Systems 20 (2002). */
export function ndcg(found: readonly number[], all: readonly number[]): number {
  const gain = (grades: readonly number[]) =>
    grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
  const best = gain(all.toSorted((one, other) => other - one))
  return best === 0 ? 1 : gain(found) / best
}

/** A line of goods: queries with bars between them, and names of what is meant, of what will do, and of what is close. */
export type JudgedGoods = readonly [queries: string, ...grades: string[]]

/** `has` tells whether a product is one of these names. */
export function judgeGoods(
  goods: readonly JudgedGoods[],
  has: (product: JudgedProduct, names: readonly string[]) => boolean,
): JudgedQuery[] {
  return goods.flatMap(([queries, ...grades]) => {
    const all = queries.split('|')
    return all.map(query => ({
      query,
      grade: (product: JudgedProduct) => {
        const at = grades.findIndex(names => has(product, names.split(', ')))
        return at === -1 ? 0 : 3 - at
      },
    }))
  })
}

export type Test = (product: JudgedProduct) => boolean

/** Queries with bars between them, and all that they mean. */
export type JudgedFilters = readonly [queries: string, ...tests: Test[]]

export function judgeFilters(filters: readonly JudgedFilters[]): JudgedQuery[] {
  return filters.flatMap(([queries, ...tests]) =>
    queries.split('|').map(query => ({
      query,
      grade: (product: JudgedProduct) => (tests.every(test => test(product)) ? 3 : 0),
    })),
  )
}

/** Queries that nothing should be found for. */
export function judgeMissing(queries: readonly string[]): JudgedQuery[] {
  return queries.map(query => ({ query, grade: () => 0, isUnanswerable: true }))
}

/** Having one of these values of an option or attribute. */
export function has(option: string, ...slugs: string[]): Test {
  return ({ values }) => slugs.some(slug => values[option]?.includes(slug))
}

/** In main units. */
export function costs(from: number, to = Number.POSITIVE_INFINITY): Test {
  return ({ price }) => price >= from * 100 && price <= to * 100
}
