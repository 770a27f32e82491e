import { expect, it } from 'vitest'
import { phoneLink } from './phone-link.ts'

it.each([
  ['+1 (555) 010-0199', 'tel:+15550100199'],
  ['+1 (555) 010-0199 x12', 'tel:+15550100199'],
  ['+1 555 010 0199, ext. 12', 'tel:+15550100199'],
  ['+1 555 010 0199 #12', 'tel:+15550100199'],
  ['030 1234567 App. 12', 'tel:0301234567'],
  ['03-1234-5678 内線12', 'tel:0312345678'],
  ['０３ー１２３４ー５６７８', 'tel:0312345678'],
  ['Tel. +49 (0) 30 1234567', 'tel:+49301234567'],
  ['+49 (0)30 1234567', 'tel:+49301234567'],
  ['(030) 1234567', 'tel:0301234567'],
])('links %j to %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link)
})

it('has no link without digits', () => {
  expect(['', 'by appointment'].map(phoneLink)).toEqual([undefined, undefined])
})
