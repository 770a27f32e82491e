import { expect, it } from 'vitest'
import { defaultFromAddress, isFromAddress } from './from-address.ts'

it.each([
  ['shop@example.com', true],
  ['Tote <shop@example.com>', true],
  ['"Tote, the shop" <shop@example.com>', true],
  ['Tote', false],
  ['Tote <shop>', false],
  ['Tote <a@b.example> <c@d.example>', false],
  ['Tote\r\nBcc: x@y.example <shop@example.com>', false],
])('%j is a sender: %s', (text, isSender) => {
  expect(isFromAddress(text)).toBe(isSender)
})

it('the default sender is the shop', () => {
  const url = 'https://shop.example'
  expect(defaultFromAddress({ shopName: 'Tote', email: 'hello@tote.example' }, url)).toBe(
    '"Tote" <hello@tote.example>',
  )
  expect(defaultFromAddress({ shopName: 'A "B"\r\n<x>', email: '' }, url)).toBe(
    '"A  B    x" <shop@shop.example>',
  )
})
