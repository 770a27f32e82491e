import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeReturnPath } from './return-path.ts'

const shop = 'https://shop.example'

describe('the return path of a form', () => {
  it.each([
    ['/', '/'],
    ['/Shop?color=sage&page=2', '/Shop?color=sage&page=2'],
    ['/productDetails/school-bag#reviews', '/productDetails/school-bag#reviews'],
    ['/search?q=caf\u00e9', '/search?q=caf%C3%A9'],
    ['/a/../cart', '/cart'],
  ])('may be %j', (typed, path) => {
    expect(safeReturnPath(typed, shop)).toBe(path)
  })

  it.each([
    undefined,
    '',
    'cart',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/x/..//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/cart\r\nSet-Cookie: a=b',
    `/${'a'.repeat(2000)}`,
    // Encoded it is longer.
    `/${'é'.repeat(1500)}`,
  ])('is not %j', typed => {
    expect(safeReturnPath(typed, shop)).toBeUndefined()
  })

  it('never leaves the shop', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      '\t',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), parts => {
        const path = safeReturnPath(`/${parts.join('')}`, shop)
        return path === undefined || new URL(path, shop).origin === shop
      }),
      { numRuns: 2000 },
    )
  })
})
