import { codeText } from '../../values/typed/typed-text.ts'
import { contrastRatio, darkenedFor, minContrast } from './contrast.ts'

/** In a refused one, `value` is the nearest color that passes. */
type ReadColor =
  | { ok: true; color: string }
  | { ok: false; reason: 'invalid-color' }
  | { ok: false; reason: 'low-contrast'; ratio: number; value: string }

/** A color with enough contrast to white, for text on it and for itself on paper; or nothing. */
export function readAccentColor(text: string): ReadColor {
  const typed = codeText(text).toLowerCase()
  if (typed === '') return { ok: true, color: '' }
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(typed) ?? []
  if (digits === undefined) return { ok: false, reason: 'invalid-color' }
  const color = `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
  const contrast = contrastRatio(color, '#ffffff')
  if (contrast >= minContrast) return { ok: true, color }
  // Rounded down, so that no color is refused for 4.5.
  const ratio = Math.floor(contrast * 10) / 10
  return { ok: false, reason: 'low-contrast', ratio, value: darkenedFor(color) }
}
