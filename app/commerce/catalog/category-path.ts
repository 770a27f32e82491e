export interface TreeCategory {
  id: number
  slug: string
  name: string
  parent: number | null
}

/**
 * The way from the top of the tree to a product: of all categories that have it the deepest, and of several as deep the
 * first in the merchant's order.
 */
export function categoryPath(tree: readonly TreeCategory[], ids: readonly number[]): TreeCategory[] {
  const wayTo = waysIn(tree)
  const paths = tree.filter(({ id }) => ids.includes(id)).map(wayTo)
  return paths.reduce((best, path) => (path.length > best.length ? path : best), [])
}

/**
 * Tells for each category of a tree the way from the top to it, itself included. A circle, which nothing in the database
 * forbids, ends where it closes.
 */
export function waysIn(tree: readonly TreeCategory[]): (category: TreeCategory) => TreeCategory[] {
  const byId = new Map(tree.map(category => [category.id, category]))
  return category => {
    const way: TreeCategory[] = []
    let at: TreeCategory | undefined = category
    while (at && !way.includes(at)) {
      way.unshift(at)
      at = at.parent === null ? undefined : byId.get(at.parent)
    }
    return way
  }
}
