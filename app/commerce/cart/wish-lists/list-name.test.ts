import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listNameKey, maxListNameLength, readListName } from './list-name.ts'

describe('a list name', () => {
  it.each([
    ['Birthday', 'Birthday'],
    ['  For   Ada  ', 'For Ada'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['🎁'.repeat(60), '🎁'.repeat(60)],
    ['Küche & <b>Bad</b>', 'Küche & <b>Bad</b>'],
    ['هدايا', 'هدايا'],
    ['👩‍👧', '👩‍👧'],
    ['?', '?'],
  ])('accepts “%s”', (value, name) => {
    expect(readListName(value)).toMatchObject({ ok: true, name })
  })

  it.each([
    ['nothing', undefined],
    ['an empty name', ''],
    ['spaces', '   '],
    ['invisible characters', '\u200b\u200d'],
    ['61 characters', 'x'.repeat(61)],
    ['a line break', 'a\nb'],
    ['a Unicode line separator', 'a\u2028b'],
    ['a NUL', 'a\0'],
    ['an escape', '\u001b[31m'],
    ['half a surrogate pair', 'a\ud800'],
  ])('rejects %s', (_, value) => {
    expect(readListName(value)).toEqual({ ok: false })
  })

  it('is the same in any case and Unicode form', () => {
    for (const [one, other] of [
      ['Gifts', 'GIFTS'],
      ['Küche', 'ku\u0308CHE'],
      ['ＡＢＣ', 'abc'],
    ])
      expect(listNameKey(one!)).toBe(listNameKey(other!))
    expect(listNameKey('Gifts')).not.toBe(listNameKey('Gift'))
  })

  it('stays the same when read again, and within its limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 70 }), value => {
        const read = readListName(value)
        if (!read.ok) return
        expect([...read.name].length).toBeLessThanOrEqual(maxListNameLength)
        expect(read.name.trim()).not.toBe('')
        expect(readListName(read.name)).toEqual(read)
      }),
    )
  })
})
