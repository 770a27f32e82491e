import { expect, it } from 'vitest'
import { isSender, usualSender } from './mail-from.ts'

it.each([
  ['shop@example.com', true],
  ['Tote <shop@example.com>', true],
  ['"Tote, the shop" <shop@example.com>', true],
  ['Tote', false],
  ['Tote <shop>', false],
  ['Tote <a@b.example> <c@d.example>', false],
  ['Tote\r\nBcc: x@y.example <shop@example.com>', false],
])('letters can come from %j: %s', (text, can) => {
  expect(isSender(text)).toBe(can)
})

it('where nobody says whom letters come from, it is the shop by its name', () => {
  const url = 'https://shop.example'
  expect(usualSender({ shopName: 'Tote', email: 'hello@tote.example' }, url)).toBe(
    '"Tote" <hello@tote.example>',
  )
  expect(usualSender({ shopName: 'A "B"\r\n<x>', email: '' }, url)).toBe('"A  B    x" <shop@shop.example>')
})
