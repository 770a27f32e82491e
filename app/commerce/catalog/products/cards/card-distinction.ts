/** A value of a product, by which a list tells it from others of its name. */
export interface DistinctiveValue {
  product_id: number
  /** Such as an option, and whether it is one. */
  source: number
  is_option: number
  name: string
}

/** More would hide the name above them. */
const maxParts = 2

/**
 * The values that tell these products apart, by product: of options that none of them comes in twice, then of attributes, and no more
 * than needed. Empty if nothing does.
 */
export function distinguishProducts(
  ids: readonly number[],
  values: readonly DistinctiveValue[],
): Map<number, string[]> {
  let best = ids.map((): string[] => [])
  for (const ofSource of Map.groupBy(values, ({ is_option, source }) => `${is_option} ${source}`).values()) {
    const ofProduct = Map.groupBy(ofSource, ({ product_id }) => product_id)
    const isChosen = ofSource[0]!.is_option === 1 && [...ofProduct.values()].some(({ length }) => length > 1)
    if (isChosen) continue
    const withMore = ids.map((id, at) => {
      const names = ofProduct.get(id)?.map(({ name }) => name) ?? []
      return names.length > 0 ? [...best[at]!, names.join(', ')] : best[at]!
    })
    if (countDistinct(withMore) > countDistinct(best)) best = withMore
    if (countDistinct(best) === ids.length || best.some(({ length }) => length >= maxParts)) break
  }
  return new Map(ids.map((id, at) => [id, best[at]!]))
}

function countDistinct(lists: readonly (readonly string[])[]): number {
  return new Set(lists.map(list => JSON.stringify(list))).size
}
