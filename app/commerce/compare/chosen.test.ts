import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addChosen, keptChosen, mostCompared, readChosen } from './chosen.ts'

const slugs = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
const sets = fc.uniqueArray(slugs, { maxLength: mostCompared })

describe('what is compared', () => {
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
  ])('is read from %j as %j', (text, read) => {
    expect(readChosen(text)).toEqual(read)
  })

  it('is at most four slugs, each once, whatever stands there', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), text => {
        const read = readChosen(text)
        expect(read.length).toBeLessThanOrEqual(mostCompared)
        expect(new Set(read).size).toBe(read.length)
        expect(read.join('')).toMatch(/^[a-z0-9-]*$/)
      }),
    )
  })

  it('comes back from an address and from a cookie in its order', () => {
    fc.assert(
      fc.property(sets, chosen => {
        expect(readChosen(chosen.join(','))).toEqual(chosen)
        expect(readChosen(chosen.join('.'))).toEqual(chosen)
      }),
    )
  })

  it('grows by one at its end, up to four; a fifth takes the place of none', () => {
    fc.assert(
      fc.property(sets, slugs, (chosen, slug) => {
        const added = addChosen(chosen, slug)
        if (chosen.includes(slug)) expect(added).toEqual({ ok: true, chosen })
        else if (chosen.length === mostCompared) expect(added).toEqual({ ok: false, because: 'full' })
        else expect(added).toEqual({ ok: true, chosen: [...chosen, slug] })
      }),
    )
  })

  it('takes again what is chosen already, also when there are four', () => {
    expect(addChosen(['a', 'b', 'c', 'd'], 'b')).toEqual({ ok: true, chosen: ['a', 'b', 'c', 'd'] })
  })
})

describe('what is taken out of a comparison', () => {
  it('is no longer chosen, and the others stay in their order', () => {
    expect(keptChosen(['a', 'b', 'c'], ['a', 'b', 'c'], 'b')).toEqual(['a', 'c'])
    expect(keptChosen(['a', 'b', 'c'], ['c', 'b'], 'b'), 'a part of it is shown').toEqual(['a', 'c'])
  })

  it('stays chosen by who looks at the choice of somebody else', () => {
    expect(keptChosen(['a', 'b'], ['b', 'x'], 'b')).toEqual(['a', 'b'])
  })
})
