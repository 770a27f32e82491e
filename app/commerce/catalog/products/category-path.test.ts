import { describe, expect, it } from 'vitest'
import { type CategoryNode, categoryPath } from './category-path.ts'

const category = (id: number, parent: number | null = null): CategoryNode => ({
  id,
  slug: `c${id}`,
  name: `C${id}`,
  parent,
})
// 3 is a child of 1, and 4 of 3; 2 stands alone.
const tree = [category(2), category(1), category(3, 1), category(4, 3)]
const ids = (path: CategoryNode[]) => path.map(({ id }) => id)

describe('categoryPath', () => {
  it.each([
    ['a root category', [1], [1]],
    ['the deepest of several categories', [1, 2, 4], [1, 3, 4]],
    ['the first of two equally deep categories', [1, 2], [2]],
    ['no category', [], []],
    ['a deleted category', [9], []],
  ])('returns the path to %s', (_, categoryIds, path) => {
    expect(ids(categoryPath(tree, categoryIds))).toEqual(path)
  })

  it('starts after a missing parent and stops at a cycle', () => {
    expect(ids(categoryPath([category(5, 99)], [5]))).toEqual([5])
    const cycle = [category(1, 3), category(2, 1), category(3, 2)]
    expect(ids(categoryPath(cycle, [3]))).toEqual([1, 2, 3])
    expect(ids(categoryPath([category(1, 1)], [1]))).toEqual([1])
  })
})
