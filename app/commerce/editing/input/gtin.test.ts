import { expect, it } from 'vitest'
import { isGtin } from './gtin.ts'

it.each([
  ['a GTIN-8', '40170725'],
  ['a GTIN-12', '614141007349'],
  ['a GTIN-13', '4006381333931'],
  ['a GTIN-13 whose check digit is 0', '9780201379600'],
  ['a GTIN-14', '10614141007346'],
])('takes %s', (_, digits) => {
  expect(isGtin(digits)).toBe(true)
})

it.each([
  ['a wrong check digit', '4006381333932'],
  ['two digits that were swapped', '4006383133931'],
  ['another length', '400638133393'],
  ['letters', '400638133393X'],
  ['digits of another script', '٤006381333931'],
  ['a space', '4006381333931 '],
  ['nothing', ''],
])('refuses %s', (_, digits) => {
  expect(isGtin(digits)).toBe(false)
})
