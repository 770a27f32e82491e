import { describe, expect, it } from 'vitest'
import { categoryPath, type TreeCategory } from './category-path.ts'

const category = (id: number, parent: number | null = null): TreeCategory => ({
  id,
  slug: `c${id}`,
  name: `C${id}`,
  parent,
})
// Bags (1) has backpacks (3), which has small ones (4); tees are 2.
const tree = [category(2), category(1), category(3, 1), category(4, 3)]
const ids = (path: TreeCategory[]) => path.map(({ id }) => id)

describe('the way to a product', () => {
  it.each([
    ['a category at the top', [1], [1]],
    ['the deepest of several', [1, 2, 4], [1, 3, 4]],
    ['of two as deep the first in the merchant’s order', [1, 2], [2]],
    ['no category', [], []],
    ['a category that is gone', [9], []],
  ])('leads through %s', (_, of, path) => {
    expect(ids(categoryPath(tree, of))).toEqual(path)
  })

  it('begins where it can when a parent is gone, and ends where a circle closes', () => {
    expect(ids(categoryPath([category(5, 99)], [5]))).toEqual([5])
    const circle = [category(1, 3), category(2, 1), category(3, 2)]
    expect(ids(categoryPath(circle, [3]))).toEqual([1, 2, 3])
    expect(ids(categoryPath([category(1, 1)], [1]))).toEqual([1])
  })
})
