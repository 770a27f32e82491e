import { expect, it } from 'vitest'
import { parseSizeGuide, toInches } from './size-guide.ts'

it('reads notes, measures and sizes', () => {
  const text = 'Lay a tee flat.\n\nMeasure across.\r\nSize: Chest, Length\nS: 48, 68.5\nLg: 54, 72\n'
  expect(parseSizeGuide(text)).toEqual({
    notes: ['Lay a tee flat.', 'Measure across.'],
    measures: ['Chest', 'Length'],
    sizes: [
      { name: 'S', centimeters: [48, 68.5] },
      { name: 'Lg', centimeters: [54, 72] },
    ],
  })
})

it.each([
  '',
  'Ask us.',
  'Size: Chest',
  'Size: Chest\nS: wide',
  'Size: Chest, Length\nS: 48',
  'Size: Chest\nS: -1',
])('refuses a text without a table: %j', text => {
  expect(parseSizeGuide(text)).toBeUndefined()
})

it.each([
  [48, 19],
  [50, 19.5],
  [68.5, 27],
])('turns %d cm into %d inches', (centimeters, inches) => {
  expect(toInches(centimeters)).toBe(inches)
})
