import { dimmed } from './contrast.ts'
import { cornerRadii, defaultTheme, densities, fontStacks, type Theme, typefaces } from './theme.ts'

/** The part of a theme that its stylesheet has. */
export type ThemeTokens = Omit<Theme, 'logoPicture'>

/** Part of each address, because browsers keep the file forever: raise it when `themeStylesheet` changes. */
const version = 1

const either = (names: readonly string[]) => `(${names.join('|')})`

const pattern = new RegExp(
  `^${version}\\.([0-9a-f]{6}|ink)\\.${either(typefaces)}\\.${either(cornerRadii)}\\.${either(densities)}$`,
)

/** All tokens of a theme in a name for addresses and cookies, such as 1.1a3fc0.serif.round.compact. */
export function themeName({ accentColor, typeface, cornerRadius, density }: ThemeTokens): string {
  const color = accentColor === '' ? 'ink' : accentColor.slice(1)
  return [version, color, typeface, cornerRadius, density].join('.')
}

/** The theme of such a name; undefined for any other text. */
export function parseThemeName(name: string): ThemeTokens | undefined {
  const [, color, typeface, cornerRadius, density] = pattern.exec(name) ?? []
  if (color === undefined) return undefined
  return { accentColor: color === 'ink' ? '' : `#${color}`, typeface, cornerRadius, density } as ThemeTokens
}

/** The address of a theme's stylesheet; undefined for the default look. */
export function themeAddress(theme: ThemeTokens): string | undefined {
  return themeStylesheet(theme) === '' ? undefined : `/theme/${themeName(theme)}.css`
}

/** The theme of such an address; undefined for every other path. */
export function parseThemeAddress(pathname: string): ThemeTokens | undefined {
  const [, name] = /^\/theme\/(.+)\.css$/.exec(pathname) ?? []
  return name === undefined ? undefined : parseThemeName(name)
}

/** The tokens that differ from `base.css` of `app/ui` and `app/storefront`. Outside of its layers, so they win. */
export function themeStylesheet(theme: ThemeTokens): string {
  const tokens = {
    ...accentTokens(theme),
    ...typefaceTokens(theme),
    ...radiusTokens(theme),
    ...densityTokens(theme),
  }
  const rules = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  return rules.length === 0 ? '' : `:root{${rules.join(';')}}`
}

type Tokens = Record<string, string>

function accentTokens({ accentColor }: ThemeTokens): Tokens {
  if (accentColor === '') return {}
  return { accent: accentColor, button: accentColor, 'button-hover': dimmed(accentColor, 0.65) }
}

function typefaceTokens({ typeface }: ThemeTokens): Tokens {
  return typeface === 'instrument-sans' ? {} : { font: fontStacks[typeface] }
}

function radiusTokens({ cornerRadius }: ThemeTokens): Tokens {
  if (cornerRadius === defaultTheme.cornerRadius) return {}
  return { radius: cornerRadius === 'none' ? '0rem' : '0.75rem' }
}

function densityTokens({ density }: ThemeTokens): Tokens {
  if (density === defaultTheme.density) return {}
  return {
    control: '2.75rem',
    gap: '1rem',
    'row-gap': '1.5rem',
    section: 'clamp(2.25rem,1.5rem + 3vw,4rem)',
  }
}
