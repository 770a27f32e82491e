import { expect, it } from 'vitest'
import { isSameOriginWrite } from './origin-check.ts'

const shop = 'https://shop.example'

it.each([
  [shop, undefined, true],
  [shop, 'same-origin', true],
  [undefined, undefined, true],
  [undefined, 'same-origin', true],
  [undefined, 'none', true],
  [undefined, 'same-site', false],
  [undefined, 'cross-site', false],
  [undefined, 'anything-new', false],
  ['null', undefined, false],
  ['null', 'same-origin', false],
  ['', undefined, false],
  ['http://shop.example', undefined, false],
  ['https://shop.example:8443', undefined, false],
  ['https://www.shop.example', 'same-origin', false],
  ['https://shop.example.evil.example', 'same-origin', false],
])('a write from the origin %s with Sec-Fetch-Site %s: accepted is %s', (origin, site, accepted) => {
  expect(isSameOriginWrite({ origin, site }, shop)).toBe(accepted)
})
