import { expect, it } from 'vitest'
import { readAccentColor } from './accent-color.ts'

it.each([
  ['', ''],
  [' #1A3FC0 ', '#1a3fc0'],
  ['1a3fc0', '#1a3fc0'],
  ['#00f', '#0000ff'],
])('reads the color %j', (text, color) => {
  expect(readAccentColor(text)).toEqual({ ok: true, color })
})

it.each(['red', '#12345', '#1234567', '#ggg', 'url(x)'])('refuses %j, which is no color', text => {
  expect(readAccentColor(text)).toEqual({ ok: false, reason: 'invalid-color' })
})

it('refuses colors without contrast, and offers the nearest one', () => {
  const refused = { ok: false, reason: 'low-contrast', ratio: 4.4, value: '#767676' }
  expect(readAccentColor('#777')).toEqual(refused)
  expect(readAccentColor('#767676').ok).toBe(true)
})
