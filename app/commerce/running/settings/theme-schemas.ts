import { contrastRatio, darkenedFor, minContrast } from '../../content/theme/contrast.ts'
import { codeText } from '../../values/typed/typed-text.ts'
import { refuseSetting, type SettingSchema } from './setting-schema.ts'

/** A color with enough contrast to white, for text on it and for itself on paper; or nothing. */
export const accentColor: SettingSchema<string> = {
  parse(text) {
    const typed = codeText(text).toLowerCase()
    if (typed === '') return { ok: true, value: '' }
    const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(typed) ?? []
    if (digits === undefined) return refuseSetting('bad-color', {})
    const value = `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
    const contrast = contrastRatio(value, '#ffffff')
    if (contrast >= minContrast) return { ok: true, value }
    // Rounded down, so that no color is refused for 4.5.
    const ratio = Math.floor(contrast * 10) / 10
    return refuseSetting('low-contrast', { ratio, nearest: darkenedFor(value) })
  },
  input: { kind: 'color' },
}

/** The hash of one of the shop's pictures, or nothing. */
export const pictureHash: SettingSchema<string> = {
  parse(text) {
    const value = codeText(text)
    return value === '' || /^[0-9a-f]{24}$/.test(value)
      ? { ok: true, value }
      : refuseSetting('unknown-picture', {})
  },
  input: { kind: 'picture' },
}

export function choiceSetting<Choice extends string>(choices: readonly Choice[]): SettingSchema<Choice> {
  return {
    parse(text) {
      const value = choices.find(choice => choice === codeText(text).toLowerCase())
      return value === undefined
        ? refuseSetting('no-choice', { choices: choices.join(', ') })
        : { ok: true, value }
    },
    input: { kind: 'choice', choices },
  }
}
