import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addToComparison, maxCompared, readCompareSelection, selectionWithout } from './compare-selection.ts'

const slugs = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
const sets = fc.uniqueArray(slugs, { maxLength: maxCompared })

describe('the comparison', () => {
  it.each([
    [null, []],
    [undefined, []],
    ['', []],
    ['water-pot', ['water-pot']],
    ['water-pot,school-bag', ['water-pot', 'school-bag']],
    ['water-pot.school-bag', ['water-pot', 'school-bag']],
    ['b,a,b,c', ['b', 'a', 'c']],
    ['a,b,c,d,e', ['a', 'b', 'c', 'd']],
    [',,a, b,C,ü,a/b,../x,', ['a']],
    ['<script>alert(1)</script>,a;b,"c"', []],
    ['a'.repeat(101), []],
  ])('reads %j as %j', (text, read) => {
    expect(readCompareSelection(text)).toEqual(read)
  })

  it('reads at most four slugs, each once, from any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), text => {
        const read = readCompareSelection(text)
        expect(read.length).toBeLessThanOrEqual(maxCompared)
        expect(new Set(read).size).toBe(read.length)
        expect(read.join('')).toMatch(/^[a-z0-9-]*$/)
      }),
    )
  })

  it('is read back in its order from an address and a cookie', () => {
    fc.assert(
      fc.property(sets, selection => {
        expect(readCompareSelection(selection.join(','))).toEqual(selection)
        expect(readCompareSelection(selection.join('.'))).toEqual(selection)
      }),
    )
  })

  it('grows at its end up to four products and refuses a fifth', () => {
    fc.assert(
      fc.property(sets, slugs, (selection, slug) => {
        const added = addToComparison(selection, slug)
        if (selection.includes(slug)) expect(added).toEqual({ ok: true, slugs: selection })
        else if (selection.length === maxCompared) expect(added).toEqual({ ok: false, reason: 'full' })
        else expect(added).toEqual({ ok: true, slugs: [...selection, slug] })
      }),
    )
  })

  it('accepts a product it already has, even when full', () => {
    expect(addToComparison(['a', 'b', 'c', 'd'], 'b')).toEqual({ ok: true, slugs: ['a', 'b', 'c', 'd'] })
  })
})

describe('a product removed from a comparison', () => {
  it('leaves the selection, and the others keep their order', () => {
    expect(selectionWithout(['a', 'b', 'c'], ['a', 'b', 'c'], 'b')).toEqual(['a', 'c'])
    expect(selectionWithout(['a', 'b', 'c'], ['c', 'b'], 'b'), 'part of the selection is shown').toEqual([
      'a',
      'c',
    ])
  })

  it('stays selected when the comparison is someone else’s', () => {
    expect(selectionWithout(['a', 'b'], ['b', 'x'], 'b')).toEqual(['a', 'b'])
  })
})
