import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrastRatio, darkenedFor, lightenedFor, minContrast } from './contrast.ts'

const colors = fc.integer({ min: 0, max: 0xffffff }).map(number => `#${number.toString(16).padStart(6, '0')}`)

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#1d3fd1', '#ffffff', 7.82],
])('measures %s on %s as WCAG does', (color, background, ratio) => {
  expect(contrastRatio(color, background)).toBeCloseTo(ratio, 1)
  expect(contrastRatio(background, color)).toBe(contrastRatio(color, background))
})

it('keeps colors that pass', () => {
  expect(darkenedFor('#1d3fd1')).toBe('#1d3fd1')
  expect(lightenedFor('#93a6ff', '#15171a')).toBe('#93a6ff')
})

it('finds the nearest color that passes, of the same hue', () => {
  expect(darkenedFor('#ff0000')).toBe('#ee0000')
  const yellow = darkenedFor('#ffcc00')
  expect(contrastRatio(yellow, '#ffffff')).toBeLessThan(minContrast + 0.05)
  expect(yellow).toMatch(/^#[6-9a].[5-8].00$/)
})

it('passes for every color, on white and on a dark page', () => {
  fc.assert(
    fc.property(colors, color => {
      expect(contrastRatio(darkenedFor(color), '#ffffff')).toBeGreaterThanOrEqual(minContrast)
      expect(contrastRatio(lightenedFor(color, '#15171a'), '#15171a')).toBeGreaterThanOrEqual(minContrast)
    }),
  )
})
