/** The facts about a list that a page's hearts use. */
export interface HeartList {
  id: string
  name: string
  wishes: Heart[]
}

export interface Heart {
  product: number
  /** Null when the product was saved without a variant. */
  sku: string | null
}

/** The number of wishes on all lists, as the header shows it. */
export function countHearts(lists: readonly HeartList[]): number {
  return lists.reduce((count, { wishes }) => count + wishes.length, 0)
}

/** Whether a product is on any list. A wish for another variant doesn't count; a wish without a variant does. */
export function isSaved(lists: readonly HeartList[], { product, sku }: Heart): boolean {
  return lists.some(({ wishes }) =>
    wishes.some(wish => wish.product === product && (!sku || !wish.sku || wish.sku === sku)),
  )
}

/**
 * The lists after a change that the server hasn't confirmed. A saved product goes to the first list, which is enough to fill
 * its heart; without `list`, it is removed from all.
 */
export function withHeart(
  lists: readonly HeartList[],
  { product, sku }: Heart,
  saved: boolean,
  list?: string,
): readonly HeartList[] {
  const [first = { id: '', name: '', wishes: [] }, ...others] = lists
  if (saved) {
    const otherWishes = first.wishes.filter(wish => wish.product !== product)
    return [{ ...first, wishes: [...otherWishes, { product, sku }] }, ...others]
  }
  return lists.map(other =>
    list && other.id !== list
      ? other
      : { ...other, wishes: other.wishes.filter(wish => wish.product !== product) },
  )
}
