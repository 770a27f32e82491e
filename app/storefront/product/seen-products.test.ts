import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSeen, rememberSeen } from './seen-products.ts'

afterEach(() => vi.unstubAllGlobals())

describe('what a browser has seen', () => {
  it.each([
    [null, []],
    ['', []],
    ['3,1,2', [3, 1, 2]],
    ['<script>,4,-1,1e9,0,99999999999,5', [4, 5]],
  ])('is read from %j', (stored, ids) => {
    expect(readSeen(stored)).toEqual(ids)
  })

  it('is the products before this one, newest first, each once and four at most', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    })
    expect([1, 2, 3, 2, 4, 5, 6].map(rememberSeen)).toEqual([
      [],
      [1],
      [2, 1],
      [3, 1],
      [2, 3, 1],
      [4, 2, 3, 1],
      [5, 4, 2, 3],
    ])
    expect(rememberSeen(6)).toEqual([5, 4, 2, 3])
  })

  it('is nothing where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(rememberSeen(1)).toEqual([])
  })
})
