/** A category as the tree is stored. Siblings are in order of `position`, then `id`. */
export interface TreeCategory {
  id: number
  slug: string
  name: string
  parent_id: number | null
  position: number
}

export const categoryMoves = ['up', 'down', 'out', 'in'] as const
export type CategoryMove = (typeof categoryMoves)[number]

export interface TreeRow extends TreeCategory {
  /** 0 at the top. */
  depth: number
  /** Its name after those above it: "Bags › Totes". */
  path: string
  moves: CategoryMove[]
}

/** New values of a category. */
export type MovedCategory = Pick<TreeCategory, 'id' | 'parent_id' | 'position'>

const inOrder = (one: TreeCategory, other: TreeCategory) => one.position - other.position || one.id - other.id

/** All categories from top to bottom, each after its parent, with the moves that would change something. */
export function treeRows(categories: readonly TreeCategory[]): TreeRow[] {
  const children = Map.groupBy(categories.toSorted(inOrder), ({ parent_id }) => parent_id)
  const below = (parent: number | null, above: readonly string[]): TreeRow[] =>
    (children.get(parent) ?? []).flatMap((category, at, siblings) => {
      const names = [...above, category.name]
      const moves = possibleMoves(category, at, siblings.length)
      const row = { ...category, depth: above.length, path: names.join(' › '), moves }
      return [row, ...below(category.id, names)]
    })
  return below(null, [])
}

function possibleMoves({ parent_id }: TreeCategory, at: number, siblings: number): CategoryMove[] {
  const possible = { up: at > 0, down: at < siblings - 1, out: parent_id !== null, in: at > 0 }
  return categoryMoves.filter(move => possible[move])
}

/**
 * The categories that a move changes: `out` puts it after its parent, `in` below the sibling before it, as the last. Undefined if it
 * can't be moved like that.
 */
export function planCategoryMove(
  categories: readonly TreeCategory[],
  id: number,
  move: CategoryMove,
): MovedCategory[] | undefined {
  const row = treeRows(categories).find(row => row.id === id)
  if (!row?.moves.includes(move)) return undefined
  const childrenOf = (parent: number | null) =>
    categories.filter(({ parent_id }) => parent_id === parent).toSorted(inOrder)
  const siblings = childrenOf(row.parent_id)
  const at = siblings.findIndex(one => one.id === id)
  if (move === 'in') {
    const parent = siblings[at - 1]!
    return placed([...childrenOf(parent.id), row], parent.id)
  }
  if (move === 'out') {
    const parent = categories.find(one => one.id === row.parent_id)!
    const others = childrenOf(parent.parent_id)
    const after = others.findIndex(one => one.id === parent.id) + 1
    return placed(others.toSpliced(after, 0, row), parent.parent_id)
  }
  return placed(siblings.toSpliced(at, 1).toSpliced(at + (move === 'up' ? -1 : 1), 0, row), row.parent_id)
}

/** Those of these siblings, in their new order, whose values differ. Positions start at 1. */
function placed(siblings: readonly TreeCategory[], parent_id: number | null): MovedCategory[] {
  return siblings
    .map((category, at) => ({ category, moved: { id: category.id, parent_id, position: at + 1 } }))
    .filter(({ category, moved }) => category.parent_id !== parent_id || category.position !== moved.position)
    .map(({ moved }) => moved)
}

/** Whether a category is this one or somewhere below it. */
export function isAtOrBelow(
  categories: readonly Pick<TreeCategory, 'id' | 'parent_id'>[],
  id: number,
  ancestor: number,
): boolean {
  const parents = new Map(categories.map(category => [category.id, category.parent_id]))
  const visited = new Set<number>()
  for (let at: number | null | undefined = id; at && !visited.has(at); at = parents.get(at)) {
    if (at === ancestor) return true
    visited.add(at)
  }
  return false
}
