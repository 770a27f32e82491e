export interface TreeCategory {
  id: number
  slug: string
  name: string
  parentId: number | null
}

/**
 * The way from the top of the tree to a product: of all categories that have it the deepest, and of several as deep the
 * first in the merchant's order. A circle, which nothing in the database forbids, ends where it closes.
 */
export function categoryPath(tree: readonly TreeCategory[], ids: readonly number[]): TreeCategory[] {
  const byId = new Map(tree.map(category => [category.id, category]))
  const paths = tree.filter(({ id }) => ids.includes(id)).map(category => pathTo(category, byId))
  return paths.reduce((best, path) => (path.length > best.length ? path : best), [])
}

function pathTo(category: TreeCategory, byId: ReadonlyMap<number, TreeCategory>): TreeCategory[] {
  const path = [category]
  let parent = category.parentId === null ? undefined : byId.get(category.parentId)
  while (parent && !path.includes(parent)) {
    path.unshift(parent)
    parent = parent.parentId === null ? undefined : byId.get(parent.parentId)
  }
  return path
}
