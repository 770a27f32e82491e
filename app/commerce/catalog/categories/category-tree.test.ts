import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categoryMoves, planCategoryMove, type TreeCategory, treeRows } from './category-tree.ts'

const category = (id: number, parent_id: number | null, position: number): TreeCategory => ({
  ...{ id, slug: `c${id}`, name: `Category ${id}`, parent_id, position },
})

/** 1 with 3 and 4 below it, then 2. */
const shop = [category(1, null, 1), category(2, null, 2), category(3, 1, 1), category(4, 1, 2)]

const outline = (categories: readonly TreeCategory[]) =>
  treeRows(categories)
    .map(({ id, depth }) => '-'.repeat(depth) + id)
    .join(' ')

function moved(categories: readonly TreeCategory[], id: number, move: (typeof categoryMoves)[number]) {
  const plan = planCategoryMove(categories, id, move)
  return plan && categories.map(one => ({ ...one, ...plan.find(({ id }) => id === one.id) }))
}

describe('the tree of categories', () => {
  it('lists each category after its parent', () => {
    expect(outline(shop)).toBe('1 -3 -4 2')
  })

  it('names each by the way to it', () => {
    const deep = [...shop, category(5, 4, 1)]
    expect(treeRows(deep).map(({ path }) => path)).toEqual([
      'Category 1',
      'Category 1 › Category 3',
      'Category 1 › Category 4',
      'Category 1 › Category 4 › Category 5',
      'Category 2',
    ])
  })

  it.each([
    [2, 'up', '2 1 -3 -4'],
    [1, 'down', '2 1 -3 -4'],
    [4, 'up', '1 -4 -3 2'],
    [3, 'out', '1 -4 3 2'],
    [2, 'in', '1 -3 -4 -2'],
    [4, 'in', '1 -3 --4 2'],
  ] as const)('moves %i %s', (id, move, expected) => {
    expect(outline(moved(shop, id, move)!)).toBe(expected)
  })

  it.each([
    [1, 'up'],
    [2, 'down'],
    [1, 'out'],
    [3, 'in'],
    [9, 'up'],
  ] as const)('cannot move %i %s', (id, move) => {
    expect(planCategoryMove(shop, id, move)).toBeUndefined()
  })

  it('orders siblings with the same position as they were listed', () => {
    const same = [category(1, null, 0), category(2, null, 0), category(3, null, 0)]
    expect(outline(moved(same, 3, 'up')!)).toBe('1 3 2')
  })

  it('keeps every category, and none below itself, whatever is moved', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom(...categoryMoves)))
    fc.assert(
      fc.property(steps, moves => {
        let now: readonly TreeCategory[] = shop
        for (const [id, move] of moves) now = moved(now, id, move) ?? now
        expect(treeRows(now)).toHaveLength(shop.length)
      }),
    )
  })
})
