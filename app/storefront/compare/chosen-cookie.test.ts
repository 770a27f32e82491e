import { describe, expect, it } from 'vitest'
import { chosenCookie, readChosenCookie } from './chosen-cookie.ts'

describe('the cookie of a browser that compares', () => {
  it('holds slugs for thirty days, readable for scripts of the shop alone', () => {
    expect(chosenCookie(['water-pot', 'school-bag'], false)).toBe(
      'compare=water-pot.school-bag; Path=/; Max-Age=2592000; SameSite=Lax',
    )
  })

  it('is sent over https alone where the shop is reached so', () => {
    expect(chosenCookie(['water-pot'], true)).toMatch(/; Secure$/)
  })

  it('is gone when nothing is chosen', () => {
    expect(chosenCookie([], false)).toContain('Max-Age=0')
  })

  it.each([
    [null, []],
    ['', []],
    ['compare=water-pot.school-bag', ['water-pot', 'school-bag']],
    ['a=1; compare=water-pot; b=2', ['water-pot']],
    ['a=1;compare=water-pot', ['water-pot']],
    ['uncompare=water-pot; compared=school-bag', []],
    ['compare=<script>.a.b c', ['a']],
  ])('is found in %j', (cookies, chosen) => {
    expect(readChosenCookie(cookies)).toEqual(chosen)
  })
})
