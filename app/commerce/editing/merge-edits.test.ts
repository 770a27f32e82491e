import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeEdits } from './merge-edits.ts'

const base = { title: 'Tee', price: '44.00', text: 'one\ntwo' }

describe('merging a form with what was saved meanwhile', () => {
  it.each([
    ['keeps what only I changed', { price: '46.00' }, {}, { price: '46.00' }],
    ['keeps what only somebody else changed', {}, { price: '40.00' }, { price: '40.00' }],
    [
      'combines changes of different fields',
      { title: 'Shirt' },
      { price: '40.00' },
      { title: 'Shirt', price: '40.00' },
    ],
    ['agrees when both made the same change', { price: '40.00' }, { price: '40.00' }, { price: '40.00' }],
    [
      'sees no change in line breaks of a browser',
      { text: 'one\r\ntwo' },
      { text: 'one\nthree' },
      { text: 'one\nthree' },
    ],
    ['clears a field that I emptied', { text: '' }, {}, { text: '' }],
  ])('%s', (_, mine, theirs, expected) => {
    const { merged, conflicts } = mergeEdits({
      base,
      mine: { ...base, ...mine },
      theirs: { ...base, ...theirs },
    })
    expect(conflicts).toEqual([])
    expect(merged).toEqual({ ...base, ...expected })
  })

  it('returns what both changed with all three values, and what I typed', () => {
    expect(
      mergeEdits({
        base,
        mine: { ...base, title: 'Shirt', price: '46.00' },
        theirs: { ...base, price: '40.00' },
      }),
    ).toEqual({
      merged: { ...base, title: 'Shirt', price: '46.00' },
      conflicts: [{ field: 'price', base: '44.00', mine: '46.00', theirs: '40.00' }],
    })
  })

  it('leaves fields alone that the form did not have', () => {
    expect(mergeEdits({ base, mine: { title: 'Shirt' }, theirs: base }).merged).toEqual({
      ...base,
      title: 'Shirt',
    })
  })

  it('reads fields that were added or removed meanwhile as empty', () => {
    const edits = { base: { old: 'a' }, mine: { old: 'b', added: 'x' }, theirs: {} }
    expect(mergeEdits(edits)).toEqual({
      merged: { old: 'b', added: 'x' },
      conflicts: [{ field: 'old', base: 'a', mine: 'b', theirs: '' }],
    })
  })

  it('has no conflict left once the form is sent again with what it was shown', () => {
    const value = fc.constantFrom('', 'a', 'b', 'c')
    const values = fc.record({ one: value, two: value, three: value })
    fc.assert(
      fc.property(values, values, values, (base, mine, theirs) => {
        const { merged } = mergeEdits({ base, mine, theirs })
        expect(mergeEdits({ base: theirs, mine: merged, theirs })).toEqual({ merged, conflicts: [] })
      }),
    )
  })
})
