export interface CategoryNode {
  id: number
  slug: string
  name: string
  parent: number | null
}

/** The path from the root to a product's deepest category; of equally deep ones, the first in the merchant's order. */
export function categoryPath(tree: readonly CategoryNode[], ids: readonly number[]): CategoryNode[] {
  const pathTo = categoryPathLookup(tree)
  const paths = tree.filter(({ id }) => ids.includes(id)).map(pathTo)
  return paths.reduce((longest, path) => (path.length > longest.length ? path : longest), [])
}

/** Returns a function that gives a category's path from the root, itself included. The database allows cycles: paths stop there. */
export function categoryPathLookup(
  tree: readonly CategoryNode[],
): (category: CategoryNode) => CategoryNode[] {
  const byId = new Map(tree.map(category => [category.id, category]))
  return category => {
    const path: CategoryNode[] = []
    let node: CategoryNode | undefined = category
    while (node && !path.includes(node)) {
      path.unshift(node)
      node = node.parent === null ? undefined : byId.get(node.parent)
    }
    return path
  }
}
