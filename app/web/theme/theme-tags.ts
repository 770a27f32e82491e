import type { Theme } from '#commerce/content/theme/theme.ts'
import { themeAddress } from '#commerce/content/theme/theme-stylesheet.ts'

/**
 * What the theme loads, for the head before its title: the stylesheet, and the font file if the theme uses it. Not by a component,
 * because React would load the font again that a theme leaves out. React skips what it didn't render in a head.
 */
export function themeTags(theme: Theme, fontFile?: string): string {
  const address = themeAddress(theme)
  const stylesheet = address ? `<link rel="stylesheet" href="${address}"/>` : ''
  const font =
    fontFile && theme.typeface === 'instrument-sans'
      ? `<link rel="preload" href="${fontFile}" as="font" type="font/woff2" crossorigin="anonymous"/>`
      : ''
  return font + stylesheet
}
