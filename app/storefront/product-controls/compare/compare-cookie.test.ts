import { describe, expect, it } from 'vitest'
import { compareCookie, readCompareCookie } from './compare-cookie.ts'

describe('the compare cookie', () => {
  it('holds slugs for thirty days and is readable by scripts', () => {
    expect(compareCookie(['water-pot', 'school-bag'], false)).toBe(
      'compare=water-pot.school-bag; Path=/; Max-Age=2592000; SameSite=Lax',
    )
  })

  it('is secure over HTTPS', () => {
    expect(compareCookie(['water-pot'], true)).toMatch(/; Secure$/)
  })

  it('is deleted when the comparison is empty', () => {
    expect(compareCookie([], false)).toContain('Max-Age=0')
  })

  it.each([
    [null, []],
    ['', []],
    ['compare=water-pot.school-bag', ['water-pot', 'school-bag']],
    ['a=1; compare=water-pot; b=2', ['water-pot']],
    ['a=1;compare=water-pot', ['water-pot']],
    ['uncompare=water-pot; compared=school-bag', []],
    ['compare=<script>.a.b c', ['a']],
  ])('reads slugs from %j', (cookies, slugs) => {
    expect(readCompareCookie(cookies)).toEqual(slugs)
  })
})
