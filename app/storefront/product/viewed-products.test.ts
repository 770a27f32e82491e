import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseViewedIds, recordProductView } from './viewed-products.ts'

afterEach(() => vi.unstubAllGlobals())

describe('viewed products', () => {
  it.each([
    [null, []],
    ['', []],
    ['3,1,2', [3, 1, 2]],
    ['<script>,4,-1,1e9,0,99999999999,5', [4, 5]],
  ])('are parsed from %j', (stored, ids) => {
    expect(parseViewedIds(stored)).toEqual(ids)
  })

  it('are the last four others, newest first', () => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
    })
    expect([1, 2, 3, 2, 4, 5, 6].map(recordProductView)).toEqual([
      [],
      [1],
      [2, 1],
      [3, 1],
      [2, 3, 1],
      [4, 2, 3, 1],
      [5, 4, 2, 3],
    ])
    expect(recordProductView(6)).toEqual([5, 4, 2, 3])
  })

  it('are empty without storage', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(recordProductView(1)).toEqual([])
  })
})
