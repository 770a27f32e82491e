import { expect, it } from 'vitest'
import { inOrder, namedOptions, planOptionChange } from './plan-option-change.ts'

const color = 1
const size = 2
const variants = ['Black', 'Clay'].flatMap((colorName, index) =>
  ['S', 'M'].map((sizeName, at) => ({
    id: 2 * index + at + 1,
    names: { [color]: colorName, [size]: sizeName },
    available: at + 1,
  })),
)
const options = (colors: string[], sizes: string[]) => [
  { id: color, names: colors },
  { id: size, names: sizes },
]

const asMade = { leftOut: [], makesMissing: false }

it('names the variants that go, with their stock', () => {
  expect(planOptionChange(variants, options(['Black'], ['S', 'M', 'XL']), asMade)).toEqual({
    variants: 3,
    added: 1,
    removed: [variants[2], variants[3]],
    missing: [],
  })
})

it('finds nothing to do when the values stay', () => {
  expect(planOptionChange(variants, options(['black', 'Clay'], ['s', 'M']), asMade)).toEqual({
    variants: 4,
    added: 0,
    removed: [],
    missing: [],
  })
})

it('keeps one variant for each color when all sizes go', () => {
  const { variants: count, removed } = planOptionChange(
    variants,
    [{ id: color, names: ['Black', 'Clay'] }],
    asMade,
  )
  expect([count, removed.length]).toEqual([2, 2])
})

it('names a combination that is left out, and makes it again on request', () => {
  const [blackSmall, ...others] = variants
  const now = options(['Black', 'Clay'], ['S', 'M', 'L'])
  expect(planOptionChange(variants, now, { ...asMade, leftOut: [blackSmall!.id] })).toEqual({
    ...{ variants: 5, added: 2, removed: [blackSmall], missing: [['Black', 'S']] },
  })
  const { variants: made, added, missing } = planOptionChange(others, now, asMade)
  expect([made, added, missing]).toEqual([5, 2, [['Black', 'S']]])
  expect(planOptionChange(others, now, { ...asMade, makesMissing: true })).toMatchObject({
    ...{ variants: 6, added: 3 },
  })
})

it('multiplies them by the values of a new option', () => {
  const withLengths = [
    ...options(['Black', 'Clay'], ['S', 'M']),
    { id: 0, names: ['Short', 'Long', 'short'] },
  ]
  expect(planOptionChange(variants, withLengths, asMade)).toEqual({
    variants: 8,
    added: 4,
    removed: [],
    missing: [],
  })
})

it('reads chosen and new values of a form, in the order of their places', () => {
  const known = [
    { id: color, slug: 'color', values: [{ slug: 'black', name: 'Black' }] },
    { id: size, slug: 'size', values: [{ slug: 's', name: 'S' }] },
    { id: 3, slug: 'cut', values: [{ slug: 's', name: 'Slim' }] },
  ]
  const typed = {
    values: ['color/black', 'color/gone'],
    newValues: { [color]: ' Plum ', [size]: 'S, XXL' },
    places: { [size]: 1 },
    newOptionValues: 'Short,Long',
  }
  expect(namedOptions(known, typed)).toEqual([
    { id: size, names: ['S', 'XXL'] },
    { id: color, names: ['Black', 'Plum'] },
    { id: 0, names: ['Short', 'Long'] },
  ])
})

it('sorts options by their places, and those without one by the shop', () => {
  const all = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]
  expect(inOrder(all, { 4: 1, 2: 2 }).map(({ id }) => id)).toEqual([4, 2, 1, 3])
})
