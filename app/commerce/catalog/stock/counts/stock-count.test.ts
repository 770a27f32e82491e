import { expect, it } from 'vitest'
import { differenceOf, parseSkuList } from './stock-count.ts'

it('is the units more than expected, and none before it is counted', () => {
  expect(differenceOf({ counted: 12, expected: 9 })).toBe(3)
  expect(differenceOf({ counted: 0, expected: 4 })).toBe(-4)
  expect(differenceOf({ counted: null, expected: null })).toBe(0)
})

it('reads a list of SKUs with any separators, each once', () => {
  expect(parseSkuList(' TEE-1, TEE-2\r\nTEE-1;\tPOT-9 ')).toEqual(['TEE-1', 'TEE-2', 'POT-9'])
  expect(parseSkuList('TEE–1、TEE‑2，ＰＯＴ-9；​POT-9')).toEqual(['TEE-1', 'TEE-2', 'POT-9'])
  expect(parseSkuList(' ')).toEqual([])
})
