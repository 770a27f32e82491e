import { expect, it } from 'vitest'
import { namedValues, planOptionChange } from './plan-option-change.ts'

const variants = ['Black', 'Clay'].flatMap(color =>
  ['S', 'M'].map((size, at) => ({ color, size, available: at + 1 })),
)

it('names the variants that go, with their stock', () => {
  expect(planOptionChange(variants, { colors: ['Black'], sizes: ['S', 'M', 'XL'] })).toEqual({
    variants: 3,
    added: 1,
    removed: [variants[2], variants[3]],
  })
})

it('finds nothing to do when the values stay', () => {
  const same = { colors: ['black', 'Clay'], sizes: ['s', 'M'] }
  expect(planOptionChange(variants, same)).toEqual({ variants: 4, added: 0, removed: [] })
})

it('keeps one variant for each color when all sizes go', () => {
  const { variants: count, removed } = planOptionChange(variants, { colors: ['Black', 'Clay'], sizes: [] })
  expect([count, removed.length]).toEqual([2, 2])
})

it('reads chosen and new values of a form', () => {
  const known = { colors: [{ slug: 'black', name: 'Black' }], sizes: [{ slug: 's', name: 'S' }] }
  const typed = { colors: ['black', 'gone'], sizes: [], newColor: ' Plum ', newSizes: 'S, XXL' }
  expect(namedValues(known, typed)).toEqual({ colors: ['Black', 'Plum'], sizes: ['S', 'XXL'] })
})
