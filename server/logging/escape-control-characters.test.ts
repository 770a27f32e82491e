import { describe, expect, it } from 'vitest'
import { escapeControlCharacters } from './escape-control-characters.ts'
import { LogLines } from './log-lines.ts'

const hidden = [
  ['a line of its own', 'T-1  paid\nT-2  paid', 'T-1  paid\\u000aT-2  paid'],
  ['a return over what stands there', 'paid\ropen', 'paid\\u000dopen'],
  ['a color', '\u001b[31mred', '\\u001b[31mred'],
  ['the same in one character', '\u009b31m', '\\u009b31m'],
  ['a bell and a deletion', '\u0007\u007f\0', '\\u0007\\u007f\\u0000'],
  ['an override of the direction', 'a\u202eb\u2066c\u200fd\u061ce', 'a\\u202eb\\u2066c\\u200fd\\u061ce'],
  ['a line separator', 'a\u2028b\u2029c', 'a\\u2028b\\u2029c'],
  ['what nobody sees', 'a\u200b\ufeff\u00adb', 'a\\u200b\\ufeff\\u00adb'],
  ['a tag beyond the first plane', 'a\u{e0041}b', 'a\\udb40\\udc41b'],
  ['half a character', 'a\ud800b', 'a\\ud800b'],
]
const plain = 'Zoë O’Brien 王小明 🎒 العربية ✓ a\\b'

describe('text for a terminal', () => {
  it.each(hidden)('spells out %s', (_, text, seen) => {
    expect(escapeControlCharacters(text)).toBe(seen)
  })

  it('is unchanged without control characters', () => {
    expect(escapeControlCharacters(plain)).toBe(plain)
  })
})

describe('a line in the log', () => {
  it.each([...hidden, ['every other character', plain, plain]])(
    'is JSON of %s and hides nothing',
    (_, text) => {
      let written = ''
      const lines = new LogLines(all => (written += all))
      lines.log('request', { path: text })
      lines.flush()
      expect(JSON.parse(written).path).toBe(text)
      expect(written).toBe(`${escapeControlCharacters(written.trimEnd())}\n`)
    },
  )
})
