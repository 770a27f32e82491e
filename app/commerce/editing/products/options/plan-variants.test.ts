import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PlannedVariant, planVariants } from './plan-variants.ts'

const black = 1
const clay = 2
const small = 11
const large = 12

interface NamedVariant extends PlannedVariant {
  name: string
}

const variant = (name: string, ...values: (number | null)[]): NamedVariant => ({ name, values })

function plan(variants: NamedVariant[], ...options: number[][]) {
  const { added, staying, removed } = planVariants(variants, options)
  return {
    added: added.map(({ values, like }) => [...values, like?.name]),
    staying: staying.map(({ variant, values }) => [variant.name, ...values]),
    removed: removed.map(({ name }) => name),
  }
}

describe('planning the variants of a product', () => {
  it('makes one for each combination of a new product, in the order of the values', () => {
    expect(plan([], [black, clay], [small, large])).toEqual({
      added: [
        [black, small, undefined],
        [black, large, undefined],
        [clay, small, undefined],
        [clay, large, undefined],
      ],
      staying: [],
      removed: [],
    })
    expect(plan([], [black], [small, large], [21, 22]).added).toHaveLength(4)
    expect(plan([]).added).toEqual([[undefined]])
  })

  it('adds those of a new value, like another with the same first value', () => {
    const variants = [variant('a', black, small), variant('b', clay, small)]
    expect(plan(variants, [black, clay], [small, large])).toEqual({
      added: [
        [black, large, 'a'],
        [clay, large, 'b'],
      ],
      staying: [
        ['a', black, small],
        ['b', clay, small],
      ],
      removed: [],
    })
  })

  it('removes those of a value that is gone', () => {
    const variants = [variant('a', black, small), variant('b', clay, small)]
    expect(plan(variants, [clay], [small])).toEqual({
      added: [],
      staying: [['b', clay, small]],
      removed: ['a'],
    })
  })

  it('gives a variant without options the first values, and keeps one when options go', () => {
    expect(plan([variant('a', null, null)], [black], [small, large])).toEqual({
      added: [[black, large, 'a']],
      staying: [['a', black, small]],
      removed: [],
    })
    expect(plan([variant('a'), variant('b')])).toEqual({ added: [], staying: [['a']], removed: ['b'] })
    expect(plan([variant('a', black), variant('b', black), variant('c', clay)], [black, clay])).toEqual({
      added: [],
      staying: [
        ['a', black],
        ['c', clay],
      ],
      removed: ['b'],
    })
  })

  it('does not turn one color into another', () => {
    expect(plan([variant('a', black)], [clay])).toEqual({ added: [[clay, 'a']], staying: [], removed: ['a'] })
  })

  it('keeps a combination away that was left out, whatever is added', () => {
    const variants = [variant('a', black, small), variant('b', black, large), variant('c', clay, small)]
    expect(plan(variants, [black, clay], [small, large, 13]).added).toEqual([
      [black, 13, 'a'],
      [clay, 13, 'c'],
    ])
    const withCut = [variant('a', black, small, null), variant('c', clay, large, null)]
    expect(plan(withCut, [black, clay], [small, large], [21, 22])).toEqual({
      added: [
        [black, small, 22, 'a'],
        [clay, large, 22, 'c'],
      ],
      staying: [
        ['a', black, small, 21],
        ['c', clay, large, 21],
      ],
      removed: [],
    })
    const withoutSizes = [variant('a', black), variant('b', black), variant('c', clay)]
    expect(plan(withoutSizes, [black, clay]).added).toEqual([])
  })

  it('ends with one variant for each combination, and then has nothing left to do', () => {
    const ids = [
      [1, 2, 3],
      [11, 12],
      [21, 22],
    ]
    const options = fc.tuple(...ids.map(all => fc.subarray(all, { minLength: 1 })))
    const values = fc.tuple(...ids.map(all => fc.option(fc.constantFrom(...all))))
    fc.assert(
      fc.property(fc.array(values, { maxLength: 12 }), options, (rows, chosen) => {
        const variants = rows.map(values => ({ values }))
        const { added, staying, removed } = planVariants(variants, chosen, { makesMissing: true })
        expect(staying.length + removed.length).toBe(variants.length)
        const after = [...staying, ...added].map(({ values }) => ({ values }))
        expect(new Set(after.map(({ values }) => `${values}`)).size).toBe(after.length)
        expect(after).toHaveLength(chosen.reduce((count, { length }) => count * length, 1))
        for (const { variant, values } of staying)
          for (const [at, value] of variant.values.entries()) expect([null, values[at]]).toContain(value)
        const again = planVariants(after, chosen)
        expect([again.added, again.removed]).toEqual([[], []])
      }),
    )
  })
})
