import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyOf, longestName, readName } from './list-name.ts'

describe('the name of a list', () => {
  it.each([
    ['Birthday', 'Birthday'],
    ['  For   Ada  ', 'For Ada'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['🎁'.repeat(60), '🎁'.repeat(60)],
    ['Küche & <b>Bad</b>', 'Küche & <b>Bad</b>'],
    ['هدايا', 'هدايا'],
    ['👩‍👧', '👩‍👧'],
    ['?', '?'],
  ])('“%s” is taken', (typed, name) => {
    expect(readName(typed)).toMatchObject({ ok: true, name })
  })

  it.each([
    ['nothing', undefined],
    ['no letter', ''],
    ['spaces', '   '],
    ['what nobody sees', '\u200b\u200d'],
    ['more than fits', 'x'.repeat(61)],
    ['a line end', 'a\nb'],
    ['a line end of Unicode', 'a\u2028b'],
    ['a NUL', 'a\0'],
    ['an escape', '\u001b[31m'],
    ['what turns the direction', 'a\u202eb'],
    ['half a letter', 'a\ud800'],
  ])('%s is none', (_, typed) => {
    expect(readName(typed)).toEqual({ ok: false })
  })

  it('is the same in whatever case and spelling', () => {
    for (const [one, other] of [
      ['Gifts', 'GIFTS'],
      ['Küche', 'ku\u0308CHE'],
      ['ＡＢＣ', 'abc'],
    ])
      expect(keyOf(one!)).toBe(keyOf(other!))
    expect(keyOf('Gifts')).not.toBe(keyOf('Gift'))
  })

  it('is read as itself once it was read, and never longer than fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 70 }), typed => {
        const read = readName(typed)
        if (!read.ok) return
        expect([...read.name].length).toBeLessThanOrEqual(longestName)
        expect(read.name.trim()).not.toBe('')
        expect(readName(read.name)).toEqual(read)
      }),
    )
  })
})
