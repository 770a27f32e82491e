import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cornerRadii, defaultTheme, densities, typefaces } from './theme.ts'
import { parseThemeAddress, type ThemeTokens, themeAddress, themeStylesheet } from './theme-stylesheet.ts'

const themes = ['', '#1a3fc0'].flatMap(accentColor =>
  typefaces.flatMap(typeface =>
    cornerRadii.flatMap(cornerRadius =>
      densities.map((density): ThemeTokens => ({ accentColor, typeface, cornerRadius, density })),
    ),
  ),
)

it('needs no stylesheet for the default look', () => {
  expect(themeStylesheet(defaultTheme)).toBe('')
  expect(themeAddress(defaultTheme)).toBeUndefined()
})

it('is named by its address', () => {
  const others = themes.filter(theme => themeAddress(theme))
  expect(others).toHaveLength(themes.length - 1)
  for (const theme of others) expect(parseThemeAddress(themeAddress(theme)!)).toEqual(theme)
  expect(new Set(others.map(themeAddress)).size).toBe(others.length)
})

it.each([
  '/theme/1.ink.serif.round.css',
  '/theme/1.1A3FC0.serif.round.compact.css',
  '/theme/0.1a3fc0.serif.round.compact.css',
  '/theme/1.1a3fc0.comic.round.compact.css',
  '/theme/1.1a3fc0.serif.round.compact.css/x',
  '/theme/1.red}body{display:none.serif.round.compact.css',
])('knows no other address: %s', path => {
  expect(parseThemeAddress(path)).toBeUndefined()
})

it('sets tokens that the storefront has, and only those that differ', () => {
  const base = ['app/ui/base.css', 'app/storefront/base.css'].map(file => readFileSync(file, 'utf8')).join('')
  for (const theme of themes)
    for (const [, token, value] of themeStylesheet(theme).matchAll(/(--[\w-]+):([^;}]+)/g)) {
      expect(base).toContain(`${token}: `)
      expect(base).not.toContain(`${token}: ${value};`)
    }
  expect(themeStylesheet({ ...defaultTheme, cornerRadius: 'none' })).toBe(':root{--radius:0rem}')
})
