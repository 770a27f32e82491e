import { describe, expect, it } from 'vitest'
import { isMatched, orderTerms, productTerm, searchMatches } from './order-terms.ts'

const terms = orderTerms({
  number: 'T-7KQ4-M2XA',
  email: 'June@Mail.example',
  name: 'June  Ann Halloran-Çelik',
  lines: [
    { sku: 'TEE-S', productId: 12 },
    { sku: 'TEE-S', productId: 12 },
    { sku: '#1 Mug', productId: 13 },
  ],
})

const finds = (typed: string) => isMatched(terms, searchMatches(typed))

describe('the search for orders', () => {
  it.each([
    ...['T-7KQ4-M2XA', 't7kq4m2xa', '7kq4m2xa', '7KQ4', 't-7kq4', 'T-7KQ4-m2', '7KQ4-M', 'm2xa'],
    ...[
      'june@mail',
      'JUNE',
      'june ann hal',
      'halloran',
      'Halloran-Celik June',
      ' ann  halloran',
      'tee-s',
      '1 mug',
      '#1 mug',
    ],
  ])('finds an order by "%s"', typed => {
    expect(finds(typed)).toBe(true)
  })

  it.each(['T-7KQ5', 'mail.example', 'june halloran', 'oran', 'ju', 'T-', '12', '#12'])(
    'finds nothing by "%s"',
    typed => {
      expect(finds(typed)).toBe(false)
    },
  )

  it('matches two letters only as a whole term', () => {
    expect(searchMatches('Li')).toEqual([{ text: 'li', isPrefix: false }])
    expect(searchMatches(' # ')).toEqual([])
  })

  it('keeps each term once, and products apart from what is typed', () => {
    expect(new Set(terms).size).toBe(terms.length)
    expect(terms).toContain(productTerm(12))
    expect(isMatched(['#12'], searchMatches('#12'))).toBe(false)
  })
})
