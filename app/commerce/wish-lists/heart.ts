/** What is saved on one list, as little as a browser needs to fill the hearts of a page. */
export interface HeartList {
  id: string
  name: string
  wishes: Heart[]
}

export interface Heart {
  product: number
  /** The variant that was chosen; null where none was. */
  sku: string | null
}

/** How many wishes there are on all lists: what the count on the heart in the header says. */
export function countHearts(lists: readonly HeartList[]): number {
  return lists.reduce((count, { wishes }) => count + wishes.length, 0)
}

/**
 * Whether a product is saved, on whichever list. Where a variant is shown, a wish for another variant is not this one; a wish
 * for no variant in particular is.
 */
export function isSaved(lists: readonly HeartList[], { product, sku }: Heart): boolean {
  return lists.some(({ wishes }) =>
    wishes.some(wish => wish.product === product && (!sku || !wish.sku || wish.sku === sku)),
  )
}

/**
 * What is saved as it will be when the shop has answered. Hearts show whether something is saved and not where, so what is
 * saved stands on the first list meanwhile. Without a `list` a product is taken off all of them.
 */
export function withHeart(
  lists: readonly HeartList[],
  { product, sku }: Heart,
  saved: boolean,
  list?: string,
): readonly HeartList[] {
  const [first = { id: '', name: '', wishes: [] }, ...others] = lists
  if (saved) {
    const kept = first.wishes.filter(wish => wish.product !== product)
    return [{ ...first, wishes: [...kept, { product, sku }] }, ...others]
  }
  return lists.map(one =>
    list && one.id !== list ? one : { ...one, wishes: one.wishes.filter(wish => wish.product !== product) },
  )
}
