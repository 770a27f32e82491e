import { expect, it } from 'vitest'
import { accentColor, choiceSetting } from './theme-schemas.ts'

it.each([
  ['', ''],
  [' #1A3FC0 ', '#1a3fc0'],
  ['1a3fc0', '#1a3fc0'],
  ['#00f', '#0000ff'],
])('reads the color %j', (text, value) => {
  expect(accentColor.parse(text)).toEqual({ ok: true, value })
})

it.each(['red', '#12345', '#1234567', '#ggg', 'url(x)'])('refuses %j, which is no color', text => {
  expect(accentColor.parse(text)).toMatchObject({ ok: false, reason: 'bad-color' })
})

it('refuses colors without contrast, and offers the nearest one', () => {
  const params = { ratio: 4.4, nearest: '#767676' }
  expect(accentColor.parse('#777')).toEqual({ ok: false, reason: 'low-contrast', params })
  expect(accentColor.parse('#767676').ok).toBe(true)
})

it('reads one of several choices', () => {
  expect(choiceSetting(['none', 'round']).parse(' Round')).toEqual({ ok: true, value: 'round' })
  expect(choiceSetting(['none', 'round']).parse('oval')).toMatchObject({ reason: 'no-choice' })
})
