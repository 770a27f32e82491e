import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planVariants } from './plan-variants.ts'

const black = 1
const clay = 2
const small = 11
const large = 12

const variant = (name: string, color: number | null, size: number | null) => ({ name, color, size })

function plan(variants: ReturnType<typeof variant>[], colors: number[], sizes: number[]) {
  const { added, changed, removed } = planVariants(variants, { colors, sizes })
  return {
    added: added.map(({ options, like }) => [options.color, options.size, like?.name]),
    changed: changed.map(({ variant, options }) => [variant.name, options.color, options.size]),
    removed: removed.map(({ name }) => name),
  }
}

describe('planning the variants of a product', () => {
  it('makes one for each color and size of a new product', () => {
    expect(plan([], [black, clay], [small, large])).toEqual({
      added: [
        [black, small, undefined],
        [black, large, undefined],
        [clay, small, undefined],
        [clay, large, undefined],
      ],
      changed: [],
      removed: [],
    })
  })

  it('adds those of a new value, like another in the same color', () => {
    const variants = [variant('a', black, small), variant('b', clay, small)]
    expect(plan(variants, [black, clay], [small, large])).toEqual({
      added: [
        [black, large, 'a'],
        [clay, large, 'b'],
      ],
      changed: [],
      removed: [],
    })
  })

  it('removes those of a value that is gone', () => {
    const variants = [variant('a', black, small), variant('b', clay, small)]
    expect(plan(variants, [clay], [small])).toEqual({ added: [], changed: [], removed: ['a'] })
  })

  it('gives a variant without options the first values, and back', () => {
    expect(plan([variant('a', null, null)], [black], [small, large])).toEqual({
      added: [[black, large, 'a']],
      changed: [['a', black, small]],
      removed: [],
    })
    expect(plan([variant('a', black, small), variant('b', black, large)], [], [])).toEqual({
      added: [],
      changed: [['a', null, null]],
      removed: ['b'],
    })
  })

  it('does not turn one color into another', () => {
    expect(plan([variant('a', black, null)], [clay], [])).toEqual({
      added: [[clay, null, 'a']],
      changed: [],
      removed: ['a'],
    })
  })

  it('ends with one variant for each combination, and then has nothing left to do', () => {
    const values = (ids: number[]) => fc.uniqueArray(fc.constantFrom(...ids))
    const option = (ids: number[]) => fc.option(fc.constantFrom(...ids))
    const options = fc.record({ color: option([1, 2, 3]), size: option([11, 12, 13]) })
    const unique = { selector: (v: { color: number | null; size: number | null }) => `${v.color} ${v.size}` }
    fc.assert(
      fc.property(
        fc.uniqueArray(options, unique),
        values([1, 2, 3]),
        values([11, 12, 13]),
        (variants, colors, sizes) => {
          const { added, changed, removed } = planVariants(variants, { colors, sizes })
          const staying = variants.filter(v => !removed.includes(v) && !changed.some(c => c.variant === v))
          const after = [...staying, ...changed.map(c => c.options), ...added.map(a => a.options)]
          expect(new Set(after.map(unique.selector)).size).toBe(after.length)
          expect(after).toHaveLength(Math.max(1, colors.length) * Math.max(1, sizes.length))
          const again = planVariants(after, { colors, sizes })
          expect(again).toEqual({ added: [], changed: [], removed: [] })
        },
      ),
    )
  })
})
